import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Clock, Instant } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'
import type { PinPurpose } from '../store/rows/pin-purpose.ts'
import type { SecretKeys } from '../store/server-secret.ts'
import { hashedToken, newToken } from './session-tokens.ts'

/** Milliseconds. */
export const pinLife = 600_000
export const mostPinTries = 5

export interface PinOf {
  readonly brandId: string
  /** A lower-case email or an E.164 phone. */
  readonly account: string
  /** The patron whose new phone or email the PIN verifies. */
  readonly owner?: string
  readonly purpose: PinPurpose
  readonly visit: string
}

export interface PinNeeds {
  readonly db: Database
  readonly clock: Clock
  /** Hash keys: six digits alone could be brute-forced. */
  readonly secrets: SecretKeys
}

/** Requests always write the same rows. Only the worker looks the account up, so that timing does not reveal it. */
export function pinCodes({ db, clock, secrets }: PinNeeds) {
  const hashes = (...words: readonly string[]): SecretKeys => {
    const under = (secret: string) => createHmac('sha256', secret).update(JSON.stringify(words)).digest('base64url')
    const [first, ...others] = secrets
    return [under(first), ...others.map(under)]
  }
  const within = ({ visit, owner }: PinOf) =>
    owner === undefined ? hashes('visit', visit) : hashes('visit', visit, owner)
  const at = (when: Instant) => sql`${new Date(when).toISOString()}::timestamptz`

  const tried = async (pin: PinOf, digits: string): Promise<RightPin | undefined> => {
    const { rows } = await sql<RightPin>`
      update pins set tries = tries + 1
      where brand_id = ${pin.brandId} and account = ${pin.account} and purpose = ${pin.purpose}
        and visit in (${sql.join([...within(pin)])}) and hash is not null and until > ${at(clock.now())} and tries < ${mostPinTries}
      returning id, hash`.execute(db)
    return rows.find(({ id, hash }) => hashes('pin', id, digits).some((one) => isSame(hash, one)))
  }

  return {
    /** Replaces an earlier PIN of the same visit (ACCT-68). */
    ask: async (pin: PinOf, language: string): Promise<void> => {
      const { brandId, account, purpose } = pin
      const id = randomBytes(16).toString('base64url')
      const [visit, ...former] = within(pin)
      const replaced =
        former.length === 0
          ? sql``
          : sql`
        replaced as (
          delete from pins where brand_id = ${brandId} and account = ${account} and purpose = ${purpose}
            and visit in (${sql.join(former)})
        ),`
      await sql`
        with ${replaced} asked as (
          insert into pins (id, brand_id, account, purpose, visit, language, until)
          values (${id}, ${brandId}, ${account}, ${purpose}, ${visit}, ${language},
            ${at(clock.now() + pinLife)})
          on conflict (brand_id, account, purpose, visit) do update set
            id = excluded.id, language = excluded.language, hash = null, tries = 0, until = excluded.until
          returning id, brand_id
        )
        insert into jobs (brand_id, kind, subject, payload) select brand_id, ${isPhone(account) ? 'pin-text' : 'pin-mail'}, id, '{}'::jsonb from asked`.execute(
        db,
      )
    },

    /** Makes a PIN for unknown accounts, too, so that timing is the same. undefined: expired. */
    make: async (id: string): Promise<MadePin | undefined> => {
      const digits = String(randomInt(1_000_000)).padStart(6, '0')
      const now = clock.now()
      const { rows } = await sql<MadeRow>`
        update pins set hash = ${hashes('pin', id, digits)[0]}, tries = 0, until = ${at(now + pinLife)}
        where id = ${id} and until > ${at(now)}
        returning brand_id, account, purpose, language, purpose in ('phone', 'email') or exists (
          select from patrons p where p.brand_id = pins.brand_id
            and (p.account = pins.account or p.verified_phone = pins.account)) as is_known`.execute(db)
      const [row] = rows
      if (row === undefined) return undefined
      const { brand_id: brandId, account: to, purpose, language, is_known: isKnown } = row
      return { brandId, to, purpose, language, digits, isKnown }
    },

    /** Returns a password token; a wrong PIN costs a try. Row locks serialise this with a password change. */
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

    tried,

    /** A wrong PIN costs a try. Of concurrent requests one succeeds. */
    spend: async (shown: PinOf, digits: string): Promise<boolean> => {
      const pin = await tried(shown, digits)
      return pin !== undefined && spendPin(db, pin)
    },
  }
}

export interface RightPin {
  readonly id: string
  readonly hash: string
}

/** False: another request spent or replaced the PIN. */
export async function spendPin(within: Database, { id, hash }: RightPin): Promise<boolean> {
  const { rows } = await sql`delete from pins where id = ${id} and hash = ${hash} returning 1`.execute(within)
  return rows.length > 0
}

/** Refunds the try of a right PIN whose change was not made. */
export async function giveBackTry(within: Database, { id, hash }: RightPin): Promise<void> {
  await sql`update pins set tries = greatest(tries - 1, 0) where id = ${id} and hash = ${hash}`.execute(within)
}

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
  readonly to: string
  readonly purpose: PinPurpose
  readonly language: string
  readonly digits: string
  readonly isKnown: boolean
}

export type PinCodes = ReturnType<typeof pinCodes>

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
