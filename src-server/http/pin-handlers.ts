import { routes } from '../../src-contract/routes.ts'
import { emailProblem } from '../../src-domain/account/email-address.ts'
import type { PhoneRules } from '../../src-domain/account/phone-rules.ts'
import type { PinOf } from '../account/pin-codes.ts'
import type { NoSender } from '../account/pin-refusals.ts'
import type { Shares } from '../limits/limits.ts'
import type { OrderServer } from '../order-server.ts'
import { noSenderAnswer } from './no-sender-answer.ts'
import { humanCheckRefusal, personLimit } from './person-limit.ts'
import { readLanguage } from './read-language.ts'
import { refusal, sessionEnded, tooMany } from './refusal-answer.ts'
import type { RequireProof } from './require-proof.ts'
import { ok, serve } from './serve.ts'

const unknownAccount = refusal(404, 'unknown_account', "We couldn't find an account with this email.")
const noPhone = refusal(400, 'invalid_field', 'Please look again at: phone.')
const outOfReach = refusal(400, 'phone_out_of_reach', "We can't send text messages to this number.")

type PinNeeds = Pick<OrderServer, 'accounts' | 'limits' | 'human' | 'textReach' | 'phonesOf'>

/** API-15, API-18, API-21, API-22: look-ups and PINs. */
export function pinHandlers({ accounts, limits, human, textReach, phonesOf }: PinNeeds, proved: RequireProof) {
  const mayGoOn = personLimit({ limits, human })

  const sendPin = async (
    { caller, ip, network, visit, language }: PinCall,
    account: string,
    purpose: 'password' | 'sign-in',
    userToken: string | undefined,
  ) => {
    const { brandId } = caller
    const consumed = await limits.consume(
      { limit: 'pinByAccountAtAddress', of: JSON.stringify([brandId, network, account]) },
      { limit: 'pinByAddress', of: network },
    )
    if (consumed._tag === 'Past') return tooMany(consumed.seconds)
    const isLetOn = await mayGoOn({ limit: 'pinByAccount', of: JSON.stringify([brandId, account]) }, userToken, ip)
    if (!isLetOn) return humanCheckRefusal
    return pinAnswer(await accounts.askPin({ brandId, account, purpose, visit }, readLanguage(language) ?? ''))
  }

  return {
    validateAccount: serve(routes.validateAccount, async ({ caller: { brandId }, ip, network, body }) => {
      const account = body.account.trim().toLowerCase()
      // Repeating a look-up reveals nothing new.
      const share = { limit: 'lookUpByAddress', of: network, marks: [JSON.stringify([brandId, account])] } as const
      if (!(await mayGoOn(share, body.userToken, ip))) return humanCheckRefusal
      const found = await accounts.lookUp(brandId, account)
      return found === undefined ? unknownAccount : ok({ isValid: true, isMigrating: found.isMigrating })
    }),

    forgotPassword: serve(routes.forgotPassword, async (call) => {
      const { email, userToken } = call.body
      if (emailProblem(email) !== undefined) return refusal(400, 'invalid_field', 'Please look again at: email.')
      return sendPin(call, email.trim().toLowerCase(), 'password', userToken)
    }),

    sendSignInPin: serve(routes.sendSignInPin, async (call) => {
      const account = accountOf(call.body.account, phonesOf(call.caller.brandId))
      if (account === undefined) return refusal(400, 'invalid_field', 'Please look again at: account.')
      if (account.startsWith('+') && !textReach(call.caller.brandId, account)) return outOfReach
      return sendPin(call, account, 'sign-in', call.body.userToken)
    }),

    sendPhonePin: serve(routes.sendPhonePin, async (call) => {
      const { caller, token, ip, network, visit, language, body } = call
      const { brandId, patronId } = caller
      if (patronId === undefined || token === undefined) return sessionEnded
      const account = phonesOf(brandId).dialled(body.phone)
      if (account === undefined) return noPhone
      if (!textReach(brandId, account)) return outOfReach
      const refused = await proved(call, { brandId, patronId, token }, body.proof)
      if (refused !== undefined) return refused
      const shares: Shares = [
        { limit: 'textByPatron', of: JSON.stringify([brandId, patronId]) },
        { limit: 'textByAddress', of: network },
      ]
      const consumed = await limits.consume(...shares)
      if (consumed._tag === 'Past') return tooMany(consumed.seconds)
      if (!(await mayGoOn({ limit: 'textByNumber', of: account }, body.userToken, ip))) return humanCheckRefusal
      const pin: PinOf = { brandId, account, purpose: 'phone', visit, owner: patronId }
      return pinAnswer(await accounts.askPin(pin, readLanguage(language) ?? ''))
    }),
  }
}

interface PinCall {
  readonly caller: { readonly brandId: string }
  readonly ip: string
  readonly network: string
  readonly visit: string
  readonly language: string
}

/** A lower-case email or an E.164 phone (ACCT-57). */
function accountOf(typed: string, phones: PhoneRules): string | undefined {
  return emailProblem(typed) === undefined ? typed.trim().toLowerCase() : phones.dialled(typed)
}

function pinAnswer(asked: { readonly _tag: 'Right' } | { readonly _tag: 'Left'; readonly left: NoSender }) {
  return asked._tag === 'Right' ? ok({}) : noSenderAnswer(asked.left)
}
