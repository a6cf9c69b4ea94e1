import { randomBytes } from 'node:crypto'
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Patron } from '../../src-domain/account/patron.ts'
import type { SocialCredentials, SocialPerson } from '../../src-domain/account/social-verifier.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'
import type { SocialRefusal, SocialResult } from './accounts-facade.ts'
import { dueToken } from './new-password.ts'
import type { Passwords } from './password.ts'
import type { PatronRows } from './patron-rows.ts'
import { beginSession } from './session-tokens.ts'
import { takeOverAccount } from './social-link.ts'
import { keepProof } from './social-proof.ts'
import type { SocialStranger, SocialVerifiers, WhoSignsIn } from './social-verifier.ts'

export interface SocialSignInNeeds {
  readonly db: Database
  readonly clock: Clock
  readonly passwords: Passwords
  readonly patrons: PatronRows
  readonly social: SocialVerifiers
}

interface Owner {
  readonly id: string
  readonly account: string
  readonly password_hash: string
  readonly must_set_password: boolean
  readonly profile: Omit<Patron, 'card'>
}

/**
 * A session for whoever a platform vouches for (API-17). An account is found by the platform's own name for the person,
 * or by an e-mail that the platform has verified, and never by what the browser says.
 */
export function socialSignIn(needs: SocialSignInNeeds) {
  return (who: WhoSignsIn, shown: SocialCredentials): TaskEither<SocialRefusal, SocialResult> =>
    async () => {
      const verify = needs.social(who.brandId, who.platform)
      if (verify === undefined) return left({ _tag: 'NotOffered' })
      const verified = await verify(shown)
      if (isLeft(verified)) return verified
      const person = verified.right
      const owner = (await ownerOf(needs.db, who, person)) ?? (await linked(needs, who, person))
      return owner === undefined ? right(await stranger(needs, who, person)) : begun(needs, who.brandId, owner)
    }
}

/** The account with the same e-mail, if the platform vouches for it, is this person's from now on. */
async function linked(needs: SocialSignInNeeds, who: WhoSignsIn, person: SocialPerson): Promise<Owner | undefined> {
  const { db, passwords } = needs
  if (person.email === undefined || !person.isEmailVerified) return undefined
  const account = person.email.trim().toLowerCase()
  const hash = await passwords.hash(randomBytes(32).toString('base64url'))
  await takeOverAccount(db, { ...who, subject: person.subject, account, hash })
  return ownerOf(db, who, person)
}

async function stranger(
  { db, clock }: SocialSignInNeeds,
  who: WhoSignsIn,
  { subject, email, isEmailVerified, firstName, lastName }: SocialPerson,
): Promise<SocialStranger> {
  const proven = isEmailVerified ? email : undefined
  return {
    _tag: 'Stranger',
    externalUserId: await keepProof(db, { ...who, subject, email: proven }, clock.now()),
    ...(email === undefined ? {} : { email }),
    ...(firstName === undefined ? {} : { firstName }),
    ...(lastName === undefined ? {} : { lastName }),
  }
}

async function begun(
  { db, clock, patrons }: SocialSignInNeeds,
  brandId: string,
  owner: Owner,
): Promise<Either<SocialRefusal, SocialResult>> {
  const shown = { brandId, patronId: owner.id, passwordHash: owner.password_hash }
  const isDue = owner.must_set_password
  const token = await (isDue ? dueToken : beginSession)(db, shown, clock.now())
  // Somebody changed the password at this moment, which ends all that was opened before.
  if (token === undefined) return left({ _tag: 'Away' })
  if (isDue) return left({ _tag: 'PasswordUpdateDue', email: owner.profile.email ?? owner.account, token })
  return right({ _tag: 'SignedIn', session: { patron: await patrons.whole(brandId, owner), token } })
}

async function ownerOf(db: Database, { brandId, platform }: WhoSignsIn, { subject }: SocialPerson) {
  return db
    .selectFrom('social_identities as s')
    .innerJoin('patrons as p', (join) => join.onRef('p.brand_id', '=', 's.brand_id').onRef('p.id', '=', 's.patron_id'))
    .select(['p.id', 'p.account', 'p.password_hash', 'p.must_set_password', 'p.profile'])
    .where('s.brand_id', '=', brandId)
    .where('s.platform', '=', platform)
    .where('s.subject', '=', subject)
    .executeTakeFirst()
}
