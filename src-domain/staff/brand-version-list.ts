import type { Instant } from '../time/clock.ts'

export interface BrandVersion {
  readonly number: number
  readonly publishedAt: Instant
  /** Id of a member of staff. Empty: a command, or a start of the server. */
  readonly publishedBy: string
  readonly isServed: boolean
}

export interface FileDifference {
  readonly file: string
  /** Keys from the file's root, such as "red-hook.serviceFee.pickup". Empty: the whole file. */
  readonly path: string
  /** JSON. Absent: added. */
  readonly before?: string
  /** JSON. Absent: removed. */
  readonly after?: string
}

export interface BrandVersionList {
  /** The latest first. */
  readonly versions: readonly BrandVersion[]
  /** The difference between the server's files and the served version. */
  readonly pending: readonly FileDifference[]
  /** Why these files cannot be published. Empty: they can. */
  readonly faults: readonly string[]
}

/** Publishes the files of the server's machine, or serves version `to` again. `over`: the version seen as served. */
export interface SentPublication {
  readonly over: number
  readonly to?: number
}
