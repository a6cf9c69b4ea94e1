import { sql } from 'kysely'
import type { Database } from '../store/database.ts'

/** Touches every table that a placement writes. */
export async function warmPlacement(db: Database): Promise<void> {
  await sql`
    with claim as (insert into placements select * from placements where false),
    guard as (insert into look_alikes select * from look_alikes where false),
    written as (insert into orders select * from orders where false),
    lines as (insert into order_lines select * from order_lines where false),
    entries as (insert into ledger_entries select * from ledger_entries where false),
    staged as (insert into jobs (brand_id, kind, subject, payload) select brand_id, kind, subject, payload from jobs where false)
    select 1`.execute(db)
}
