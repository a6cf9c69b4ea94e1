import { randomInt } from 'node:crypto'
import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { sql } from 'kysely'
import { pairingCodeLength } from '../../src-domain/staff/paired-device.ts'
import type { StaffMember } from '../../src-domain/staff/staff-member.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import { hashedToken, newToken } from '../account/session-tokens.ts'
import type { Database } from '../store/database.ts'
import { deleteSome } from '../store/delete-some.ts'
import { type DeviceRow, memberOfDeviceRow } from './device-sessions.ts'

/** Milliseconds in which a manager can enter a code. */
export const pairingLife = 10 * 60_000
/** Milliseconds that a tablet has at least to collect its session after the code was entered. */
export const collectingLife = 2 * 60_000
/** Tries to find a code that no other tablet of the brand shows. */
const tries = 5

export interface Pairing {
  /** The only copy of the token with which the tablet collects its session. */
  readonly pairing: string
  readonly code: string
  readonly until: Instant
}

/** The pairing is unknown, expired, or its device was revoked. */
export interface PairingOver {
  readonly _tag: 'PairingOver'
}

/** Begins a pairing with a code that no other waiting tablet of the brand has. */
export async function beginPairing(db: Database, brandId: string, now: Instant): Promise<Pairing> {
  const until = now + pairingLife
  for (let n = 0; n < tries; n += 1) {
    const [pairing, code] = [newToken(), newCode()]
    const { rows } = await sql`
      insert into device_pairings as p (token_hash, brand_id, code, until)
      values (${hashedToken(pairing)}, ${brandId}, ${code}, ${at(until)})
      on conflict (brand_id, code) do update
        set token_hash = excluded.token_hash, until = excluded.until, device_id = null
        where p.until < ${at(now)}
      returning 1`.execute(db)
    if (rows.length > 0) return { pairing, code, until }
  }
  throw new Error('no pairing code is free')
}

/**
 * Gives the tablet its session: the device with the only copy of a new token; undefined while no manager has entered
 * the code. Repeatable until the pairing ends, for a tablet that lost the answer: the newest token is the valid one.
 */
export async function collectDevice(
  db: Database,
  brandId: string,
  pairing: string,
  now: Instant,
): Promise<Either<PairingOver, { readonly member: StaffMember; readonly token: string } | undefined>> {
  const { rows } = await sql<{ readonly device_id: string | null }>`
    select device_id from device_pairings
    where token_hash = ${hashedToken(pairing)} and brand_id = ${brandId} and until > ${at(now)}`.execute(db)
  const [found] = rows
  if (found === undefined) return left({ _tag: 'PairingOver' })
  if (found.device_id === null) return right(undefined)
  const token = newToken()
  const { rows: devices } = await sql<DeviceRow>`
    update devices set token_hash = ${hashedToken(token)}, seen_at = ${at(now)}
    where brand_id = ${brandId} and id = ${found.device_id} and revoked_at is null
    returning id, name, location_id`.execute(db)
  const [device] = devices
  return device === undefined ? left({ _tag: 'PairingOver' }) : right({ member: memberOfDeviceRow(device), token })
}

/** Deletes expired pairings. Returns how many. */
export function forgetPastPairings(db: Database, now: Instant): Promise<number> {
  return deleteSome(db, 'device_pairings', sql`until < ${at(now)}`)
}

function newCode(): string {
  return String(randomInt(10 ** pairingCodeLength)).padStart(pairingCodeLength, '0')
}

function at(instant: Instant) {
  return sql`${new Date(instant).toISOString()}::timestamptz`
}
