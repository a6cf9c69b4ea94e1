import type { DeclineReason } from '../../src-domain/payment/decline-reason.ts'
import type { ChargeInstrument } from '../../src-domain/payment/payment-gateway.ts'

export type SandboxBehaviour =
  | { readonly _tag: 'Approves' }
  | { readonly _tag: 'Declines'; readonly reason: DeclineReason }
  /** Charges the card, but the response is lost. */
  | { readonly _tag: 'TimesOutAfterCharging' }
  | { readonly _tag: 'AsksForStep' }

export interface SandboxInstrument {
  readonly behaviour: SandboxBehaviour
  readonly card: { readonly brand: string; readonly last4: string }
}

const behaviours: Readonly<Record<string, SandboxBehaviour>> = {
  approved: { _tag: 'Approves' },
  declined: { _tag: 'Declines', reason: 'declined' },
  insufficient_funds: { _tag: 'Declines', reason: 'insufficient-funds' },
  expired_card: { _tag: 'Declines', reason: 'expired-card' },
  wrong_expiry: { _tag: 'Declines', reason: 'wrong-expiry' },
  wrong_postal_code: { _tag: 'Declines', reason: 'wrong-postal-code' },
  wrong_street: { _tag: 'Declines', reason: 'wrong-street' },
  wrong_address: { _tag: 'Declines', reason: 'wrong-address' },
  wrong_cvc: { _tag: 'Declines', reason: 'wrong-cvc' },
  authentication_required: { _tag: 'Declines', reason: 'authentication-required' },
  needs_second_step: { _tag: 'AsksForStep' },
  timeout_after_charging: { _tag: 'TimesOutAfterCharging' },
}

const words = Object.keys(behaviours).join('|')
const nonce = new RegExp(`^sbx_(${words})_(\\d{4})_([a-z]+)_[0-9a-f-]{36}$`)
const token = new RegExp(`^tok_([a-z]+?)(?:_(${words}))?$`)

const lastDigits: Readonly<Record<string, string>> = {
  visa: '4242',
  mastercard: '4444',
  amex: '0005',
  discover: '1117',
}

/** `sbx_<outcome>_<last4>_<brand>_<uuid>`, or `tok_<brand>`, approved unless an outcome follows. */
export function readInstrument(instrument: ChargeInstrument): SandboxInstrument | undefined {
  switch (instrument._tag) {
    case 'Nonce': {
      const [, word = '', last4 = '', brand = ''] = nonce.exec(instrument.nonce) ?? []
      return instrumentWith(word, brand, last4)
    }
    case 'SavedCard': {
      const [, brand = '', word = 'approved'] = token.exec(instrument.token) ?? []
      const last4 = lastDigits[brand]
      return last4 === undefined ? undefined : instrumentWith(word, brand, last4)
    }
    case 'Intent':
      return instrumentWith('needs_second_step', 'visa', '4242')
  }
}

export function wordIn(text: string): string {
  return nonce.exec(text)?.[1] ?? ''
}

export function instrumentWith(word: string, brand: string, last4: string): SandboxInstrument | undefined {
  const behaviour = behaviours[word]
  return behaviour && { behaviour, card: { brand, last4 } }
}
