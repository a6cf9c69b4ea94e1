import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** Either engine, or a transaction. */
export type Database = Kysely<Schema>
