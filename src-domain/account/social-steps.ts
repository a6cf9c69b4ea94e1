import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { SocialPlatform } from '../brand/social-platform.ts'
import type { SignUpForm } from './account-forms.ts'
import { type AccountProblem, isNoSuchCall, problemOf } from './account-problem.ts'
import { asPersonOf } from './as-person.ts'
import type { SignedIn } from './patron-gateway.ts'
import { outcomeOf, refusedOutcome, type SignInNeeds, type SignInOutcome } from './sign-in.ts'
import { newSignIn, type SignInFlow, type SocialData } from './sign-in-flow.ts'
import { stepSignIn } from './sign-in-machine.ts'
import type { SocialDoor, SocialGrant, SocialProblem } from './social-door.ts'
import type { SocialGateway, SocialStranger } from './social-gateway.ts'

export interface SocialNeeds extends SignInNeeds {
  readonly gateway: SocialGateway
  readonly doorOf: (platform: SocialPlatform) => SocialDoor
  /** As in `AccountNeeds`. */
  readonly orderToken: () => string | undefined
  /** For whoever maintains the shop. */
  readonly log: (what: string) => void
}

/** Stranger: nobody of ours yet, with the screen that goes on, the sign-up as a rule (ACCT-24). */
export type SocialOutcome = SignInOutcome | { readonly _tag: 'Stranger'; readonly goesOn: SignInFlow }

/** What a platform's word came to, or why it gave none. */
export type SocialResult = Either<SocialProblem, SocialOutcome>

/** Where a sign-up leads, or what stood in its way. */
export type SocialSignUpResult = Either<AccountProblem, SignInFlow>

/** Signing in by a platform, and opening an account for whoever it names (ACCT-24, ACCT-29). */
export function socialSteps(needs: SocialNeeds) {
  const { gateway, doorOf, log, human, session, patron } = needs
  const asPerson = asPersonOf(human)

  const brought = async (platform: SocialPlatform, grant: SocialGrant): Promise<SocialOutcome> => {
    const answer = await gateway.signIn(platform, grant)()
    if (isLeft(answer)) return failed(refusedOutcome(answer.left, session, patron))
    return answer.right._tag === 'SignedIn'
      ? outcomeOf({ _tag: 'LoggedIn', ...answer.right.session }, session, patron)
      : { _tag: 'Stranger', goesOn: strangerAt(platform, answer.right.stranger, grant.known) }
  }
  const answered = async (
    platform: SocialPlatform,
    grant: Either<SocialProblem, SocialGrant>,
  ): Promise<SocialResult> => {
    if (isLeft(grant)) {
      log(`signing in by ${platform}: ${toldOf(grant.left)}`)
      return grant
    }
    return right(await brought(platform, grant.right))
  }

  return {
    prepare: (platform: SocialPlatform): Promise<boolean> => doorOf(platform).prepare(),

    signIn:
      (platform: SocialPlatform): TaskEither<SocialProblem, SocialOutcome> =>
      async () =>
        answered(platform, await doorOf(platform).ask()()),

    /** Goes on with what a platform gave on another page of ours. */
    resume:
      (
        platform: SocialPlatform,
        grant: TaskEither<SocialProblem, SocialGrant>,
      ): TaskEither<SocialProblem, SocialOutcome> =>
      async () =>
        answered(platform, await grant()),

    /** Answers the screen that welcomes; the session is held until it has been read (ACCT-25). */
    signUp:
      (form: Omit<SignUpForm, 'password'>, social: SocialData): TaskEither<AccountProblem, SignInFlow> =>
      async () => {
        const orderToken = needs.orderToken()
        const whole = orderToken === undefined ? form : { ...form, orderToken }
        const answer = await asPerson((userToken) => gateway.signUp(whole, social, userToken))
        return isLeft(answer) ? left(problemOf(answer.left, isNoSuchCall)) : right(welcome(answer.right))
      },
  }
}

function welcome(signedIn: SignedIn): SignInFlow {
  return stepSignIn(newSignIn, { _tag: 'SignedUp', ...signedIn }).flow
}

/** What the platform told the page fills in what the server did not say. */
function strangerAt(
  platform: SocialPlatform,
  { step, ...stranger }: SocialStranger,
  known: SocialGrant['known'],
): SignInFlow {
  const data = { ...known, ...stranger, type: platform }
  return stepSignIn(newSignIn, { _tag: 'SocialAnswered', data, ...(step === undefined ? {} : { step }) }).flow
}

/** 401 here says nothing of an e-mail and a password. */
function failed(outcome: SignInOutcome): SignInOutcome {
  return outcome._tag === 'WrongCredentials' ? { _tag: 'Failed' } : outcome
}

function toldOf(problem: SocialProblem): string {
  return problem._tag === 'Failed' ? problem.detail : problem._tag
}
