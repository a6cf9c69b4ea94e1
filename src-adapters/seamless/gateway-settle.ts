import type * as t from 'io-ts'
import type { Currency } from '../../src-domain/money/currency.ts'
import type { Minor } from '../../src-domain/money/minor.ts'
import type { PaymentGateway } from '../../src-domain/payment/payment-gateway.ts'
import { captureAnswer, type Transaction, voidAnswer } from './gateway-answers.ts'
import type { Api } from './gateway-api.ts'
import { declineReason } from './gateway-decline.ts'
import { amountFrom, amountText } from './gateway-money.ts'
import { showTransaction, transactionStatusOf } from './gateway-transaction.ts'

/** Capture and cancel must not happen twice, so both read the transaction first. */
export function seamlessSettlement(api: Api, currency: Currency): Pick<PaymentGateway, 'capture' | 'cancel'> {
  const take = async (retref: string, amount: Minor, promised: Transaction): Promise<'captured' | Ending> => {
    // CardPointe accounts may allow captures above the authorised amount.
    if (amount > (amountFrom(promised.amount) ?? 0)) return 'refused'
    const said = await api.post('capture', { retref, amount: amountText(amount, currency) }, captureAnswer)
    if (said._tag !== 'Said') return 'unknown'
    return transactionStatusOf(said.body) === 'captured' ? 'captured' : endingOf(said.body)
  }
  const voidCharge = async (retref: string): Promise<'cancelled' | Ending> => {
    const said = await api.post('void', { retref }, voidAnswer)
    if (said._tag !== 'Said') return 'unknown'
    return said.body.respstat === 'A' ? 'cancelled' : endingOf(said.body)
  }
  return {
    capture: async (retref, amount) => {
      const shown = await showTransaction(api, retref)
      if (shown._tag !== 'Shown') return absent(shown)
      switch (transactionStatusOf(shown.one)) {
        case 'captured':
        case 'settled':
          return 'captured'
        case 'authorised':
          return take(retref, amount, shown.one)
        case 'other':
          return 'unknown'
        default:
          return 'refused'
      }
    },
    cancel: async (retref) => {
      const shown = await showTransaction(api, retref)
      if (shown._tag !== 'Shown') return absent(shown)
      switch (transactionStatusOf(shown.one)) {
        case 'cancelled':
        case 'declined':
          return 'cancelled'
        case 'authorised':
          return voidCharge(retref)
        case 'other':
          return 'unknown'
        default:
          // A void would also void a capture made elsewhere.
          return 'refused'
      }
    },
  }
}

type Ending = 'refused' | 'unknown'

function absent({ _tag }: { readonly _tag: string }): Ending {
  return _tag === 'NotThere' ? 'refused' : 'unknown'
}

/** Rejected credentials can be corrected; other refusals are permanent. */
function endingOf(said: t.TypeOf<typeof captureAnswer>): Ending {
  return said.respstat === 'C' && declineReason({ respcode: '', ...said }) !== 'shop-refused' ? 'refused' : 'unknown'
}
