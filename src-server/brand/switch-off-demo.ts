import { randomBytes } from 'node:crypto'
import type { Passwords } from '../account/password.ts'
import type { Database } from '../store/database.ts'
import type { BrandSeed } from './brand-seed.ts'

export async function switchOffDemo(
  db: Database,
  brandId: string,
  { patrons, giftCards, staff }: NonNullable<BrandSeed['switchedOff']>,
  passwords: Passwords,
): Promise<void> {
  if (giftCards.length > 0) {
    const cards = db.updateTable('gift_cards').set({ is_active: false })
    await cards.where('brand_id', '=', brandId).where('id', 'in', giftCards).execute()
  }
  if (staff.length > 0) await db.deleteFrom('staff').where('brand_id', '=', brandId).where('id', 'in', staff).execute()
  if (patrons.length === 0) return
  const rows = db.selectFrom('patrons').select('id')
  const ids = (await rows.where('brand_id', '=', brandId).where('id', 'in', patrons).execute()).map(({ id }) => id)
  if (ids.length === 0) return
  await db.deleteFrom('sessions').where('brand_id', '=', brandId).where('patron_id', 'in', ids).execute()
  const password_hash = await passwords.hash(randomBytes(32).toString('hex'))
  const known = db.updateTable('patrons').set({ password_hash })
  await known.where('brand_id', '=', brandId).where('id', 'in', ids).execute()
}
