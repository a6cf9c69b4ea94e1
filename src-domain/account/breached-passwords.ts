/** A service that knows which passwords were stolen somewhere. */
export interface BreachedPasswords {
  /**
   * Whether the password stands in what was stolen. Nobody is told the password, nor enough of it to guess it. `false`
   * also where nobody can say in time: a service that is away keeps nobody from an account.
   */
  readonly isKnown: (password: string) => Promise<boolean>
}
