import type { Response } from './books.ts'

/** Processors that a test account may use: First Data North and Rapid Connect. */
export type Host = 'FNOR' | 'RPCT'

/**
 * Host responses: https://developer.cardpointe.com/gateway-response-codes, limited to those that test cards and amounts
 * can cause.
 */
const codes: Readonly<Record<Host, Readonly<Record<string, readonly [Response['respstat'], string]>>>> = {
  FNOR: {
    '00': ['A', 'Approval'],
    '10': ['A', 'Partial Approval'],
    '01': ['C', 'Refer to issuer'],
    '03': ['C', 'Invalid merchant'],
    '05': ['C', 'Do not honor'],
    '12': ['C', 'Invalid transaction'],
    '13': ['C', 'Invalid amount'],
    '14': ['C', 'Invalid card number'],
    '28': ['B', 'Please retry'],
    '51': ['C', 'Declined'],
    '54': ['C', 'Wrong expiration'],
    '57': ['C', 'Invalid txn for card'],
    '61': ['C', 'Exceeds withdrawal limit'],
    '63': ['C', 'Service not allowed'],
    '91': ['B', 'System error'],
    '94': ['C', 'Duplicate tran'],
    NU: ['C', 'Insufficient funds'],
  },
  RPCT: {
    '000': ['A', 'Approval'],
    '002': ['A', 'Approve for Partial Amount'],
    '100': ['C', 'Do not honor'],
    '101': ['C', 'Expired card'],
    '102': ['C', 'Suspected fraud'],
    '107': ['C', 'Call for authorization'],
    '110': ['C', 'Invalid amount'],
    '116': ['C', 'Not sufficient funds'],
    '121': ['C', 'Exceeds withdrawal amount'],
    '131': ['C', 'Invalid account number'],
    '132': ['C', 'Unmatched card expiry date'],
    '208': ['C', 'Lost card'],
    '209': ['C', 'Stolen card'],
    '500': ['C', 'Decline'],
    '505': ['B', 'Please retry'],
    '508': ['B', 'Try again later - Declined'],
    '517': ['C', 'CVV2 Declined'],
  },
}

/**
 * Test cards: https://developer.cardpointe.com/guides/cardpointe-gateway, UAT Test Card Numbers for Specific Responses.
 */
const cards: readonly (readonly [numbers: readonly string[], calls: Readonly<Record<Host, string>>])[] = [
  [['4387751111111020', '5442981111111023', '6011000995511122'], { FNOR: '01', RPCT: '107' }],
  [['4387751111111038', '5442981111111031', '6011000995511130'], { FNOR: '05', RPCT: '100' }],
  [['4387751111111046', '5442981111111049', '6011000995511148'], { FNOR: '54', RPCT: '101' }],
  [['4387751111111053', '5442981111111056', '6011000995511155'], { FNOR: 'NU', RPCT: '500' }],
]
const timesOut = ['4999006200620062', '5111006200620062', '6465006200620062']
const partial = { number: '4387750101010101', from: 600, gives: 500, calls: { FNOR: '10', RPCT: '002' } }

export interface Verdict {
  readonly response: Response
  readonly cents: number
}

/** The host's verdict on this amount and card. For refunds only the amount counts. */
export function verdictOf(host: Host, number: string, cents: number): Verdict {
  if (timesOut.includes(number))
    return { response: { respproc: 'PPS', respcode: '62', respstat: 'B', resptext: 'Timed out' }, cents: 0 }
  if (number === partial.number && cents >= partial.from) return said(host, partial.calls[host], partial.gives)
  const called = cards.find(([numbers]) => numbers.includes(number))?.[1][host] ?? calledByAmount(host, cents)
  return said(host, called ?? approval[host], cents)
}

const approval: Readonly<Record<Host, string>> = { FNOR: '00', RPCT: '000' }

/** 1000 to 1999 whole dollars: the last three digits are the code; two-digit codes have a leading zero. */
function calledByAmount(host: Host, cents: number): string | undefined {
  const [, code = ''] = /^1(\d{3})$/.exec(String(Math.floor(cents / 100))) ?? []
  const named = host === 'FNOR' ? code.replace(/^0/, '') : code
  return codes[host][named] === undefined ? undefined : named
}

function said(host: Host, code: string, granted: number): Verdict {
  const [respstat, resptext] = codes[host][code] ?? ['C', '']
  return {
    response: { respproc: host, respcode: code, respstat, resptext },
    cents: respstat === 'A' ? granted : 0,
  }
}
