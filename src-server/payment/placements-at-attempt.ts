import type { Database } from '../store/database.ts'

export function placementsAtAttempt(db: Database) {
  return db
    .selectFrom('placements')
    .innerJoin('attempts', (join) =>
      join
        .onRef('attempts.brand_id', '=', 'placements.brand_id')
        .onRef('attempts.key', '=', 'placements.key')
        .onRef('attempts.n', '=', 'placements.attempt'),
    )
}
