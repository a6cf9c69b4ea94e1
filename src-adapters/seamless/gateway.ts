import type { Currency } from '../../src-domain/money/currency.ts'
import type {
  ChargeOutcome,
  ChargeRequest,
  LookupOutcome,
  PaymentGateway,
} from '../../src-domain/payment/payment-gateway.ts'
import { authorisationAnswer } from './gateway-answers.ts'
import { type ApiSettings, seamlessApi } from './gateway-api.ts'
import { chargeOf } from './gateway-charge.ts'
import { declineReason } from './gateway-decline.ts'
import { seamlessRefunds } from './gateway-refunds.ts'
import { seamlessSettlement } from './gateway-settle.ts'
import { authorised, findTransaction, outcomeOf } from './gateway-transaction.ts'
import { seamlessVault } from './gateway-vault.ts'

export interface SeamlessSettings extends ApiSettings {
  readonly currency: Currency
}

const badInstrument: ChargeOutcome = { _tag: 'Declined', reason: 'bad-instrument' }
const shopRefused: ChargeOutcome = { _tag: 'Declined', reason: 'shop-refused' }

/**
 * Without idempotency keys, each charge is looked up first, and concurrent requests share one (docs/decisions/0077).
 */
export function seamlessGateway({ currency, ...settings }: SeamlessSettings): PaymentGateway {
  const api = seamlessApi(settings)
  const underway = new Map<string, Promise<ChargeOutcome>>()

  const lookUp = async (reference: string): Promise<LookupOutcome> => {
    const found = await findTransaction(api, reference)
    if (found._tag === 'Shown') return outcomeOf(found.one, currency)
    return { _tag: found._tag === 'NotThere' ? 'NeverArrived' : 'Unknown' }
  }

  const authorise = async (request: ChargeRequest): Promise<ChargeOutcome> => {
    const charge = chargeOf(request)
    if (charge === undefined || request.currency !== currency) return badInstrument
    const before = await findTransaction(api, request.reference)
    switch (before._tag) {
      case 'Shown':
        return outcomeOf(before.one, currency)
      case 'NotThere':
        return charged(request.reference, charge)
      case 'TurnedAway':
        return shopRefused
      case 'Unknown':
        return before
    }
  }

  const charged = async (reference: string, charge: object): Promise<ChargeOutcome> => {
    const said = await api.post('auth', charge, authorisationAnswer)
    if (said._tag !== 'Said') return said._tag === 'TurnedAway' ? shopRefused : said
    switch (said.body.respstat) {
      case 'A':
        return authorised({ ...said.body, currency })
      case 'B': {
        const after = await lookUp(reference)
        return after._tag === 'NeverArrived' ? { _tag: 'Unknown' } : after
      }
      case 'C':
        return { _tag: 'Declined', reason: declineReason(said.body) }
    }
  }

  const shared = (request: ChargeRequest): Promise<ChargeOutcome> => {
    const { reference } = request
    const running =
      underway.get(reference) ??
      authorise(request).finally(() => {
        underway.delete(reference)
      })
    underway.set(reference, running)
    return running
  }

  return {
    id: 'seamless',
    authorise: shared,
    lookUp,
    ...seamlessSettlement(api, currency),
    refunds: seamlessRefunds(api, currency),
    vault: seamlessVault(api),
  }
}
