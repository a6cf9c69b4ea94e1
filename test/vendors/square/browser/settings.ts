/** What the script that is served knows of the device and of the account; put in front of it when it is served. */
export interface Settings {
  /** Where the frames come from: the script's own host. */
  readonly origin: string
  /** Where card data goes, and nowhere else. */
  readonly vault: string
  readonly isSandbox: boolean
  readonly wallets: readonly Wallet[]
}

export type Wallet = 'Apple Pay' | 'Google Pay'

declare global {
  var __square: Settings
}
