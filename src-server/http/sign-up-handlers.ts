import { isLeft, isRight } from 'fp-ts/lib/Either.js'
import { humanCheckDue } from '../../src-contract/account/patron.ts'
import { emailTaken, weakPassword } from '../../src-contract/account/sign-up.ts'
import { routes } from '../../src-contract/routes.ts'
import { passwordProblem, signUpProblems } from '../../src-domain/account/account-forms.ts'
import { emailProblem } from '../../src-domain/account/email-address.ts'
import type { SetPasswordRefusal } from '../account/new-password.ts'
import type { SignUpRefusal } from '../account/sign-up.ts'
import type { Weakness } from '../account/weak-password.ts'
import type { Share } from '../limits/limits.ts'
import type { OrderServer } from '../order-server.ts'
import { readLanguage } from './read-language.ts'
import { type RefusalAnswer, refusal, sessionEnded, tooMany } from './refusal-answer.ts'
import { ok, okOr, serve } from './served.ts'

export const notShown = refusal(403, humanCheckDue, 'Please show that you are a person.')

const taken = refusal(409, emailTaken, 'There is an account with this e-mail already. Please log in.')
const wrongPin = refusal(400, 'wrong_pin', 'The code is not right, or no longer.')
const noMail = refusal(503, 'no_mail', 'We cannot send mail just now. Please ask the restaurant.')
const onlyPasswords = refusal(400, 'sign_up_type', 'Signing up is by e-mail and password here.')

type SignUpNeeds = Pick<OrderServer, 'accounts' | 'limits' | 'devices' | 'human'>

/** Signing up, and what a forgotten password takes (API-16, API-18, API-19, API-24). */
export function signUpHandlers({ accounts, limits, devices, human }: SignUpNeeds) {
  const isPerson = async (userToken: string | undefined, ip: string): Promise<boolean> =>
    userToken !== undefined && (await human.verify({ token: userToken, action: 'signin', ip })) === 'human'

  /** Whether a call past this share may go on after all: a person's may. */
  const mayGoOn = async (share: Share, userToken: string | undefined, ip: string): Promise<boolean> =>
    (await limits.consume(share))._tag === 'Allowed' || (await isPerson(userToken, ip))

  return {
    signUp: serve(routes.signUp, async ({ caller, ip, network, device, body }) => {
      const { firstName, lastName, email, phone, password, type, userToken } = body
      if (type !== 'email' || password === undefined) return onlyPasswords
      const account = { firstName, lastName, email, phone, password }
      const wrong = Object.keys(signUpProblems(account))
      if (wrong.length > 0) return refusal(400, 'invalid_field', `Please look again at: ${wrong.join(', ')}.`)
      // Whether an e-mail is taken is told here and nowhere else, so that each look counts and is not forgiven.
      const consumed = await limits.consume({ limit: 'signUpByAddress', of: network })
      if (consumed._tag === 'Past') return tooMany(consumed.seconds)
      if (!(await mayGoOn({ limit: 'signUpUncheckedByAddress', of: network }, userToken, ip))) return notShown
      const result = await accounts.signUp(caller, account)()
      if (isLeft(result)) return notSignedUp(result.left)
      const named = { brandId: caller.brandId, account: email.trim().toLowerCase() }
      return { ...ok(result.right), device: devices.afterSignIn(device, named) }
    }),

    forgotPassword: serve(routes.forgotPassword, async ({ caller, ip, network, visit, language, body }) => {
      if (emailProblem(body.email) !== undefined) return refusal(400, 'invalid_field', 'Please look again at: email.')
      const { brandId } = caller
      const account = body.email.trim().toLowerCase()
      const consumed = await limits.consume(
        { limit: 'pinByAccountAtAddress', of: JSON.stringify([brandId, network, account]) },
        { limit: 'pinByAddress', of: network },
      )
      if (consumed._tag === 'Past') return tooMany(consumed.seconds)
      const ofAccount: Share = { limit: 'pinByAccount', of: JSON.stringify([brandId, account]) }
      if (!(await mayGoOn(ofAccount, body.userToken, ip))) return notShown
      const reads = readLanguage(language) ?? ''
      const asked = await accounts.askPin({ brandId, account, purpose: 'password', visit }, reads)()
      return isRight(asked) ? ok({}) : noMail
    }),

    verifyPin: serve(routes.verifyPin, async ({ caller: { brandId }, network, visit, body }) => {
      const share: Share = { limit: 'pinGuessByAddress', of: network }
      // Counted before it is looked at: a hundred guesses at once are a hundred.
      const consumed = await limits.consume(share)
      if (consumed._tag === 'Past') return tooMany(consumed.seconds)
      const pin = { brandId, account: body.email.trim().toLowerCase(), purpose: 'password', visit } as const
      const token = await accounts.exchangePin(pin, body.pinCode.replace(/\s/g, ''))()
      if (isLeft(token)) return wrongPin
      await limits.forgive(share)
      return ok({ token: token.right })
    }),

    setPassword: serve(routes.setPassword, async ({ caller, token, body }) => {
      if (token === undefined) return sessionEnded
      if (passwordProblem(body.password) !== undefined)
        return refusal(400, 'invalid_field', 'Please look again at: password.')
      return okOr(await accounts.setPassword(caller, token, body.password)(), passwordNotSet)
    }),
  }
}

function notSignedUp(why: SignUpRefusal): RefusalAnswer {
  switch (why._tag) {
    case 'EmailTaken':
      return taken
    case 'WeakPassword':
      return tooWeak(why.why)
  }
}

function passwordNotSet(why: SetPasswordRefusal): RefusalAnswer {
  switch (why._tag) {
    case 'NoAuthority':
      return sessionEnded
    case 'WeakPassword':
      return tooWeak(why.why)
  }
}

function tooWeak(why: Weakness): RefusalAnswer {
  const { status, body } = refusal(400, weakPassword, sentences[why])
  return { status, body: { ...body, reason: why } }
}

const sentences: Readonly<Record<Weakness, string>> = {
  common: 'Many people use this password. Please choose another.',
  personal: 'Please choose a password without your name, your e-mail, your phone or ours in it.',
}
