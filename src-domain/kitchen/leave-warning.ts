/** The browser's own question before a page is left. */
export interface LeaveWarning {
  /** Asks while `isNeeded` returns true. Returns an unsubscribe function. */
  readonly warnWhile: (isNeeded: () => boolean) => () => void
}
