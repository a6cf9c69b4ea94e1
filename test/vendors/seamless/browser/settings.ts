export type Group = 'number' | 'expiry' | 'cvv'

/** How the frame behaves; put in front of its script when it is served. */
export interface Settings {
  /** How often a token is told. */
  readonly answers: 'once' | 'twice' | 'never'
  /** Milliseconds between CardSecure's answer and the frame's. */
  readonly delay: number
  /** Whether the page hears that a change has emptied the form. */
  readonly clearing: 'told' | 'untold'
  /** What `validationError` says. */
  readonly texts: Readonly<Record<Group, string>>
}

declare global {
  var __seamless: Settings
}
