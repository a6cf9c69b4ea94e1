import type { CardBrand } from '../../src-domain/payment/card-form.ts'
import type { CardField } from '../../src-domain/payment/payment-problem.ts'
import type { PaymentEnvironment } from '../../src-domain/payment/payment-processor.ts'
import type { Expiry } from './own-fields.ts'

/** One vendor that makes tokens of cards in a frame of its own: where the frame is, and what it says. */
export interface TokenizerDriver {
  /** Only what comes from here, and out of the frame's own window, is heard. */
  readonly origin: string
  readonly address: (looks: FrameLooks) => string
  /** In pixels: a frame of another's cannot grow with what is in it. */
  readonly height: number
  /** Else the date is a field of ours. */
  readonly hostsExpiry: boolean
  /** Undefined for what we do not know. */
  readonly read: (data: unknown) => FrameMessage | undefined
  /** What the frame is told when the form is sent; absent: it makes a token by itself, as soon as a card is complete. */
  readonly request?: () => unknown
}

/** The vendor's driver for a restaurant's publishable key; undefined for a key that cannot be one of this vendor's. */
export type OpenDriver = (publicKey: string, environment: PaymentEnvironment) => TokenizerDriver | undefined

/** How a frame is to look and what its fields are called, as far as its vendor lets us say so. */
export interface FrameLooks {
  readonly labels: Readonly<Record<'number' | 'cvc', string>>
  readonly css: string
}

export type FrameMessage =
  /** The customer is at it: whatever was said before is over. */
  | { readonly _tag: 'Typing' }
  | { readonly _tag: 'Emptied' }
  | {
      readonly _tag: 'Token'
      readonly token: string
      readonly brand: CardBrand
      readonly last4: string
      /** From a vendor that hosts it. */
      readonly expiry?: Expiry
    }
  | { readonly _tag: 'Refused'; readonly why: Refusal }

/**
 * empty: fields without anything in them. invalid: this one is wrong. tokenise: the card was read, and no token came of
 * it. credentials: the vendor does not take us for who we are. other: whatever else is wrong at the vendor.
 */
export type Refusal =
  | { readonly group: 'empty' | 'tokenise' | 'other' | 'credentials' }
  | { readonly group: 'invalid'; readonly field: Extract<CardField, 'number' | 'expiry' | 'cvc'> }
