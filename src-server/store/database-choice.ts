import type { PGlite } from '@electric-sql/pglite'
import type { FreeBytes } from './free-space.ts'

/** Where the orders live. The SQL is the same everywhere. */
export type DatabaseChoice =
  /** PostgreSQL inside this process: for one small site, a demo, development. Survives a crash, not a power cut. */
  | {
      readonly _tag: 'Embedded'
      readonly dataDir: string
      /** Path of a prebuilt database that has the newest schema (`preparedDatabase`); the first choice, where it is there. */
      readonly prepared?: string
      /** Path of a prebuilt empty database. */
      readonly template?: string
      /** The disk's own answer when absent. */
      readonly freeBytes?: FreeBytes
      /** Another process has taken the directory over. Nothing is written any more; what is left is to end. */
      readonly lost?: () => void
    }
  /** Nothing is kept. An instance that is handed in stays open when the store closes. */
  | { readonly _tag: 'Memory'; readonly instance?: PGlite }
  | {
      readonly _tag: 'Postgres'
      readonly url: string /** Where the tables live; the connection's own when absent. */
      readonly schema?: string
    }
