import type { Database } from '../store/database.ts'
import type { LocationSettings } from '../store/rows/location-settings.ts'

/** Missing tables are retired, never deleted. */
export async function seedTables(db: Database, brandId: string, settings: LocationSettings): Promise<void> {
  const locationId = settings.location.id
  // Retire all first, so that two tables may swap numbers.
  await db
    .updateTable('dining_tables')
    .set({ is_retired: true })
    .where('brand_id', '=', brandId)
    .where('location_id', '=', locationId)
    .execute()
  for (const { id, number } of settings.tables) {
    const row = { number, is_retired: false }
    await db
      .insertInto('dining_tables')
      .values({ brand_id: brandId, location_id: locationId, id, ...row })
      .onConflict((conflict) => conflict.columns(['brand_id', 'location_id', 'id']).doUpdateSet(row))
      .execute()
  }
}
