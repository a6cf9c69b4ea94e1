/** The member's role does not allow it. */
export interface NotAllowed {
  readonly _tag: 'NotAllowed'
}
