/**
 * Additions of ours to the contract that the back end was found not to have: each is looked for once in a visit. Never
 * throws; where nothing can be kept it is looked for again.
 */
export interface AbsentCalls {
  readonly has: (call: string) => boolean
  readonly add: (call: string) => void
}
