import { type Either, isLeft, left } from 'fp-ts/lib/Either.js'
import { routes } from '../../src-contract/routes.ts'
import type { Shares } from '../limits/limits.ts'
import type { OrderServer } from '../order-server.ts'
import type { AlreadyOn, PasswordDue, WrongCode } from '../staff/second-factor.ts'
import type { MemberActor } from '../staff/write-audit.ts'
import { memberOfCall } from './actor-of-call.ts'
import { type RefusalAnswer, refusal, tooMany } from './refusal-answer.ts'
import { ok, okOr, serve } from './serve.ts'
import { codeShareOf, staffShares, wrongCredentials } from './staff-sign-in-handlers.ts'

const alreadyOn = refusal(409, 'second_factor_on', 'An authenticator app is set up already.')
const passwordDue = refusal(403, 'password_due', 'Please enter your password.')
const wrongCode = refusal(409, 'wrong_code', 'Incorrect or used code.')

/** Routes for the second factor of the signed-in member. An owner who must set one up may call them and no others. */
export function secondFactorHandlers({
  staff,
  secondFactor,
  limits,
}: Pick<OrderServer, 'staff' | 'secondFactor' | 'limits'>) {
  const actorOf = memberOfCall(staff, 'also while the setup is due')

  /** Counts a guess of the password or of a code, and refunds a right one. */
  const counted = async <E, A>(
    shares: Shares,
    guess: () => Promise<Either<E, A>>,
  ): Promise<Either<E | RefusalAnswer, A>> => {
    const consumed = await limits.consume(...shares)
    if (consumed._tag === 'Past') return left(tooMany(consumed.seconds))
    const found = await guess()
    if (!isLeft(found)) await limits.forgive(...shares)
    return found
  }

  return {
    beginSecondFactor: serve(routes.beginSecondFactor, async (call) => {
      const actor = await actorOf(call)
      if (isLeft(actor)) return actor.left
      const { password } = call.body
      const begin = () => secondFactor.begin(actor.right, call.staffToken ?? '', password)
      return okOr(password === undefined ? await begin() : await counted(sharesOf(actor.right), begin), refusalOf)
    }),
    confirmSecondFactor: serve(routes.confirmSecondFactor, async (call) => {
      const actor = await actorOf(call)
      if (isLeft(actor)) return actor.left
      const codes = await secondFactor.confirm(actor.right, call.staffToken ?? '', call.body.code)
      return isLeft(codes) ? refusalOf(codes.left) : ok({ recoveryCodes: codes.right })
    }),
    removeSecondFactor: serve(routes.removeSecondFactor, async (call) => {
      const actor = await actorOf(call)
      if (isLeft(actor)) return actor.left
      const { password, code } = call.body
      const shares: Shares = [...sharesOf(actor.right), codeShareOf(actor.right.brandId, actor.right.member.id)]
      const removed = await counted(shares, () => secondFactor.remove(actor.right, password, code))
      return isLeft(removed) ? refusalOf(removed.left) : ok({})
    }),
  }
}

function sharesOf({ brandId, network, member }: MemberActor): Shares {
  return staffShares(brandId, network, member.email)
}

function refusalOf(why: RefusalAnswer | AlreadyOn | PasswordDue | WrongCode): RefusalAnswer {
  if ('status' in why) return why
  switch (why._tag) {
    case 'AlreadyOn':
      return alreadyOn
    case 'PasswordDue':
      return passwordDue
    case 'WrongPassword':
      return wrongCredentials
    case 'WrongCode':
      return wrongCode
  }
}
