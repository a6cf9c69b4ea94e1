import { type Either, isLeft, isRight, left, right } from 'fp-ts/lib/Either.js'
import { accountErased } from '../../src-contract/own-data/data-copy.ts'
import { routes } from '../../src-contract/routes.ts'
import type { Share, Shares } from '../limits/limits.ts'
import type { OrderServer } from '../order-server.ts'
import { changeHandlers } from './change-handlers.ts'
import { humanCheckRefusal } from './person-limit.ts'
import { pinHandlers } from './pin-handlers.ts'
import { refusal, sessionEnded, tooMany } from './refusal-answer.ts'
import { requireProof } from './require-proof.ts'
import { answer, ok, serve } from './serve.ts'
import { shownPinHandlers } from './shown-pin-handlers.ts'
import { signUpHandlers } from './sign-up-handlers.ts'
import { socialHandlers } from './social-handlers.ts'

/** The same for an unknown account and a wrong password, so that neither is revealed. */
const wrongCredentials = refusal(401, 'wrong_credentials', 'Incorrect email or password.')

const erased = refusal(401, accountErased, 'This account was deleted.')

type AccountNeeds = Pick<
  OrderServer,
  'accounts' | 'limits' | 'devices' | 'human' | 'textReach' | 'ownData' | 'phonesOf'
>

export function accountHandlers(needs: AccountNeeds, hasAdditions: boolean) {
  const { accounts, limits, devices, human, ownData } = needs
  const proved = requireProof(needs, hasAdditions)
  const sharesOf = (brandId: string, network: string, account: string): Shares => [
    { limit: 'signInByAccountAtAddress', of: JSON.stringify([brandId, network, account]) },
    { limit: 'signInByAddress', of: network },
  ]
  /**
   * Past the account's limit, requires a human check instead of refusing, so that an attacker cannot lock an owner out.
   */
  const admit = async (
    shares: Shares,
    userToken: string | undefined,
    ip: string,
  ): Promise<Either<typeof humanCheckRefusal, readonly Share[]>> => {
    for (const share of shares) if ((await limits.consume(share))._tag === 'Allowed') return right([share])
    const isHuman =
      userToken !== undefined && (await human.verify({ token: userToken, action: 'signin', ip })) === 'human'
    return isHuman ? right([]) : left(humanCheckRefusal)
  }

  return {
    signIn: serve(routes.signIn, async ({ caller, ip, network, device, body }) => {
      const account = body.account.trim().toLowerCase()
      const shares = sharesOf(caller.brandId, network, account)
      const named = { brandId: caller.brandId, account }
      const mark = devices.markFor(device, named)
      const ofAccount: Share = { limit: 'signInByAccount', of: JSON.stringify([caller.brandId, account]) }
      // First, so that each of many concurrent guesses counts.
      const consumed = await limits.consume(...shares)
      if (consumed._tag === 'Past') return tooMany(consumed.seconds)
      const taken = await admit(
        mark === undefined ? [ofAccount] : [{ limit: 'signInByDevice', of: mark }, ofAccount],
        body.userToken,
        ip,
      )
      if (isLeft(taken)) {
        // No password was checked.
        await limits.forgive(...shares)
        return taken.left
      }
      const result = await accounts.signIn(caller, body.account, body.password)
      if (isRight(result)) {
        await limits.forgive(...shares, ...taken.right)
        return { ...ok(result.right), device: devices.afterSignIn(device, named) }
      }
      switch (result.left._tag) {
        case 'WrongCredentials':
          return wrongCredentials
        case 'PasswordUpdateDue': {
          await limits.forgive(...shares, ...taken.right)
          const { email, token } = result.left
          return answer(422, { message: 'Please set a new password.', code: 'password_update_due', email, token })
        }
      }
    }),
    patron: serve(routes.patron, async ({ caller, token }) => {
      const patron = token === undefined ? undefined : await accounts.patronOf(caller.brandId, token)
      if (patron !== undefined) return ok(patron)
      const isErased = token !== undefined && (await ownData.wasErased(caller.brandId, token))
      return isErased ? erased : sessionEnded
    }),
    ...pinHandlers(needs, proved),
    ...shownPinHandlers(needs),
    ...socialHandlers(needs),
    ...signUpHandlers(needs),
    ...changeHandlers(needs, proved),
    signOut: serve(routes.signOut, async ({ caller, token }) => {
      if (token !== undefined) await accounts.signOut(caller.brandId, token)
      return ok({})
    }),
  }
}
