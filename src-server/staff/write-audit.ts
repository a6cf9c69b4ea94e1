import { type RawBuilder, sql } from 'kysely'
import type { StaffActor, StaffMember } from '../../src-domain/staff/staff-member.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'

/** A member of staff, a paired device or an API key at work. */
export interface Actor {
  readonly brandId: string
  readonly member: StaffActor
  /** Where the call came from. */
  readonly network: string
}

/** Author of a change. An empty member id means the server itself. */
export interface AuditActor extends Pick<Actor, 'brandId' | 'network'> {
  readonly member: Pick<StaffMember, 'id'>
}

/** The server, when it acts by the clock. */
export function serverActor(brandId: string): AuditActor {
  return { brandId, member: { id: '' }, network: '' }
}

/** A member of staff who signed in with a password. */
export interface MemberActor extends Actor {
  readonly member: StaffMember
}

export interface AuditEntry {
  readonly actor: AuditActor
  readonly action: string
  /** The order, member, device or key, the kind and id of what is sold out, or the terms of a change of today. */
  readonly subject: string
  /** Empty: the entry concerns no location. */
  readonly locationId: string
  readonly at: Instant
}

/** Inserts the entry, once for each row of `when`, which is a table of the same statement. */
export function auditEntry({ actor, action, subject, locationId, at }: AuditEntry, when: RawBuilder<unknown>) {
  return sql`
    insert into audit (brand_id, location_id, member_id, action, subject, network, at)
    select ${actor.brandId}, ${locationId}, ${actor.member.id}, ${action}, ${subject}, ${actor.network},
      ${new Date(at).toISOString()}::timestamptz
    from ${when}`
}

export async function writeAudit(db: Database, entry: AuditEntry): Promise<void> {
  await auditEntry(entry, sql`(select 1) once`).execute(db)
}
