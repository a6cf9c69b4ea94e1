/** The browser's confirmation before it leaves a page. */
export interface LeaveWarning {
  /** Asks for confirmation while `isNeeded` returns true. Returns an unsubscribe function. */
  readonly warnWhile: (isNeeded: () => boolean) => () => void
}
