import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { sql } from 'kysely'
import type { PairedDevice } from '../../src-domain/staff/paired-device.ts'
import { mayDoAt, type StaffMember } from '../../src-domain/staff/staff-member.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import { newToken } from '../account/session-tokens.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { NotFound } from '../not-found.ts'
import type { Database } from '../store/database.ts'
import { beginPairing, collectDevice, collectingLife, type Pairing, type PairingOver } from './device-pairings.ts'
import type { NotAllowed } from './not-allowed.ts'
import { type Actor, auditEntry } from './write-audit.ts'

/** No tablet of the brand shows the code now. */
export interface UnknownCode {
  readonly _tag: 'UnknownCode'
}

/** Paired devices of a location. Every call with an actor checks the permission. */
export interface PairedDevicesFacade {
  /** For a tablet without a session. */
  readonly begin: (brandId: string) => Promise<Pairing>
  /** undefined: no manager has entered the code yet. */
  readonly collect: (
    brandId: string,
    pairing: string,
  ) => Promise<Either<PairingOver, { readonly member: StaffMember; readonly token: string } | undefined>>
  readonly list: (actor: Actor, locationId: string) => Promise<Either<NotAllowed | NotFound, readonly PairedDevice[]>>
  /** Returns the list with the new device. A code can be entered once. */
  readonly pair: (
    actor: Actor,
    locationId: string,
    sent: { readonly code: string; readonly name: string },
  ) => Promise<Either<NotAllowed | NotFound | UnknownCode, readonly PairedDevice[]>>
  /** Ends the device's session and its streams. Repeatable. Returns the list after it. */
  readonly revoke: (
    actor: Actor,
    locationId: string,
    deviceId: string,
  ) => Promise<Either<NotAllowed | NotFound, readonly PairedDevice[]>>
}

export interface PairedDevicesNeeds {
  readonly db: Database
  readonly clock: Clock
  readonly catalogue: Catalogue
  /** Called after the commit: open streams of the location check their permission. */
  readonly accessChanged: (brandId: string, locationIds: readonly string[]) => void
}

export function openPairedDevices({ db, clock, catalogue, accessChanged }: PairedDevicesNeeds): PairedDevicesFacade {
  const refusal = async ({ brandId, member }: Actor, locationId: string) => {
    if (!mayDoAt(member, 'setup:write', locationId)) return left<NotAllowed>({ _tag: 'NotAllowed' })
    const known = await catalogue.location(brandId, locationId)
    return known === undefined ? left<NotFound>({ _tag: 'NotFound' }) : undefined
  }
  const devicesAt = async (brandId: string, locationId: string): Promise<readonly PairedDevice[]> => {
    const rows = await db
      .selectFrom('devices')
      .select(['id', 'name', 'paired_at', 'seen_at'])
      .where('brand_id', '=', brandId)
      .where('location_id', '=', locationId)
      .where('revoked_at', 'is', null)
      .orderBy('paired_at')
      .orderBy('id')
      .execute()
    return rows.map(({ id, name, paired_at, seen_at }) => ({
      ...{ id, name, pairedAt: paired_at.getTime() },
      ...(seen_at === null ? {} : { seenAt: seen_at.getTime() }),
    }))
  }

  return {
    begin: (brandId) => beginPairing(db, brandId, clock.now()),
    collect: (brandId, pairing) => collectDevice(db, brandId, pairing, clock.now()),
    list: async (actor, locationId) =>
      (await refusal(actor, locationId)) ?? right(await devicesAt(actor.brandId, locationId)),
    pair: async (actor, locationId, { code, name }) => {
      const refused = await refusal(actor, locationId)
      if (refused !== undefined) return refused
      const [id, now] = [`dev_${newToken().slice(0, 20)}`, clock.now()]
      const at = (instant: number) => sql`${new Date(instant).toISOString()}::timestamptz`
      const entry = { actor, action: 'device:pair', subject: id, locationId, at: now }
      const { rows } = await sql`
        with entered as (
          update device_pairings set device_id = ${id}, until = greatest(until, ${at(now + collectingLife)})
          where brand_id = ${actor.brandId} and code = ${code} and until > ${at(now)} and device_id is null
          returning brand_id
        ), paired as (
          insert into devices (brand_id, id, location_id, name, paired_at)
          select brand_id, ${id}, ${locationId}, ${name}, ${at(now)} from entered
          returning 1
        ), noted as (${auditEntry(entry, sql`paired`)})
        select 1 from paired`.execute(db)
      if (rows.length === 0) return left({ _tag: 'UnknownCode' })
      return right(await devicesAt(actor.brandId, locationId))
    },
    revoke: async (actor, locationId, deviceId) => {
      const refused = await refusal(actor, locationId)
      if (refused !== undefined) return refused
      await revokeDevice(db, { actor, locationId, deviceId }, clock.now())
      accessChanged(actor.brandId, [locationId])
      return right(await devicesAt(actor.brandId, locationId))
    },
  }
}

interface DeviceToRevoke {
  readonly actor: Actor
  readonly locationId: string
  readonly deviceId: string
}

/** Revokes a device of the location, with an audit entry unless it was revoked before. */
export async function revokeDevice(
  db: Database,
  { actor, locationId, deviceId }: DeviceToRevoke,
  now: number,
): Promise<void> {
  const entry = { actor, action: 'device:revoke', subject: deviceId, locationId, at: now }
  await sql`
    with revoked as (
      update devices set token_hash = null, revoked_at = ${new Date(now).toISOString()}::timestamptz
      where brand_id = ${actor.brandId} and id = ${deviceId} and location_id = ${locationId} and revoked_at is null
      returning 1
    ), noted as (${auditEntry(entry, sql`revoked`)})
    select 1`.execute(db)
}
