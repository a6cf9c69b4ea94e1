import type { Address } from '../../src-domain/address/address.ts'
import type { Database } from '../store/database.ts'

/** Latest first (LOC-35, LOC-44). */
export async function addressesOf(db: Database, brandId: string, patronId: string): Promise<readonly Address[]> {
  const rows = await db
    .selectFrom('patron_addresses')
    .select(['id', 'address'])
    .where('brand_id', '=', brandId)
    .where('patron_id', '=', patronId)
    .orderBy('used_at', 'desc')
    .execute()
  return rows.map(({ id, address }) => ({ ...address, id }))
}
