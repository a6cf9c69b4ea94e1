/** Settings prepended to the served scripts. */
export interface Settings {
  readonly cdn: string
  readonly api: string
  /** Number of callback calls; once in production. */
  readonly answers: 'once' | 'twice' | 'never'
  /** Whether the body receives the ready event; card data is accepted either way. */
  readonly handshake: 'heard' | 'lost'
}

declare global {
  var __authorize: Settings
}
