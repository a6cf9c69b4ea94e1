import { sql } from 'kysely'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Passwords } from '../account/password.ts'
import type { Database } from '../store/database.ts'
import type { StaffSeed } from './brand-seed.ts'

interface StaffSeedNeeds {
  readonly passwords: Passwords
  /** Absent: by the database's clock. */
  readonly now?: Instant | undefined
}

/** An existing member is never overwritten, so a changed password or role stays. */
export async function seedStaff(
  db: Database,
  brandId: string,
  staff: readonly StaffSeed[],
  { passwords, now }: StaffSeedNeeds,
): Promise<void> {
  const since = now === undefined ? sql`now()` : sql`${new Date(now).toISOString()}::timestamptz`
  if (staff.length === 0) return
  const ids = staff.map(({ member }) => member.id)
  const rows = db.selectFrom('staff').select('id').where('brand_id', '=', brandId).where('id', 'in', ids)
  const known = new Set((await rows.execute()).map(({ id }) => id))
  for (const { member, password } of staff) {
    if (known.has(member.id)) continue
    await sql`
      insert into staff (brand_id, id, email, name, role, location_ids, password_hash, enabled_at)
      values (${brandId}, ${member.id}, ${member.email.toLowerCase()}, ${member.name}, ${member.role},
        array(select jsonb_array_elements_text(${JSON.stringify(member.locationIds)}::jsonb)),
        ${await passwords.hash(password)}, ${since})
      on conflict do nothing`.execute(db)
  }
}
