import type { Answered } from '../../line/line.ts'
import type { Card, Transaction } from './books.ts'
import { answer, type Body } from './messages.ts'

/** 1 approved, 2 declined, 3 error: https://developer.authorize.net/api/reference/responseCodes.html. */
export interface Outcome {
  readonly responseCode: '1' | '2' | '3'
  readonly reason: { readonly code: string; readonly text: string }
  readonly transaction?: Transaction
}

export function unsuccessful(code: string, text: string): Outcome {
  return { responseCode: '3', reason: { code, text } }
}

/**
 * https://developer.authorize.net/api/reference/index.html#payment-transactions-charge-a-credit-card: a decline is a
 * successful response; only an error (3) is E00027.
 */
export function told(refId: string | undefined, outcome: Outcome): Answered {
  const code = outcome.responseCode === '3' ? 'E00027' : 'I00001'
  return answer(refId, code, { transactionResponse: responseOf(outcome) })
}

function responseOf({ responseCode, reason, transaction }: Outcome): Body {
  const said =
    responseCode === '1'
      ? { messages: [{ code: reason.code, description: reason.text }] }
      : { errors: [{ errorCode: reason.code, errorText: reason.text }] }
  return {
    responseCode,
    authCode: transaction?.authCode ?? '',
    avsResultCode: transaction?.avs ?? 'P',
    cvvResultCode: transaction?.cvv ?? '',
    cavvResultCode: '',
    transId: transaction?.id ?? '0',
    refTransID: transaction?.refTransId ?? '',
    transHash: '',
    testRequest: '0',
    accountNumber: transaction === undefined ? '' : masked(transaction.card),
    accountType: transaction?.card.brand ?? '',
    ...said,
    transHashSha2: '',
    SupplementalDataQualificationIndicator: 0,
  }
}

export function masked({ last4 }: Card): string {
  return `XXXX${last4}`
}
