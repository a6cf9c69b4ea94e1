import type { Instant } from '../time/clock.ts'

export interface BrandVersion {
  readonly number: number
  readonly publishedAt: Instant
  /** Id of a member of staff. Empty: a command, or a start of the server. */
  readonly publishedBy: string
  /** Name or email of that member. Absent: a command, a start of the server, or a member who left. */
  readonly who?: string
  readonly isServed: boolean
}

export interface FileDifference {
  /** "menu.json", or "images/ramen-640.webp". */
  readonly file: string
  /** Keys from the file's root, such as "red-hook.serviceFee.pickup". Empty: the whole file. */
  readonly path: string
  /** JSON, from the order server only its beginning. Absent: added. */
  readonly before?: string
  /** The same. Absent: removed. */
  readonly after?: string
}

export interface BrandVersionList {
  /** The latest first. */
  readonly versions: readonly BrandVersion[]
  /** The difference between the server's files and the served version. */
  readonly pending: readonly FileDifference[]
  /** How many differences there are, if `pending` has only the first of them. */
  readonly pendingCount?: number
  /** Why these files cannot be published. Empty: they can. */
  readonly faults: readonly string[]
}

/** Publishes the files of the server's machine, or serves version `to` again. `over`: the version seen as served. */
export interface SentPublication {
  readonly over: number
  readonly to?: number
}

/** What serving a version changes. */
export interface VersionDifference {
  /** The version that it is compared with. Absent: none, so all its files are new. */
  readonly from?: number
  /** The first differences. */
  readonly changes: readonly FileDifference[]
  readonly count: number
}
