import type { ColumnType } from 'kysely'

/** JSON goes in as text and comes out parsed. */
export type Json<A> = ColumnType<A, string, string>

/** ISO 8601 in, Date out. */
export type Instant = ColumnType<Date, string, string>
