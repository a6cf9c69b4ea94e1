import type { Database } from '../store/database.ts'
import { inParts } from '../store/in-parts.ts'
import type { LocationSettings } from '../store/rows/location-settings.ts'

/** Missing tables are retired, never deleted. */
export async function seedTables(db: Database, brandId: string, locations: readonly LocationSettings[]): Promise<void> {
  if (locations.length === 0) return
  const ids = locations.map(({ location }) => location.id)
  // Retire all first, so that two tables may swap numbers.
  await db
    .updateTable('dining_tables')
    .set({ is_retired: true })
    .where('brand_id', '=', brandId)
    .where('location_id', 'in', ids)
    .execute()
  const rows = locations.flatMap(({ location, tables }) =>
    tables.map(({ id, number }) => ({
      ...{ brand_id: brandId, location_id: location.id, id, number },
      is_retired: false,
    })),
  )
  for (const part of inParts(rows)) {
    await db
      .insertInto('dining_tables')
      .values(part)
      .onConflict((conflict) =>
        conflict
          .columns(['brand_id', 'location_id', 'id'])
          .doUpdateSet(({ ref }) => ({ number: ref('excluded.number'), is_retired: false })),
      )
      .execute()
  }
}
