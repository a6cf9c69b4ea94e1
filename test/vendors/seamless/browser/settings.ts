export type Group = 'number' | 'expiry' | 'cvv'

export interface Settings {
  readonly answers: 'once' | 'twice' | 'never'
  /** Milliseconds between CardSecure's response and the frame's message. */
  readonly delay: number
  /** Whether the frame announces that an edit cleared the token. */
  readonly clearing: 'told' | 'untold'
  readonly texts: Readonly<Record<Group, string>>
}

declare global {
  var __seamless: Settings
}
