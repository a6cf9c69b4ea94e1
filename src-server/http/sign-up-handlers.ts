import { isLeft } from 'fp-ts/lib/Either.js'
import { emailTaken, weakPassword } from '../../src-contract/account/sign-up.ts'
import { routes } from '../../src-contract/routes.ts'
import { signUpProblems } from '../../src-domain/account/account-forms.ts'
import type { SignUpRefusal } from '../account/sign-up.ts'
import type { Weakness } from '../account/weak-password.ts'
import type { OrderServer } from '../order-server.ts'
import { notShown, personLimit } from './person-limit.ts'
import { type RefusalAnswer, refusal, tooMany } from './refusal-answer.ts'
import { ok, serve } from './served.ts'

export const taken = refusal(409, emailTaken, 'There is an account with this e-mail already. Please log in.')
const onlyPasswords = refusal(400, 'sign_up_type', 'Signing up is by e-mail and password here.')

type SignUpNeeds = Pick<OrderServer, 'accounts' | 'limits' | 'devices' | 'human'>

/** Signing up (API-16). */
export function signUpHandlers({ accounts, limits, devices, human }: SignUpNeeds) {
  const mayGoOn = personLimit({ limits, human })

  return {
    signUp: serve(routes.signUp, async ({ caller, ip, network, device, body }) => {
      const { firstName, lastName, email, phone, password, type, userToken } = body
      if (type !== 'email' || password === undefined) return onlyPasswords
      const account = { firstName, lastName, email, phone, password }
      const wrong = Object.keys(signUpProblems(account))
      if (wrong.length > 0) return invalid(...wrong)
      // Whether an e-mail is taken is told here and nowhere else, so that each look counts and is not forgiven.
      const consumed = await limits.consume({ limit: 'signUpByAddress', of: network })
      if (consumed._tag === 'Past') return tooMany(consumed.seconds)
      if (!(await mayGoOn({ limit: 'signUpUncheckedByAddress', of: network }, userToken, ip))) return notShown
      const result = await accounts.signUp(caller, account)()
      if (isLeft(result)) return notSignedUp(result.left)
      const named = { brandId: caller.brandId, account: email.trim().toLowerCase() }
      return { ...ok(result.right), device: devices.afterSignIn(device, named) }
    }),
  }
}

export function invalid(...fields: readonly string[]): RefusalAnswer {
  return refusal(400, 'invalid_field', `Please look again at: ${fields.join(', ')}.`)
}

function notSignedUp(why: SignUpRefusal): RefusalAnswer {
  switch (why._tag) {
    case 'EmailTaken':
      return taken
    case 'WeakPassword':
      return tooWeak(why.why)
  }
}

export function tooWeak(why: Weakness): RefusalAnswer {
  const { status, body } = refusal(400, weakPassword, sentences[why])
  return { status, body: { ...body, reason: why } }
}

const sentences: Readonly<Record<Weakness, string>> = {
  common: 'Many people use this password. Please choose another.',
  personal: 'Please choose a password without your name, your e-mail, your phone or ours in it.',
}
