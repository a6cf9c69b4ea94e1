import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../call/call-failure.ts'
import { type SaidAgainst, saidAgainst } from '../call/said-against.ts'
import type { StateCell } from '../state/state-cell.ts'
import type { EmailTaken } from './account-gateway.ts'
import type { Patron } from './patron.ts'
import type { EmailCodeDue, Profile, ProfileGateway } from './profile-gateway.ts'
import type { ProofDue } from './proof.ts'
import type { PatronState } from './session.ts'

export type ProfileRefusal =
  | EmailCodeDue
  | EmailTaken
  | ProofDue
  | { readonly _tag: 'NoAnswer' }
  /** Contains the server's message (PROF-08). */
  | ({ readonly _tag: 'Failed' } & SaidAgainst)

export interface EditProfilePorts {
  readonly profiles: ProfileGateway
  readonly patron: StateCell<PatronState>
}

/** Policy: the form ignores a second press while one call runs. */
export function editProfile({ profiles, patron }: EditProfilePorts) {
  return async (profile: Profile): Promise<Either<ProfileRefusal, Patron>> => {
    const who = patron.current().patron?.id
    const answer = await profiles.change(profile)
    if (isLeft(answer)) return left(refusalFor(answer.left))
    // A late answer must not undo a sign-out.
    patron.update((now) => (now.patron?.id === who ? { ...now, patron: answer.right } : now))
    return right(answer.right)
  }
}

/** PROF-07: a social platform owns the email of its accounts. */
export function isEmailFixed({ type, userIdApple }: Pick<Patron, 'type' | 'userIdApple'>): boolean {
  return type !== 'email' || userIdApple !== undefined
}

function refusalFor(failure: CallFailure | EmailCodeDue | EmailTaken | ProofDue): ProfileRefusal {
  switch (failure._tag) {
    case 'EmailCodeDue':
    case 'EmailTaken':
    case 'ProofDue':
      return failure
    case 'NoResponse':
    case 'NotSent':
      return { _tag: 'NoAnswer' }
    case 'Refused':
      return { _tag: 'Failed', ...saidAgainst(failure) }
    case 'NotUnderstood':
      return { _tag: 'Failed' }
  }
}
