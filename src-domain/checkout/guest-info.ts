/** Who orders without an account. */
export interface GuestInfo {
  readonly firstName: string
  readonly lastName: string
  readonly email?: string
  /** Ours, for deliveries; another back end may not know it. */
  readonly phone?: string
}
