import type { ColumnType } from 'kysely'

/** Written as JSON text, read parsed. */
export type Json<A> = ColumnType<A, string, string>

/** Written as ISO 8601, read as a Date. */
export type InstantColumn = ColumnType<Date, string, string>
