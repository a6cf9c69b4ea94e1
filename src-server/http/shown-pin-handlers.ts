import { type Either, isLeft, isRight } from 'fp-ts/lib/Either.js'
import type { PinShown } from '../../src-contract/account/pins.ts'
import { routes } from '../../src-contract/routes.ts'
import type { PhoneRules } from '../../src-domain/account/phone-rules.ts'
import type { PinOf } from '../account/pin-codes.ts'
import type { OrderServer } from '../order-server.ts'
import { readLanguage } from './read-language.ts'
import { malformed, type RefusalAnswer, refusal, sessionEnded, tooMany } from './refusal-answer.ts'
import { answer, ok, serve } from './serve.ts'

export const wrongPinAnswer = refusal(400, 'wrong_pin', 'That code is incorrect or has expired.')
const emailOrPhone = malformed('The body cannot be read: it has to name either an email or a phone.')

type ShownPinNeeds = Pick<OrderServer, 'accounts' | 'limits' | 'devices' | 'phonesOf'>

/** API-23, API-24: PIN exchange. */
export function shownPinHandlers({ accounts, limits, devices, phonesOf }: ShownPinNeeds) {
  /** Counts first, so that each of many concurrent guesses counts. */
  const guessed = async <E, A, R>(
    network: string,
    look: () => Promise<Either<E, A>>,
    then: (found: Either<E, A>) => R,
  ): Promise<R | RefusalAnswer> => {
    const share = { limit: 'pinGuessByAddress', of: network } as const
    const consumed = await limits.consume(share)
    if (consumed._tag === 'Past') return tooMany(consumed.seconds)
    const found = await look()
    if (isRight(found)) await limits.forgive(share)
    return then(found)
  }

  return {
    signInByPin: serve(routes.signInByPin, async ({ caller: { brandId }, network, visit, device, body }) => {
      const shown = shownOf(body, phonesOf(brandId))
      if (shown === undefined) return emailOrPhone
      const { account, digits } = shown
      return guessed(
        network,
        () => accounts.signInByPin({ brandId, account, purpose: 'sign-in', visit }, digits),
        (found) => {
          if (isRight(found)) {
            const named = { brandId, account: found.right.patron.email?.trim().toLowerCase() ?? account }
            return { ...ok(found.right), device: devices.afterSignIn(device, named) }
          }
          if (found.left._tag === 'WrongPin') return wrongPinAnswer
          const { email, token } = found.left
          return answer(422, { message: 'Please set a new password.', code: 'password_update_due', email, token })
        },
      )
    }),

    verifyPin: serve(routes.verifyPin, async ({ caller: { brandId, patronId }, network, visit, language, body }) => {
      const shown = shownOf(body, phonesOf(brandId))
      if (shown === undefined) return emailOrPhone
      const { account, digits, phone } = shown
      if (phone === undefined) {
        const exchange = () => accounts.exchangePin({ brandId, account, purpose: 'password', visit }, digits)
        return guessed(network, exchange, (found) => (isLeft(found) ? wrongPinAnswer : ok({ token: found.right })))
      }
      if (patronId === undefined) return sessionEnded
      const pin: PinOf = { brandId, account, purpose: 'phone', visit, owner: patronId }
      const verify = () => accounts.verifyPhone(patronId, pin, phone, digits, readLanguage(language) ?? '')
      return guessed(network, verify, (found) => (isLeft(found) ? wrongPinAnswer : ok({ phone })))
    }),
  }
}

interface ShownPin {
  /** A lower-case email or an E.164 phone; '' has no PIN. */
  readonly account: string
  /** As entered, if it is a phone. */
  readonly phone?: string
  readonly digits: string
}

function shownOf({ email, phone, pinCode }: PinShown, phones: PhoneRules): ShownPin | undefined {
  const digits = pinCode.replace(/\s/g, '')
  if (email !== undefined && phone === undefined) return { account: email.trim().toLowerCase(), digits }
  return email === undefined && phone !== undefined
    ? { account: phones.dialled(phone) ?? '', phone: phone.trim(), digits }
    : undefined
}
