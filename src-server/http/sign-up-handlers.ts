import { type Either, isLeft } from 'fp-ts/lib/Either.js'
import { emailTaken, weakPassword } from '../../src-contract/account/sign-up.ts'
import { routes } from '../../src-contract/routes.ts'
import { type SignUpForm, signUpProblems } from '../../src-domain/account/account-forms.ts'
import type { AccountType } from '../../src-domain/account/patron.ts'
import type { SignedIn } from '../account/accounts-facade.ts'
import type { SocialSignUpRefusal } from '../account/new-social-account.ts'
import type { SignUpRefusal } from '../account/sign-up.ts'
import type { Weakness } from '../account/weak-password.ts'
import type { Caller } from '../caller.ts'
import type { OrderServer } from '../order-server.ts'
import { humanCheckRefusal, personLimit } from './person-limit.ts'
import { type RefusalAnswer, refusal, tooMany } from './refusal-answer.ts'
import { ok, serve } from './serve.ts'

export const taken = refusal(409, emailTaken, 'An account with this email already exists. Please log in.')
const incomplete = refusal(400, 'sign_up_type', 'A sign-up needs a password or a social identity.')
const notProven = refusal(401, 'social_not_verified', 'Please sign in again.')

type SignUpNeeds = Pick<OrderServer, 'accounts' | 'limits' | 'devices' | 'human' | 'phonesOf'>

interface ShownPhone {
  readonly type: AccountType
  readonly password: string | undefined
  readonly externalUserId: string | undefined
  readonly orderToken: string | undefined
}

/** API-16: sign-up. */
export function signUpHandlers({ accounts, limits, devices, human, phonesOf }: SignUpNeeds) {
  const mayGoOn = personLimit({ limits, human })
  const openingOf = (
    caller: Caller,
    person: Pick<SignUpForm, 'firstName' | 'lastName' | 'email' | 'phone'>,
    { type, password, externalUserId, orderToken }: ShownPhone,
  ): (() => Promise<Either<SignUpRefusal | SocialSignUpRefusal, SignedIn>>) | undefined => {
    if (type === 'email')
      return password === undefined
        ? undefined
        : () => accounts.signUp(caller, { ...person, password, ...orderOf(orderToken) })
    const who = { brandId: caller.brandId, platform: type }
    return externalUserId === undefined
      ? undefined
      : () => accounts.signUpSocially(who, { ...person, externalUserId, ...orderOf(orderToken) })
  }

  return {
    signUp: serve(routes.signUp, async ({ caller, ip, network, device, body }) => {
      const { firstName, lastName, email, phone, password, type, externalUserId, userToken, orderToken } = body
      const person = { firstName, lastName, email, phone }
      const opening = openingOf(caller, person, { type, password, externalUserId, orderToken })
      if (opening === undefined) return incomplete
      const account = type === 'email' && password !== undefined ? { ...person, password } : person
      const wrong = Object.keys(signUpProblems(account, phonesOf(caller.brandId)))
      if (wrong.length > 0) return invalid(...wrong)
      // Counts successes, too: sign-up reveals whether an email is taken.
      const consumed = await limits.consume({ limit: 'signUpByAddress', of: network })
      if (consumed._tag === 'Past') return tooMany(consumed.seconds)
      if (!(await mayGoOn({ limit: 'signUpUncheckedByAddress', of: network }, userToken, ip))) return humanCheckRefusal
      const result = await opening()
      if (isLeft(result)) return notSignedUp(result.left)
      const named = { brandId: caller.brandId, account: email.trim().toLowerCase() }
      return { ...ok(result.right), device: devices.afterSignIn(device, named) }
    }),
  }
}

function orderOf(orderToken: string | undefined): { readonly orderToken?: string } {
  return orderToken === undefined ? {} : { orderToken }
}

export function invalid(...fields: readonly string[]): RefusalAnswer {
  return refusal(400, 'invalid_field', `Please look again at: ${fields.join(', ')}.`)
}

function notSignedUp(why: SignUpRefusal | SocialSignUpRefusal): RefusalAnswer {
  switch (why._tag) {
    case 'EmailTaken':
      return taken
    case 'NotProven':
      return notProven
    case 'WeakPassword':
      return tooWeak(why.why)
  }
}

export function tooWeak(why: Weakness): RefusalAnswer {
  const { status, body } = refusal(400, weakPassword, sentences[why])
  return { status, body: { ...body, reason: why } }
}

const sentences: Readonly<Record<Weakness, string>> = {
  common: 'This password is too common. Please choose another.',
  personal: "Your password can't include your name, email, phone, or our name.",
  stolen: 'This password appeared in a data breach. Please choose another.',
}
