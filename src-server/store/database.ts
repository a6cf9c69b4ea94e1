import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** Either engine, or a transaction on it. */
export type Database = Kysely<Schema>
