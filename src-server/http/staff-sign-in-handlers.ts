import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { routes } from '../../src-contract/routes.ts'
import { passwordProblem } from '../../src-domain/account/account-forms.ts'
import type { PasswordTooWeak } from '../account/sign-up.ts'
import type { Share, Shares } from '../limits/limits.ts'
import type { OrderServer } from '../order-server.ts'
import type { InvitationOver, SecondFactorDue, StaffCaller, StaffSignedIn } from '../staff/staff-facade.ts'
import { actorOfCall, notAllowed } from './actor-of-call.ts'
import { type RefusalAnswer, refusal, tooMany } from './refusal-answer.ts'
import { ok, serve } from './serve.ts'
import { invalid, tooWeak } from './sign-up-handlers.ts'

/** The same for an unknown email and a wrong password, so that neither is revealed. */
export const wrongCredentials = refusal(401, 'wrong_credentials', 'Incorrect email or password.')
const secondFactorDue = refusal(403, 'second_factor_due', 'Enter the code of your authenticator app.')
const wrongCode = refusal(401, 'wrong_code', 'Incorrect or used code.')
const invitationOver = refusal(401, 'invitation_over', 'This invitation has expired or was already used.')

type SignInNeeds = Pick<OrderServer, 'staff' | 'limits' | 'devices'>

/** Sign-in of staff: a password, and a code where the member has a second factor. */
export function staffSignInHandlers({ staff, limits, devices }: SignInNeeds) {
  const sessionOfCall = actorOfCall(staff, 'also while the setup is due')

  /** Counts a guess of a code, which only a caller with the right password gets. */
  const withCode = async (
    who: StaffCaller,
    due: SecondFactorDue,
    code: string | undefined,
  ): Promise<Either<RefusalAnswer, StaffSignedIn>> => {
    if (code === undefined) return left(secondFactorDue)
    const share = codeShareOf(who.brandId, due.member.id)
    const consumed = await limits.consume(share)
    if (consumed._tag === 'Past') return left(tooMany(consumed.seconds))
    const signedIn = await staff.signInWithCode(who, due, code)
    if (isLeft(signedIn)) return left(wrongCode)
    await limits.forgive(share)
    return right(signedIn.right)
  }

  return {
    staffSignIn: serve(routes.staffSignIn, async ({ caller, network, device, body: { email, password, code } }) => {
      const account = email.trim().toLowerCase()
      const shares = staffShares(caller.brandId, network, account)
      // A patron and a member of staff with the same email are different accounts.
      const named = { brandId: caller.brandId, account: `staff ${account}` }
      // Counts before the password is checked, so that each of many concurrent guesses counts.
      const consumed = await limits.consume(...shares)
      if (consumed._tag === 'Past') return tooMany(consumed.seconds)
      const mark = devices.markFor(device, named)
      const taken = await accountShare(limits, caller.brandId, account, mark)
      if (isLeft(taken)) {
        await limits.forgive(...shares)
        return taken.left
      }
      const who = { brandId: caller.brandId, network }
      const byPassword = await staff.signIn(who, email, password)
      if (isLeft(byPassword)) return wrongCredentials
      await limits.forgive(...shares, taken.right)
      const first = byPassword.right
      const signedIn = 'session' in first ? right(first) : await withCode(who, first, code)
      if (isLeft(signedIn)) return signedIn.left
      const { session, token } = signedIn.right
      return { ...ok(session), staffToken: token, device: devices.afterSignIn(device, named) }
    }),
    acceptInvitation: serve(routes.acceptInvitation, async ({ caller, network, body }) => {
      if (passwordProblem(body.password) !== undefined) return invalid('password')
      const share = { limit: 'signInByAddress', of: network } as const
      const consumed = await limits.consume(share)
      if (consumed._tag === 'Past') return tooMany(consumed.seconds)
      const who = { brandId: caller.brandId, network }
      const signedIn = await staff.acceptInvitation(who, body.invitation, body.name, body.password)
      if (isLeft(signedIn)) return notAccepted(signedIn.left)
      await limits.forgive(share)
      return { ...ok(signedIn.right.session), staffToken: signedIn.right.token }
    }),
    staffSession: serve(routes.staffSession, async (call) => {
      const actor = await sessionOfCall(call)
      if (isLeft(actor)) return actor.left
      const { brandId, member } = actor.right
      // A key has no session.
      if (member.role === 'key') return notAllowed
      const session = ok(await staff.sessionOf(brandId, member))
      // Renews the cookie of a device, whose session lasts as long as it is used.
      return member.role === 'device' && call.staffToken !== undefined
        ? { ...session, staffToken: call.staffToken }
        : session
    }),
    staffSignOut: serve(routes.staffSignOut, async ({ caller, network, staffToken, apiKey }) => {
      if (apiKey !== undefined) return notAllowed
      if (staffToken !== undefined) await staff.signOut({ brandId: caller.brandId, network }, staffToken)
      return { ...ok({}), staffToken: '' }
    }),
  }
}

/** A patron and a staff member with the same email have separate counts. */
export function staffShares(brandId: string, network: string, email: string): Shares {
  return [
    { limit: 'signInByAccountAtAddress', of: JSON.stringify(['staff', brandId, network, email]) },
    { limit: 'signInByAddress', of: network },
  ]
}

export function codeShareOf(brandId: string, memberId: string): Share {
  return { limit: 'secondFactorByAccount', of: JSON.stringify([brandId, memberId]) }
}

/**
 * Counts the try against the account from all networks. A device that signed in before has a count of its own, so that
 * an attack on the account does not shut the restaurant's tablet out.
 */
async function accountShare(
  limits: OrderServer['limits'],
  brandId: string,
  email: string,
  mark: string | undefined,
): Promise<Either<RefusalAnswer, Share>> {
  const ofAccount: Share = { limit: 'staffSignInByAccount', of: JSON.stringify([brandId, email]) }
  if (mark !== undefined) {
    const ofDevice: Share = { limit: 'signInByDevice', of: mark }
    if ((await limits.consume(ofDevice))._tag === 'Allowed') return right(ofDevice)
  }
  const consumed = await limits.consume(ofAccount)
  return consumed._tag === 'Past' ? left(tooMany(consumed.seconds)) : right(ofAccount)
}

function notAccepted(why: InvitationOver | PasswordTooWeak | SecondFactorDue): RefusalAnswer {
  switch (why._tag) {
    case 'InvitationOver':
      return invitationOver
    case 'SecondFactorDue':
      return secondFactorDue
    case 'WeakPassword':
      return tooWeak(why.why)
  }
}
