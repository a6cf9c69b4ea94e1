import type { PGlite } from '@electric-sql/pglite'
import type { FreeBytes } from './free-space.ts'

/** Which database holds the orders. The SQL is the same for all. */
export type DatabaseChoice =
  /** PGlite inside this process: for one small site, a demo, development. Survives a crash, but not a power cut. */
  | {
      readonly _tag: 'Embedded'
      readonly dataDir: string
      /** Path of a prebuilt database at the newest schema (`preparedDatabase`); used first if it exists. */
      readonly prepared?: string
      /** Path of a prebuilt empty database. */
      readonly template?: string
      /** Defaults to asking the disk. */
      readonly freeBytes?: FreeBytes
      /** Called when another process took the directory over. Nothing more is written; the server should exit. */
      readonly lost?: () => void
    }
  /** Keeps nothing. A given instance stays open when the store closes. */
  | { readonly _tag: 'Memory'; readonly instance?: PGlite }
  | {
      readonly _tag: 'Postgres'
      readonly url: string /** Schema of the tables; defaults to the connection's own. */
      readonly schema?: string
    }
