import { randomBytes } from 'node:crypto'
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { SocialCredentials, SocialPerson } from '../../src-domain/account/social-verifier.ts'
import type { Database } from '../store/database.ts'
import type { SocialAnswer, SocialRefusal } from './accounts-facade.ts'
import { beginOwnerSession, type OwnerSessionNeeds, type ProvenOwner } from './begin-owner-session.ts'
import type { Passwords } from './password.ts'
import { takeOverAccount } from './social-link.ts'
import { keepProof } from './social-proof.ts'
import type { BrandPlatform, SocialNewcomer, SocialVerifiers } from './social-verifier.ts'

export interface SocialSignInNeeds extends OwnerSessionNeeds {
  readonly passwords: Passwords
  readonly social: SocialVerifiers
}

/** Finds the account by the platform's subject or verified email, never by browser input (API-17). */
export function socialSignIn(needs: SocialSignInNeeds) {
  return async (who: BrandPlatform, shown: SocialCredentials): Promise<Either<SocialRefusal, SocialAnswer>> => {
    const verify = needs.social(who.brandId, who.platform)
    if (verify === undefined) return left({ _tag: 'NotOffered' })
    const verified = await verify(shown)
    if (isLeft(verified)) return verified
    const person = verified.right
    const owner = (await ownerOf(needs.db, who, person)) ?? (await linkedSignIn(needs, who, person))
    if (owner === undefined) return right(await strangerAnswer(needs, who, person))
    const begun = await beginOwnerSession(needs, who.brandId, owner, { _tag: 'Away' } as const)
    return isLeft(begun) ? begun : right({ _tag: 'SignedIn', session: begun.right })
  }
}

async function linkedSignIn(
  needs: SocialSignInNeeds,
  who: BrandPlatform,
  person: SocialPerson,
): Promise<ProvenOwner | undefined> {
  const { db, passwords } = needs
  if (person.email === undefined || !person.isEmailVerified) return undefined
  const account = person.email.trim().toLowerCase()
  const hash = await passwords.hash(randomBytes(32).toString('base64url'))
  await takeOverAccount(db, { ...who, subject: person.subject, account, hash })
  return ownerOf(db, who, person)
}

async function strangerAnswer(
  { db, clock }: SocialSignInNeeds,
  who: BrandPlatform,
  { subject, email, isEmailVerified, firstName, lastName }: SocialPerson,
): Promise<SocialNewcomer> {
  const proven = isEmailVerified ? email : undefined
  return {
    _tag: 'Stranger',
    externalUserId: await keepProof(db, { ...who, subject, email: proven }, clock.now()),
    ...(email === undefined ? {} : { email }),
    ...(firstName === undefined ? {} : { firstName }),
    ...(lastName === undefined ? {} : { lastName }),
  }
}

async function ownerOf(db: Database, { brandId, platform }: BrandPlatform, { subject }: SocialPerson) {
  return db
    .selectFrom('social_identities as s')
    .innerJoin('patrons as p', (join) => join.onRef('p.brand_id', '=', 's.brand_id').onRef('p.id', '=', 's.patron_id'))
    .select(['p.id', 'p.account', 'p.password_hash', 'p.must_set_password', 'p.profile'])
    .where('s.brand_id', '=', brandId)
    .where('s.platform', '=', platform)
    .where('s.subject', '=', subject)
    .executeTakeFirst()
}
