export interface GuestInfo {
  readonly firstName: string
  readonly lastName: string
  readonly email?: string
  /** For deliveries. Our extension. */
  readonly phone?: string
}
