/** Database of leaked passwords. */
export interface BreachedPasswords {
  /**
   * Never reveals the password or enough to guess it. Returns `false` on a timeout, so that an outage blocks no
   * sign-up.
   */
  readonly isKnown: (password: string) => Promise<boolean>
}
