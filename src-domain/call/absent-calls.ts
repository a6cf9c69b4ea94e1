/**
 * Our contract extensions that the back end answered as missing in this visit. Never throws; without storage the calls
 * are tried again.
 */
export interface AbsentCalls {
  readonly has: (call: string) => boolean
  readonly add: (call: string) => void
}
