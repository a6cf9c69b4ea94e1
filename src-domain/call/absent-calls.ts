/**
 * Calls of our additions that this back end lacks, remembered for this visit. Never throws. Without storage, callers
 * try them again.
 */
export interface AbsentCalls {
  readonly has: (call: string) => boolean
  readonly add: (call: string) => void
}
