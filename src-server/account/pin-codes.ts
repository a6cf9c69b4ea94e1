import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Clock, Instant } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'
import type { PinPurpose } from '../store/rows/pin-purpose.ts'
import { hashedToken, newToken } from './session-tokens.ts'

/** Milliseconds; from when the mail is written, and the same for what it is exchanged for. */
export const pinLife = 600_000
export const mostPinTries = 5

/** Whose PIN: an account, in one visit, for one purpose. */
export interface PinOf {
  readonly brandId: string
  /** An e-mail in small letters, or a phone as it is dialled. */
  readonly account: string
  /** The patron who has to be signed in to spend it, where it verifies what is new to them. */
  readonly owner?: string
  readonly purpose: PinPurpose
  readonly visit: string
}

export interface PinNeeds {
  readonly db: Database
  readonly clock: Clock
  /** Under which PINs and visits are hashed: six digits alone would be found by trying. */
  readonly secret: string
}

/**
 * PINs by mail and by text message. Whoever asks for one is answered before anybody looks whether there is such an account: the same rows are
 * written, the same job is staged, and only the worker knows whether a mail goes out.
 */
export function pinCodes({ db, clock, secret }: PinNeeds) {
  const hashed = (...words: readonly string[]): string =>
    createHmac('sha256', secret).update(JSON.stringify(words)).digest('base64url')
  const within = ({ visit, owner }: PinOf) =>
    owner === undefined ? hashed('visit', visit) : hashed('visit', visit, owner)
  const at = (when: Instant) => sql`${new Date(when).toISOString()}::timestamptz`

  /** The PIN that these are the digits of. Each look is a try. */
  const tried = async (pin: PinOf, digits: string): Promise<RightPin | undefined> => {
    const { rows } = await sql<RightPin>`
      update pins set tries = tries + 1
      where brand_id = ${pin.brandId} and account = ${pin.account} and purpose = ${pin.purpose}
        and visit = ${within(pin)} and hash is not null and until > ${at(clock.now())} and tries < ${mostPinTries}
      returning id, hash`.execute(db)
    const [found] = rows
    return found !== undefined && isSame(found.hash, hashed('pin', found.id, digits)) ? found : undefined
  }

  return {
    /** Stages a PIN and what brings it; a PIN that the same visit asked for before is over (ACCT-68). */
    ask: async (pin: PinOf, language: string): Promise<void> => {
      const { brandId, account, purpose } = pin
      const id = randomBytes(16).toString('base64url')
      await sql`
        with asked as (
          insert into pins (id, brand_id, account, purpose, visit, language, until)
          values (${id}, ${brandId}, ${account}, ${purpose}, ${within(pin)}, ${language},
            ${at(clock.now() + pinLife)})
          on conflict (brand_id, account, purpose, visit) do update set
            id = excluded.id, language = excluded.language, hash = null, tries = 0, until = excluded.until
          returning id, brand_id
        )
        insert into jobs (brand_id, kind, subject, payload) select brand_id, ${isPhone(account) ? 'pin-text' : 'pin-mail'}, id, '{}'::jsonb from asked`.execute(
        db,
      )
    },

    /**
     * The digits of a PIN that was asked for and is not over, made now; nothing when it is. Made of an account that there
     * is none of too: looking a guess up costs the same.
     */
    make: async (id: string): Promise<MadePin | undefined> => {
      const digits = String(randomInt(1_000_000)).padStart(6, '0')
      const now = clock.now()
      const { rows } = await sql<MadeRow>`
        update pins set hash = ${hashed('pin', id, digits)}, tries = 0, until = ${at(now + pinLife)}
        where id = ${id} and until > ${at(now)}
        returning brand_id, account, purpose, language, purpose in ('phone', 'email') or exists (
          select from patrons p where p.brand_id = pins.brand_id
            and (p.account = pins.account or p.verified_phone = pins.account)) as is_known`.execute(db)
      const [row] = rows
      if (row === undefined) return undefined
      const { brand_id: brandId, account: to, purpose, language, is_known: isKnown } = row
      return { brandId, to, purpose, language, digits, isKnown }
    },

    /**
     * A token for a new password in exchange for the right PIN, which is over then; a wrong one costs a try. Whoever sets a
     * password meanwhile and this wait for each other: either the token is there to be ended, or the PIN is over.
     */
    exchange: async (shown: PinOf, digits: string): Promise<string | undefined> => {
      const pin = await tried(shown, digits)
      if (pin === undefined) return undefined
      const { brandId, account } = shown
      const token = newToken()
      const { rows: exchanged } = await sql`
        with owner as (
          select p.brand_id, p.id from patrons p
          where p.brand_id = ${brandId} and p.account = ${account}
          for share of p
        ), spent as (
          delete from pins using owner where pins.id = ${pin.id} and pins.hash = ${pin.hash}
          returning owner.brand_id, owner.id
        )
        insert into password_tokens (token_hash, brand_id, patron_id, until)
        select ${hashedToken(token)}, brand_id, id, ${at(clock.now() + pinLife)} from spent
        returning 1`.execute(db)
      return exchanged.length === 0 ? undefined : token
    },

    /** The PIN, where it is right, for whoever spends it later with what it is shown for; a wrong one costs a try. */
    tried,

    /** Whether the PIN is right. It is over then; a wrong one costs a try. Of many at once one is right. */
    spend: async (shown: PinOf, digits: string): Promise<boolean> => {
      const pin = await tried(shown, digits)
      return pin !== undefined && spendPin(db, pin)
    },
  }
}

/** A PIN that was shown to be right, and is not spent by that. */
export interface RightPin {
  readonly id: string
  readonly hash: string
}

/** Ends it, within the transaction of what it was shown for. False: another was first, or asked for a new one. */
export async function spendPin(within: Database, { id, hash }: RightPin): Promise<boolean> {
  const { rows } = await sql`delete from pins where id = ${id} and hash = ${hash} returning 1`.execute(within)
  return rows.length > 0
}

/** What it was shown for is not done: the look at it was no try. */
export async function giveBackTry(within: Database, { id, hash }: RightPin): Promise<void> {
  await sql`update pins set tries = greatest(tries - 1, 0) where id = ${id} and hash = ${hash}`.execute(within)
}

/** Mail goes to the one, a text message to the other. */
export function isPhone(account: string): boolean {
  return account.startsWith('+')
}

interface MadeRow {
  readonly brand_id: string
  readonly account: string
  readonly purpose: PinPurpose
  readonly language: string
  readonly is_known: boolean
}

export interface MadePin {
  readonly brandId: string
  /** An e-mail or a phone. */
  readonly to: string
  readonly purpose: PinPurpose
  readonly language: string
  readonly digits: string
  /** Whether there is such an account: nobody else is written to. */
  readonly isKnown: boolean
}

export type PinCodes = ReturnType<typeof pinCodes>

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
