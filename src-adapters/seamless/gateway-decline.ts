import type { DeclineReason } from '../../src-domain/payment/decline-reason.ts'
import { failedVerification } from '../../src-domain/payment/verification.ts'
import type { AuthorisationAnswer } from './gateway-answers.ts'

type Refused = Pick<AuthorisationAnswer, 'respproc' | 'respcode' | 'avsresp' | 'cvvresp'>

export function declineReason({ respproc, respcode, avsresp = '', cvvresp = '' }: Refused): DeclineReason {
  const reasons = respproc === undefined ? undefined : byHost.get(respproc)
  return reasons?.get(respcode) ?? failedVerification({ avs: avsresp, cvv: cvvresp }) ?? 'declined'
}

// https://developer.cardpointe.com/gateway-response-codes
const ofGateway: ReadonlyMap<string, DeclineReason> = new Map([
  ['11', 'bad-instrument'],
  ['13', 'bad-instrument'],
  ['15', 'wrong-expiry'],
  ['16', 'expired-card'],
  ['17', 'wrong-postal-code'],
  ['21', 'shop-refused'],
  ['22', 'shop-refused'],
  ['32', 'shop-refused'],
  ['33', 'bad-instrument'],
  ['37', 'wrong-cvc'],
  // The token has no CVV: it was used, or is too old.
  ['38', 'bad-instrument'],
  ['92', 'shop-refused'],
  ['95', 'shop-refused'],
  ['96', 'bad-instrument'],
  ['97', 'shop-refused'],
  ['98', 'bad-instrument'],
  ['99', 'bad-instrument'],
  ['101', 'wrong-address'],
])

const ofFirstData: ReadonlyMap<string, DeclineReason> = new Map([
  ['1A', 'authentication-required'],
  ['54', 'expired-card'],
  ['C2', 'wrong-cvc'],
  ['NU', 'insufficient-funds'],
])

const byHost: ReadonlyMap<string, ReadonlyMap<string, DeclineReason>> = new Map<
  string,
  ReadonlyMap<string, DeclineReason>
>([
  ['PPS', ofGateway],
  ['FNOR', ofFirstData],
  ['NASH', ofFirstData],
  [
    'RPCT',
    new Map<string, DeclineReason>([
      ['101', 'expired-card'],
      ['116', 'insufficient-funds'],
      ['517', 'wrong-cvc'],
    ]),
  ],
  [
    'AMEX',
    new Map<string, DeclineReason>([
      ['101', 'expired-card'],
      ['103', 'wrong-cvc'],
      ['116', 'insufficient-funds'],
      ['122', 'wrong-cvc'],
    ]),
  ],
  [
    'FOMA',
    new Map<string, DeclineReason>([
      ['06', 'wrong-expiry'],
      ['07', 'wrong-expiry'],
      ['14', 'wrong-cvc'],
    ]),
  ],
])
