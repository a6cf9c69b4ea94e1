import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { sql } from 'kysely'
import type { BreachedPasswords } from '../../src-domain/account/breached-passwords.ts'
import type { Brand } from '../../src-domain/brand/brand.ts'
import type { StaffMember } from '../../src-domain/staff/staff-member.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import { judgePassword } from '../account/judge-password.ts'
import type { Passwords } from '../account/password.ts'
import { hashedToken } from '../account/session-tokens.ts'
import type { PasswordTooWeak } from '../account/sign-up.ts'
import type { Database } from '../store/database.ts'
import type { InvitationOver } from './staff-facade.ts'
import { type StaffRow, staffColumns, staffMemberOf } from './staff-row.ts'

export interface AcceptingNeeds {
  readonly db: Database
  readonly clock: Clock
  readonly brands: ReadonlyMap<string, Pick<Brand, 'name'>>
  readonly passwords: Passwords
  /** Checked in addition to our own list. */
  readonly breached?: BreachedPasswords | undefined
}

interface Accepted {
  readonly brandId: string
  readonly invitation: string
  readonly name: string
  readonly password: string
}

const over = { _tag: 'InvitationOver' } as const

/** Sets the password of an invited member. A weak password leaves the invitation as it is; success uses it up. */
export async function acceptInvitation(
  { db, clock, brands, passwords, breached }: AcceptingNeeds,
  { brandId, invitation, name, password }: Accepted,
): Promise<Either<InvitationOver | PasswordTooWeak, StaffMember>> {
  const [shown, now] = [hashedToken(invitation), new Date(clock.now()).toISOString()]
  const { rows: invited } = await sql<{ readonly email: string }>`
    select s.email from staff_invitations i join staff s on s.brand_id = i.brand_id and s.id = i.member_id
    where i.brand_id = ${brandId} and i.token_hash = ${shown} and i.until > ${now}::timestamptz`.execute(db)
  const [found] = invited
  if (found === undefined) return left(over)
  const about = { email: found.email, firstName: name, lastName: '', brandName: brands.get(brandId)?.name ?? brandId }
  const why = await judgePassword(breached, password, about)
  if (why !== undefined) return left({ _tag: 'WeakPassword', why })
  const hash = await passwords.hash(password)
  const { rows } = await sql<StaffRow>`
    with spent as (
      delete from staff_invitations
      where brand_id = ${brandId} and token_hash = ${shown} and until > ${now}::timestamptz
      returning brand_id, member_id
    ), ended as (
      delete from staff_sessions t using spent where t.brand_id = spent.brand_id and t.member_id = spent.member_id
    )
    update staff s set name = ${name}, password_hash = ${hash}, enabled_at = coalesce(s.enabled_at, ${now}::timestamptz)
    from spent where s.brand_id = spent.brand_id and s.id = spent.member_id
    returning ${staffColumns}`.execute(db)
  const [row] = rows
  return row === undefined ? left(over) : right(staffMemberOf(row))
}
