import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { SocialPlatform } from '../brand/social-platform.ts'
import type { SignUpForm } from './account-forms.ts'
import { type AccountProblem, accountProblemOf, isNoSuchCall } from './account-problem.ts'
import { asPersonOf } from './as-person.ts'
import type { SignedIn } from './patron-gateway.ts'
import { outcomeOf, refusedOutcome, type SignInNeeds, type SignInOutcome } from './sign-in.ts'
import { newSignIn, type SignInFlow, type SocialData } from './sign-in-flow.ts'
import { stepSignIn } from './sign-in-machine.ts'
import type { SocialDoor, SocialGrant, SocialProblem } from './social-door.ts'
import type { SocialGateway, SocialStranger } from './social-gateway.ts'

export interface SocialStepsPorts extends SignInNeeds {
  readonly gateway: SocialGateway
  readonly doorOf: (platform: SocialPlatform) => SocialDoor
  readonly orderToken: () => string | undefined
  /** Logs for the operator. */
  readonly log: (what: string) => void
}

/** Stranger: the person has no account yet (ACCT-24). */
export type SocialOutcome = SignInOutcome | { readonly _tag: 'Stranger'; readonly goesOn: SignInFlow }

export type SocialResult = Either<SocialProblem, SocialOutcome>

export type SocialSignUpResult = Either<AccountProblem, SignInFlow>

/** Social sign-in and sign-up (ACCT-24, ACCT-29). */
export function socialSteps(needs: SocialStepsPorts) {
  const { gateway, doorOf, log, human, session, patron } = needs
  const asPerson = asPersonOf(human)

  const brought = async (platform: SocialPlatform, grant: SocialGrant): Promise<SocialOutcome> => {
    const answer = await gateway.signIn(platform, grant)
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

    signIn: async (platform: SocialPlatform): Promise<Either<SocialProblem, SocialOutcome>> =>
      answered(platform, await doorOf(platform).ask()),

    resume: async (
      platform: SocialPlatform,
      grant: Promise<Either<SocialProblem, SocialGrant>>,
    ): Promise<Either<SocialProblem, SocialOutcome>> => answered(platform, await grant),

    /** Holds the session until the customer has read the confirmation (ACCT-25). */
    signUp: async (
      form: Omit<SignUpForm, 'password'>,
      social: SocialData,
    ): Promise<Either<AccountProblem, SignInFlow>> => {
      const orderToken = needs.orderToken()
      const whole = orderToken === undefined ? form : { ...form, orderToken }
      const answer = await asPerson((userToken) => gateway.signUp(whole, social, userToken))
      return isLeft(answer) ? left(accountProblemOf(answer.left, isNoSuchCall)) : right(welcome(answer.right))
    },
  }
}

function welcome(signedIn: SignedIn): SignInFlow {
  return stepSignIn(newSignIn, { _tag: 'SignedUp', ...signedIn }).flow
}

/** Fields that the server omits come from the platform's page. */
function strangerAt(
  platform: SocialPlatform,
  { step, ...stranger }: SocialStranger,
  known: SocialGrant['known'],
): SignInFlow {
  const data = { ...known, ...stranger, type: platform }
  return stepSignIn(newSignIn, { _tag: 'SocialAnswered', data, ...(step === undefined ? {} : { step }) }).flow
}

/** A 401 from sign-up does not mean wrong credentials. */
function failed(outcome: SignInOutcome): SignInOutcome {
  return outcome._tag === 'WrongCredentials' ? { _tag: 'Failed' } : outcome
}

function toldOf(problem: SocialProblem): string {
  return problem._tag === 'Failed' ? problem.detail : problem._tag
}
