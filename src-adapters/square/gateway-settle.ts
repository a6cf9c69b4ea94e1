import type { Cents } from '../../src-domain/money/cents.ts'
import { digest } from './gateway-names.ts'
import { readPayment, type SquarePayment } from './gateway-payment.ts'
import { refusalIn, type Sdk } from './gateway-sdk.ts'

/** Square's answer about one payment. */
type Asked =
  | { readonly _tag: 'Payment'; readonly payment: SquarePayment }
  /** A definite no, or silence. */
  | { readonly _tag: 'None'; readonly why: 'refused' | 'unknown' }

/** Takes what was promised. Less than that is another amount of the payment first; more is refused. */
export async function captureCharge(
  sdk: Sdk,
  paymentId: string,
  amount: Cents,
): Promise<'captured' | 'unknown' | 'refused'> {
  const { client } = sdk
  const found = await asked(() => client.payments.get({ paymentId }))
  if (found._tag === 'None') return found.why
  const { status, total } = found.payment
  if (status === 'COMPLETED') return total >= amount ? 'captured' : 'refused'
  if (status !== 'APPROVED' || amount > total) return 'refused'
  const right = amount === total ? found : await lowered(sdk, found.payment, amount)
  if (right._tag === 'None') return right.why
  const taken = await asked(() => client.payments.complete({ paymentId, ...versionOf(right.payment) }))
  if (taken._tag === 'Payment') return taken.payment.status === 'COMPLETED' ? 'captured' : 'unknown'
  return taken.why === 'refused' ? whatIs(sdk, paymentId, { COMPLETED: 'captured' }) : taken.why
}

/** Lets go of what was promised. What was taken stays taken. */
export async function cancelCharge(sdk: Sdk, paymentId: string): Promise<'cancelled' | 'unknown' | 'refused'> {
  const gone = await asked(() => sdk.client.payments.cancel({ paymentId }))
  if (gone._tag === 'Payment') return gone.payment.status === 'CANCELED' ? 'cancelled' : 'unknown'
  return gone.why === 'refused' ? whatIs(sdk, paymentId, { CANCELED: 'cancelled', FAILED: 'cancelled' }) : gone.why
}

function lowered({ client, isCurrency }: Sdk, payment: SquarePayment, amount: Cents): Promise<Asked> {
  const { id: paymentId, currency } = payment
  return asked(() => {
    if (!isCurrency(currency)) throw new Error('a currency that is none of Square')
    return client.payments.update({
      paymentId,
      idempotencyKey: digest(`${paymentId} ${amount}`),
      payment: { amountMoney: { amount: BigInt(amount), currency }, ...versionOf(payment) },
    })
  })
}

/** A no may mean that it was done before, by a call whose answer nobody heard. */
async function whatIs<Done extends string>(
  { client }: Sdk,
  paymentId: string,
  done: Readonly<Record<string, Done>>,
): Promise<Done | 'unknown' | 'refused'> {
  const found = await asked(() => client.payments.get({ paymentId }))
  return found._tag === 'None' ? found.why : (done[found.payment.status] ?? 'refused')
}

function versionOf({ version }: SquarePayment) {
  return version === undefined ? {} : { versionToken: version }
}

async function asked(ask: () => Promise<{ readonly payment?: unknown }>): Promise<Asked> {
  try {
    const payment = readPayment((await ask()).payment)
    return payment === undefined ? { _tag: 'None', why: 'unknown' } : { _tag: 'Payment', payment }
  } catch (reason) {
    return { _tag: 'None', why: refusalIn(reason) === undefined ? 'unknown' : 'refused' }
  }
}
