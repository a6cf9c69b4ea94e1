/** Device and account settings, prepended to the served script. */
export interface Settings {
  /** Origin of the frames: the script's host. */
  readonly origin: string
  /** The only destination of card data. */
  readonly vault: string
  readonly isSandbox: boolean
  readonly wallets: readonly Wallet[]
}

export type Wallet = 'Apple Pay' | 'Google Pay'

declare global {
  var __square: Settings
}
