/** The caller does not work at the location, or has not the permission. */
export interface NotAllowed {
  readonly _tag: 'NotAllowed'
}
