import { createHash, randomBytes } from 'node:crypto'
import type { Patron, SavedCard } from '../../src-domain/account/patron.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { Caller, OrderServer, SignInResult } from '../order-server.ts'
import type { Database } from '../store/database.ts'
import { hashPassword, isPassword } from './password.ts'
import { addressesOf } from './patron-addresses.ts'
import { absoluteLife, idleLife } from './session-life.ts'

/** Being seen is written down at most this often. */
const seenEvery = 3_600_000

const hashed = (token: string): string => createHash('sha256').update(token).digest('base64url')

interface PatronRow {
  readonly id: string
  readonly profile: Omit<Patron, 'card'>
}

/** The primary card, else the first (PAY-51). */
export const cardOf = async (db: Database, brandId: string, patronId: string) =>
  db
    .selectFrom('saved_cards')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('patron_id', '=', patronId)
    .orderBy('is_primary', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

const withCard = async (db: Database, brandId: string, row: PatronRow): Promise<Patron> => {
  const [card, addresses] = await Promise.all([cardOf(db, brandId, row.id), addressesOf(db, brandId, row.id)])
  const profile = { ...row.profile, addresses }
  if (card === undefined) return profile
  const saved: SavedCard = {
    id: card.id,
    brand: card.brand,
    last4: card.last4,
    expMonth: card.exp_month,
    expYear: card.exp_year,
    primaryCard: card.is_primary,
  }
  return { ...profile, card: saved }
}

export const openAccounts = (db: Database, clock: Clock): OrderServer['accounts'] => {
  // Somebody unknown costs as much time as somebody known, so that the wait tells nothing.
  const nobody = hashPassword(randomBytes(16).toString('hex'))

  const signIn = async ({ brandId }: Caller, account: string, password: string): Promise<SignInResult> => {
    const row = await db
      .selectFrom('patrons')
      .select(['id', 'profile', 'password_hash', 'must_set_password', 'account'])
      .where('brand_id', '=', brandId)
      .where('account', '=', account.trim().toLowerCase())
      .executeTakeFirst()
    const isRight = await isPassword(row?.password_hash ?? (await nobody), password)
    if (row === undefined || !isRight) return { _tag: 'WrongCredentials' }
    const token = randomBytes(32).toString('base64url')
    // The token of an account that must set a password is kept nowhere: it opens nothing yet.
    if (row.must_set_password) return { _tag: 'PasswordUpdateDue', email: row.profile.email ?? row.account, token }
    const now = new Date(clock.now()).toISOString()
    await db
      .insertInto('sessions')
      .values({ token_hash: hashed(token), brand_id: brandId, patron_id: row.id, created_at: now, seen_at: now })
      .execute()
    return { _tag: 'SignedIn', patron: await withCard(db, brandId, row), token }
  }

  const patronOf = async (brandId: string, token: string): Promise<Patron | undefined> => {
    const name = hashed(token)
    const row = await db
      .selectFrom('sessions')
      .innerJoin('patrons', (join) =>
        join.onRef('patrons.brand_id', '=', 'sessions.brand_id').onRef('patrons.id', '=', 'sessions.patron_id'),
      )
      .select(['patrons.id', 'patrons.profile', 'sessions.created_at', 'sessions.seen_at'])
      .where('sessions.brand_id', '=', brandId)
      .where('sessions.token_hash', '=', name)
      .executeTakeFirst()
    if (row === undefined) return undefined
    const now = clock.now()
    const isOver = now - row.seen_at.getTime() > idleLife || now - row.created_at.getTime() > absoluteLife
    if (isOver) {
      await signOut(brandId, token)
      return undefined
    }
    if (now - row.seen_at.getTime() > seenEvery) {
      await db
        .updateTable('sessions')
        .set({ seen_at: new Date(now).toISOString() })
        .where('token_hash', '=', name)
        .execute()
    }
    return withCard(db, brandId, row)
  }

  const signOut = async (brandId: string, token: string): Promise<void> => {
    await db.deleteFrom('sessions').where('brand_id', '=', brandId).where('token_hash', '=', hashed(token)).execute()
  }

  return { signIn, patronOf, signOut }
}
