import type { PGlite } from '@electric-sql/pglite'
import type { FreeBytes } from './free-space.ts'

export type DatabaseChoice =
  /** PGlite: for one small site, a demo, development. Survives a crash, but not a power cut. */
  | {
      readonly _tag: 'Embedded'
      readonly dataDir: string
      /** Path of a prebuilt database at the newest schema (`preparedDatabase`). */
      readonly prepared?: string
      /** Path of a prebuilt empty database. */
      readonly template?: string
      readonly freeBytes?: FreeBytes
      /** Another process took the directory over: nothing more is written, and the server should exit. */
      readonly lost?: () => void
    }
  /** A given instance stays open when the store closes. */
  | { readonly _tag: 'Memory'; readonly instance?: PGlite }
  | {
      readonly _tag: 'Postgres'
      /** May lead to a pooler that gives each transaction another session, if there is a `directUrl`. */
      readonly url: string
      /** Leads to the same database without a pooler: for migrations, LISTEN and locks. */
      readonly directUrl?: string
      /** A copy that follows the database, for reports and pages. */
      readonly readUrl?: string
      /** Refuses a `url` that loses sessions, before anything depends on them. */
      readonly isProbed?: boolean
      /** Schema of the tables; defaults to the connection's own. */
      readonly schema?: string
    }
