import type { CardToken } from '../payment/card-form.ts'
import type { CheckoutForm } from './checkout-form.ts'
import type { CheckoutState, Press, WalletPayment } from './checkout-state.ts'
import { nextSections, type SectionEvent, type Sections, startSections } from './sections.ts'

/** Changes the checkout state, not the order. */
export type CheckoutChange = (now: CheckoutState) => CheckoutState

/** Another customer starts with other payment methods and new sections (CHK-12, CHK-13). */
export const forgetPayer: CheckoutChange = ({ payment: _, card: __, sections: ___, wallet: ____, ...rest }) => rest

/** Keeps cash, because an ended session only affects cards. */
export const forgetCards: CheckoutChange = (now) => ({
  ...forgetPayer(now),
  ...(now.payment?._tag === 'Cash' ? { payment: now.payment } : {}),
})

/** Returns to the customer's usual method (PAY-51). */
export const payAsUsual: CheckoutChange = ({ payment: _, card: __, ...rest }) => rest

/**
 * Replaces a declined wallet with the usual method, because the wallet would decline again. The reason stays at the
 * button.
 */
export const leaveWallet: CheckoutChange = (now) => ({ ...payAsUsual(now), isWalletLeft: true })

export const forgetInstrument: CheckoutChange = ({ card: _, wallet: __, ...rest }) => rest

export const forgetPress: CheckoutChange = ({ press: _, ...rest }) => rest

/** The customer confirmed the unusual tip. */
export const agreeToTip: CheckoutChange = (now) =>
  now.press?._tag === 'TipAsked' ? { ...forgetPress(now), agreedTip: now.press.tip } : now

export const refuseGiftCards: CheckoutChange = (now) => ({ ...now, areGiftCardsRefused: true })

export const acceptGiftCards: CheckoutChange = ({ areGiftCardsRefused: _, ...rest }) => rest

export const forgetHeld: CheckoutChange = (now) => (now.press?._tag === 'HeldOffline' ? forgetPress(now) : now)

/** Keeps the message beside the button and a waiting press. */
export const closeQuestion: CheckoutChange = (now) => ({
  ...(now.press?._tag === 'Moved' || now.press?._tag === 'TipAsked' ? forgetPress(now) : now),
  isQuestionClosed: true,
})

export function pressed(press: Press): CheckoutChange {
  return (now) => ({ ...now, press })
}

export function payWithCard({ nonce, card: summary }: CardToken): CheckoutChange {
  return (now) => ({
    ...now,
    payment: { _tag: 'CardForm' },
    card: { nonce, ...(summary === undefined ? {} : { summary }) },
  })
}

export function payWithWallet(wallet: WalletPayment): CheckoutChange {
  return (now) => ({ ...now, wallet })
}

export function sectionsOf({ sections }: Pick<CheckoutState, 'sections'>, asksInfo: boolean): Sections {
  return sections ?? startSections(asksInfo)
}

/** Returns the same state if no section changes. */
export function stepSections(event: SectionEvent, asksInfo: boolean): CheckoutChange {
  return (now) => {
    const before = sectionsOf(now, asksInfo)
    const next = nextSections(before, event)
    return next === before ? now : { ...now, sections: next }
  }
}

/** Input that survives a reload. Never contains a card. */
export function formToKeep({ guest, tip, nonprofit }: CheckoutState): CheckoutForm {
  return {
    ...(nonprofit === undefined ? {} : { nonprofit }),
    ...(guest === undefined ? {} : { guest: { ...guest, email: guest.email ?? '', phone: guest.phone ?? '' } }),
    ...(tip._tag === 'Default' ? {} : { tip }),
  }
}

/** Restores the input after a reload, or from the last order. */
export function withKeptForm({ guest, tip, nonprofit }: CheckoutForm): CheckoutChange {
  return (now) => ({
    ...now,
    ...(guest === undefined
      ? {}
      : {
          guest: {
            firstName: guest.firstName,
            lastName: guest.lastName,
            ...(guest.email === '' ? {} : { email: guest.email }),
            ...(guest.phone === '' ? {} : { phone: guest.phone }),
          },
        }),
    ...(tip === undefined ? {} : { tip }),
    ...(nonprofit === undefined ? {} : { nonprofit }),
  })
}
