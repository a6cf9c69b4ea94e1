import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** The store as everything behind the edge sees it: either engine, or a transaction on it. */
export type Database = Kysely<Schema>
