import type { CardBrand } from '../../src-domain/payment/card-form.ts'
import type { CardField } from '../../src-domain/payment/payment-problem.ts'
import type { PaymentEnvironment } from '../../src-domain/payment/payment-processor.ts'
import type { Expiry } from './own-fields.ts'

export interface TokenizerDriver {
  /** Messages are accepted only from this origin and the frame's own window. */
  readonly origin: string
  readonly address: (looks: FrameLooks) => string
  /** Pixels: a cross-origin frame cannot grow with its content. */
  readonly height: number
  readonly hostsExpiry: boolean
  /** Undefined for unknown messages. */
  readonly read: (data: unknown) => FrameMessage | undefined
  /** Absent: the frame sends a token by itself. */
  readonly request?: () => unknown
}

/** Undefined if the key is not this vendor's. */
export type OpenDriver = (publicKey: string, environment: PaymentEnvironment) => TokenizerDriver | undefined

export interface FrameLooks {
  readonly labels: Readonly<Record<'number' | 'cvc', string>>
  readonly css: string
}

export type FrameMessage =
  /** Voids earlier answers. */
  | { readonly _tag: 'Typing' }
  | { readonly _tag: 'Emptied' }
  | {
      readonly _tag: 'Token'
      readonly token: string
      readonly brand: CardBrand
      readonly last4: string
      /** From a vendor that hosts this field. */
      readonly expiry?: Expiry
    }
  | { readonly _tag: 'Refused'; readonly why: Refusal }

/** tokenise: read but not tokenised. credentials: our key was rejected. */
export type Refusal =
  | { readonly group: 'empty' | 'tokenise' | 'other' | 'credentials' }
  | { readonly group: 'invalid'; readonly field: Extract<CardField, 'number' | 'expiry' | 'cvc'> }
