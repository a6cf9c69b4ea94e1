import type { Minor } from '../../src-domain/money/minor.ts'
import type { ApiResult, SquareApi } from './gateway-api.ts'
import { digest } from './gateway-names.ts'
import { paymentAnswer, readPayment, type SquarePayment } from './gateway-payment.ts'

type PaymentResult =
  | { readonly _tag: 'Payment'; readonly payment: SquarePayment }
  | { readonly _tag: 'None'; readonly why: 'refused' | 'unknown' }

/** Lowers the payment's amount first; refuses a larger one. */
export async function captureCharge(
  api: SquareApi,
  paymentId: string,
  amount: Minor,
): Promise<'captured' | 'unknown' | 'refused'> {
  const found = paymentResultOf(await api.get(['payments', paymentId], paymentAnswer))
  if (found._tag === 'None') return found.why
  const { status, total } = found.payment
  if (status === 'COMPLETED') return total >= amount ? 'captured' : 'refused'
  if (status !== 'APPROVED' || amount > total) return 'refused'
  const right = amount === total ? found : await lowerAmount(api, found.payment, amount)
  if (right._tag === 'None') return right.why
  const taken = paymentResultOf(
    await api.post(['payments', paymentId, 'complete'], paymentAnswer, versionOf(right.payment)),
  )
  if (taken._tag === 'Payment') return taken.payment.status === 'COMPLETED' ? 'captured' : 'unknown'
  return taken.why === 'refused' ? lookUpPayment(api, paymentId, { COMPLETED: 'captured' }) : taken.why
}

/** A captured payment stays captured. */
export async function cancelCharge(api: SquareApi, paymentId: string): Promise<'cancelled' | 'unknown' | 'refused'> {
  const gone = paymentResultOf(await api.post(['payments', paymentId, 'cancel'], paymentAnswer))
  if (gone._tag === 'Payment') return gone.payment.status === 'CANCELED' ? 'cancelled' : 'unknown'
  return gone.why === 'refused'
    ? lookUpPayment(api, paymentId, { CANCELED: 'cancelled', FAILED: 'cancelled' })
    : gone.why
}

async function lowerAmount(api: SquareApi, payment: SquarePayment, amount: Minor): Promise<PaymentResult> {
  const { id, currency } = payment
  return paymentResultOf(
    await api.put(['payments', id], paymentAnswer, {
      idempotency_key: digest(`${id} ${amount}`),
      payment: { amount_money: { amount, currency }, ...versionOf(payment) },
    }),
  )
}

/** An earlier call without a response may have succeeded. */
async function lookUpPayment<Done extends string>(
  api: SquareApi,
  paymentId: string,
  done: Readonly<Record<string, Done>>,
): Promise<Done | 'unknown' | 'refused'> {
  const found = paymentResultOf(await api.get(['payments', paymentId], paymentAnswer))
  return found._tag === 'None' ? found.why : (done[found.payment.status] ?? 'refused')
}

function versionOf({ version }: SquarePayment) {
  return version === undefined ? {} : { version_token: version }
}

function paymentResultOf(said: ApiResult<{ readonly payment?: unknown }>): PaymentResult {
  if (said._tag !== 'Said') return { _tag: 'None', why: said._tag === 'Refused' ? 'refused' : 'unknown' }
  const payment = readPayment(said.body.payment)
  return payment === undefined ? { _tag: 'None', why: 'unknown' } : { _tag: 'Payment', payment }
}
