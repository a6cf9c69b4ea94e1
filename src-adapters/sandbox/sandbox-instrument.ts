import type { DeclineReason } from '../../src-domain/payment/payment-gateway.ts'

/** How the sandbox's card behaves: the word in its nonce or token. */
export type SandboxBehaviour =
  | { readonly _tag: 'Approves' }
  | { readonly _tag: 'Declines'; readonly reason: DeclineReason }
  /** The money is taken, but the answer does not come. */
  | { readonly _tag: 'TimesOutAfterCharging' }

export interface SandboxInstrument {
  readonly behaviour: SandboxBehaviour
  readonly card: { readonly brand: string; readonly last4: string }
}

const behaviours: Readonly<Record<string, SandboxBehaviour>> = {
  approved: { _tag: 'Approves' },
  declined: { _tag: 'Declines', reason: 'declined' },
  insufficient_funds: { _tag: 'Declines', reason: 'insufficient-funds' },
  expired_card: { _tag: 'Declines', reason: 'expired-card' },
  wrong_cvc: { _tag: 'Declines', reason: 'wrong-cvc' },
  needs_second_step: { _tag: 'Declines', reason: 'authentication-required' },
  timeout_after_charging: { _tag: 'TimesOutAfterCharging' },
}

const words = Object.keys(behaviours).join('|')
const nonce = new RegExp(`^sbx_(${words})_(\\d{4})_([a-z]+)_[0-9a-f-]{36}(_confirmed)?$`)
const token = new RegExp(`^sbxcard_(${words})_(\\d{4})_([a-z]+)_[A-Za-z0-9-]+$`)

/**
 * Reads `sbx_<outcome>_<last4>_<brand>_<uuid>`, with `_confirmed` behind it once the customer did the second step, or
 * the saved card `sbxcard_<outcome>_<last4>_<brand>_<name>`. Anything else is no instrument of the sandbox.
 */
export const readInstrument = (kind: 'Nonce' | 'SavedCard', text: string): SandboxInstrument | undefined => {
  const found = (kind === 'Nonce' ? nonce : token).exec(text)
  const [, word = '', last4 = '', brand = '', confirmed] = found ?? []
  const behaviour = behaviours[word]
  if (found === null || behaviour === undefined) return undefined
  const isConfirmed = word === 'needs_second_step' && confirmed !== undefined
  return { behaviour: isConfirmed ? { _tag: 'Approves' } : behaviour, card: { brand, last4 } }
}
