import { type RawBuilder, sql } from 'kysely'
import type { Position, TeamMember } from '../../src-domain/staff/team.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import { hashedToken, newToken } from '../account/session-tokens.ts'
import type { Database } from '../store/database.ts'
import { invitationLife } from './invite-staff.ts'
import type { MemberName } from './second-factor-row.ts'
import { type StaffRow, staffColumns, staffMemberOf } from './staff-row.ts'
import { type AuditEntry, auditEntry } from './write-audit.ts'

interface TeamRow extends StaffRow {
  readonly enabled_at: Date | null
  readonly seen_at: Date | null
}

/** A brand's staff by email. A member was last seen when a session was used, or at the last sign-in. */
export async function teamOf(db: Database, brandId: string): Promise<readonly TeamMember[]> {
  const { rows } = await sql<TeamRow>`
    select ${staffColumns}, s.enabled_at, greatest(
      (select max(t.seen_at) from staff_sessions t where t.brand_id = s.brand_id and t.member_id = s.id),
      (select max(a.at) from audit a where a.brand_id = s.brand_id and a.subject = s.id and a.action = 'sign-in')
    ) as seen_at
    from staff s where s.brand_id = ${brandId} and s.role <> 'device' order by s.email`.execute(db)
  return rows.map((row) => {
    const { secondFactor, ...member } = staffMemberOf(row)
    const seen = row.seen_at === null ? {} : { seenAt: row.seen_at.getTime() }
    return { ...member, isInvited: row.enabled_at === null, hasSecondFactor: secondFactor === 'on', ...seen }
  })
}

/** Owners who can sign in, locked until the statement's end, so that two owners at once cannot remove each other. */
function activeOwners(brandId: string): RawBuilder<unknown> {
  return sql`
    select id from staff where brand_id = ${brandId} and role = 'owner' and enabled_at is not null
    order by id for update`
}

/** True while an owner remains besides the member. */
function hasOtherOwner(memberId: string): RawBuilder<unknown> {
  return sql`(
    exists (select from owners where id <> ${memberId}) or not exists (select from owners where id = ${memberId})
  )`
}

export async function writePosition(
  db: Database,
  { brandId, memberId }: MemberName,
  { role, locationIds }: Position,
  entry: AuditEntry,
): Promise<boolean> {
  const ids = JSON.stringify(role === 'owner' ? [] : locationIds)
  const { rows } = await sql`
    with owners as materialized (${activeOwners(brandId)}), changed as (
      update staff set role = ${role}, location_ids = array(select jsonb_array_elements_text(${ids}::jsonb))
      where brand_id = ${brandId} and id = ${memberId} and role <> 'device'
        and (${role} = 'owner' or ${hasOtherOwner(memberId)})
      returning 1
    ), noted as (${auditEntry(entry, sql`changed`)})
    select 1 from changed`.execute(db)
  return rows.length > 0
}

/** Deletes the member with sessions, invitations and second factor. */
export async function deleteMember(
  db: Database,
  { brandId, memberId }: MemberName,
  entry: AuditEntry,
): Promise<boolean> {
  const { rows } = await sql`
    with owners as materialized (${activeOwners(brandId)}), changed as (
      delete from staff where brand_id = ${brandId} and id = ${memberId} and role <> 'device'
        and ${hasOtherOwner(memberId)}
      returning 1
    ), noted as (${auditEntry(entry, sql`changed`)})
    select 1 from changed`.execute(db)
  return rows.length > 0
}

export async function deleteSecondFactor(
  db: Database,
  { brandId, memberId }: MemberName,
  entry: AuditEntry,
): Promise<void> {
  await sql`
    with changed as (
      delete from staff_second_factors where brand_id = ${brandId} and member_id = ${memberId} returning 1
    ), noted as (${auditEntry(entry, sql`changed`)})
    select 1`.execute(db)
}

export interface MadeInvitation {
  readonly memberId: string
  readonly email: string
  /** The only copy. */
  readonly token: string
}

/** The member who makes an invitation; '' is the server's operator. */
export interface Inviter {
  readonly memberId: string
  readonly network: string
}

/**
 * Makes an invitation for the member that `found` returns (brand_id, id, email), and ends earlier ones. Undefined if it
 * returns none.
 */
export async function makeInvitation(
  db: Database,
  found: RawBuilder<unknown>,
  { memberId, network }: Inviter,
  action: string,
  now: Instant,
): Promise<MadeInvitation | undefined> {
  const token = newToken()
  const { rows } = await sql<{ readonly id: string; readonly email: string }>`
    with member as (${found}), earlier as (
      delete from staff_invitations i using member where i.brand_id = member.brand_id and i.member_id = member.id
    ), invited as (
      insert into staff_invitations (token_hash, brand_id, member_id, until)
      select ${hashedToken(token)}, brand_id, id, ${new Date(now + invitationLife).toISOString()}::timestamptz
      from member
    ), noted as (
      insert into audit (brand_id, location_id, member_id, action, subject, network, at)
      select brand_id, '', ${memberId}, ${action}, id, ${network}, ${new Date(now).toISOString()}::timestamptz
      from member
    )
    select id, email from member`.execute(db)
  const [row] = rows
  return row && { memberId: row.id, email: row.email, token }
}
