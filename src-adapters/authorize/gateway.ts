import type { Currency } from '../../src-domain/money/currency.ts'
import type {
  ChargeOutcome,
  ChargeRequest,
  LookupOutcome,
  PaymentGateway,
} from '../../src-domain/payment/payment-gateway.ts'
import type { Clock, Instant } from '../../src-domain/time/clock.ts'
import { type TransactionAnswer, transactionAnswer } from './answers.ts'
import { type ApiSettings, authorizeApi } from './api.ts'
import { chargeOf } from './charge.ts'
import { listedCharges } from './charges.ts'
import { declineReason, isPassing, isShopRefused } from './decline.ts'
import { findTransaction } from './find-transaction.ts'
import { readNotice } from './gateway-notice.ts'
import { amountText } from './money.ts'
import { authorizeRefunds } from './refunds.ts'
import {
  approvedAs,
  changeTransaction,
  outcomeOf,
  refuseHeld,
  showTransaction,
  transactionStatusOf,
} from './transaction.ts'
import { authorizeVault } from './vault.ts'

export interface AuthorizeSettings extends ApiSettings {
  readonly currency: Currency
  /** Absent: webhooks are rejected. */
  readonly signatureKey?: string
}

/** Codes of success and of repeated actions: https://developer.authorize.net/api/reference/responseCodes.html */
const [approved, alreadyVoided, alreadyCaptured] = ['1', '310', '311']
const badInstrument: ChargeOutcome = { _tag: 'Declined', reason: 'bad-instrument' }

/**
 * Without idempotency keys, charges are never repeated: a lost response is looked up by invoice number
 * (docs/decisions/0073).
 */
export function authorizeGateway(
  { currency, signatureKey, ...api }: AuthorizeSettings,
  clock: Clock = { now: () => Date.now() },
): PaymentGateway {
  const ask = authorizeApi(api)
  const finding = { ask, clock }

  const lookUp = async (reference: string, askedAt?: Instant): Promise<LookupOutcome> => {
    const found = await findTransaction(finding, reference, askedAt)
    if (found._tag === 'NotThere') return { _tag: 'NeverArrived' }
    if (found._tag === 'Unknown') return { _tag: 'Unknown' }
    const { details } = found
    return transactionStatusOf(details.transactionStatus) === 'held'
      ? refuseHeld(ask, details.transId)
      : outcomeOf(details, currency)
  }

  const authorise = async (request: ChargeRequest): Promise<ChargeOutcome> => {
    const charge = chargeOf(request)
    if (charge === undefined || request.currency !== currency) return badInstrument
    const said = await ask('createTransactionRequest', charge, transactionAnswer)
    if (said._tag === 'Unknown') return { _tag: 'Unknown' }
    // The nonce is spent, perhaps by this very charge.
    if (said.code === 'E00114') return lookedUpOr(await lookUp(request.reference), badInstrument)
    const made = said.body.transactionResponse
    return made === undefined ? refusalOf(said.code) : outcomeOfNew(request, made)
  }

  const outcomeOfNew = async (request: ChargeRequest, made: TransactionAnswer): Promise<ChargeOutcome> => {
    const error = made.errors?.[0]?.errorCode
    // Same card, amount and invoice number: this charge exists.
    if (error === duplicate) return lookedUpOr(await lookUp(request.reference), { _tag: 'Unknown' })
    switch (made.responseCode) {
      case '1':
        return approvedAs(made, request.amount, currency)
      case '4':
        return refuseHeld(ask, made.transId)
      case '2':
      case '3':
        // A charge that exists is in the transaction lists.
        if (isPassing(error)) return lookedUpOr(await lookUp(request.reference), refusalOf(error))
        return {
          _tag: 'Declined',
          reason: declineReason(error, { avs: made.avsResultCode ?? '', cvv: made.cvvResultCode ?? '' }),
        }
    }
  }

  const cancel = async (transactionId: string): Promise<'cancelled' | 'unknown' | 'refused'> => {
    const shown = await showTransaction(ask, transactionId)
    if (shown._tag !== 'Shown') return shown._tag === 'Unknown' ? 'unknown' : 'refused'
    switch (transactionStatusOf(shown.details.transactionStatus)) {
      case 'cancelled':
      case 'declined':
        return 'cancelled'
      case 'held':
        return (await refuseHeld(ask, transactionId))._tag === 'Declined' ? 'cancelled' : 'unknown'
      case 'authorised': {
        const end = await changeTransaction(ask, { transactionType: 'voidTransaction', refTransId: transactionId }, [
          approved,
          alreadyVoided,
        ])
        return end === 'done' ? 'cancelled' : end
      }
      case 'captured':
      case 'settled':
        // A void would also void a capture made elsewhere.
        return 'refused'
      case 'other':
        return 'unknown'
    }
  }

  return {
    id: 'authorize',
    authorise,
    lookUp,
    capture: async (refTransId, amount) => {
      const end = await changeTransaction(
        ask,
        { transactionType: 'priorAuthCaptureTransaction', amount: amountText(amount, currency), refTransId },
        [approved, alreadyCaptured],
      )
      return end === 'done' ? 'captured' : end
    },
    cancel,
    charges: listedCharges(finding, currency),
    refunds: authorizeRefunds(finding, currency),
    vault: authorizeVault(ask),
    ...(signatureKey === undefined ? {} : { readPost: readNotice(ask, signatureKey) }),
  }
}

const duplicate = '11'

/** Nothing was charged. */
function refusalOf(code: string | undefined): ChargeOutcome {
  if (code === 'E00040') return badInstrument
  return { _tag: 'Declined', reason: isShopRefused(code ?? '') ? 'shop-refused' : 'declined' }
}

function lookedUpOr(found: LookupOutcome, byItself: ChargeOutcome): ChargeOutcome {
  return found._tag === 'NeverArrived' ? byItself : found
}
