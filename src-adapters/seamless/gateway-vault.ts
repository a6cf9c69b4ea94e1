import type { CardVault, KeepOutcome, KeepRequest } from '../../src-domain/payment/card-vault.ts'
import { type AuthorisationAnswer, authorisationAnswer, profileAnswer, verdict } from './gateway-answers.ts'
import type { Api } from './gateway-api.ts'
import { cardOf, orderOf, readToken } from './gateway-charge.ts'
import { declineReason } from './gateway-decline.ts'
import { cardIn, findTransaction, transactionStatusOf } from './gateway-transaction.ts'
import { readNonce, type SeamlessNonce } from './nonce.ts'

const [gone, unknown] = ['96', { _tag: 'Unknown' } as const]
const turnedAway: KeepOutcome = { _tag: 'Declined', reason: 'shop-refused' }

/** Verifies the card with a zero charge. CardPointe does not duplicate profiles, so saving may be repeated. */
export function seamlessVault(api: Api): CardVault {
  /** Returns a reason not to save the card, if any. */
  const look = async (request: KeepRequest, nonce: SeamlessNonce): Promise<KeepOutcome | undefined> => {
    const before = await findTransaction(api, request.reference)
    switch (before._tag) {
      case 'Shown':
        // The records may have a verdict that we never received.
        return transactionStatusOf(before.one) === 'other' ? unknown : declineOf(before.one)
      case 'NotThere':
        return asked(request, nonce)
      case 'TurnedAway':
        return turnedAway
      case 'Unknown':
        return unknown
    }
  }
  const asked = async (request: KeepRequest, nonce: SeamlessNonce): Promise<KeepOutcome | undefined> => {
    const body = { ...cardOf(nonce), ...orderOf(request.reference), ...holderOf(request) }
    const said = await api.post(
      'auth',
      { ...body, amount: '0', capture: 'N', ecomind: 'E', cof: 'C' },
      authorisationAnswer,
    )
    if (said._tag !== 'Said') return said._tag === 'TurnedAway' ? turnedAway : unknown
    return said.body.respstat === 'B' ? unknown : declineOf(said.body)
  }

  const keep = async (request: KeepRequest): Promise<KeepOutcome> => {
    const nonce = readNonce(request.nonce)
    if (nonce === undefined) return { _tag: 'Declined', reason: 'bad-instrument' }
    const looked = await look(request, nonce)
    if (looked !== undefined) return looked
    const said = await api.post(
      'profile',
      { ...cardOf(nonce), ...holderOf(request), defaultacct: 'Y', cofpermission: 'Y' },
      profileAnswer,
    )
    if (said._tag !== 'Said') return unknown
    const { respstat, profileid, acctid } = said.body
    if (respstat === 'C') return { _tag: 'Declined', reason: declineReason(said.body) }
    if (profileid === undefined || acctid === undefined) return unknown
    const { month: expMonth, year: expYear } = nonce.expiry
    return { _tag: 'Kept', token: `${profileid}/${acctid}`, card: { ...cardIn(nonce.token), expMonth, expYear } }
  }

  return {
    keep,
    forget: async (text) => {
      const token = readToken(text)
      if (token === undefined) return 'refused'
      const said = await api.remove(['profile', token.profileId, token.accountId, api.merchantId], verdict)
      if (said._tag !== 'Said' || said.body.respstat === 'B') return 'unknown'
      const { respstat, respproc, respcode } = said.body
      return respstat === 'A' || (respproc === 'PPS' && respcode === gone) ? 'forgotten' : 'refused'
    },
  }
}

function declineOf(one: AuthorisationAnswer): KeepOutcome | undefined {
  return one.respstat === 'A' ? undefined : { _tag: 'Declined', reason: declineReason(one) }
}

function holderOf({ holder: { email } }: KeepRequest) {
  return email === undefined ? {} : { email }
}
