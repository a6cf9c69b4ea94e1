/** What the scripts that are served know; put in front of them when they are served. */
export interface Settings {
  /** Where the scripts and AcceptUI's frame come from. */
  readonly cdn: string
  /** Where card data goes, and nowhere else. */
  readonly api: string
  /** How often a callback is called: once, unless a test wants it otherwise. */
  readonly answers: 'once' | 'twice' | 'never'
  /** Whether the body hears that the core is there; card data is taken either way. */
  readonly handshake: 'heard' | 'lost'
}

declare global {
  var __authorize: Settings
}
