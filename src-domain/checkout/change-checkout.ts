import type { CardToken } from '../payment/card-form.ts'
import type { CheckoutForm } from './checkout-form.ts'
import type { CheckoutState, Press, WalletPayment } from './checkout-state.ts'
import { nextSections, type SectionEvent, type Sections, startSections } from './sections.ts'

/** Changes of what the customer decided at the checkout, besides the order itself. */
export type CheckoutChange = (now: CheckoutState) => CheckoutState

/** Another customer pays another way, and the sections begin anew (CHK-12, CHK-13). */
export const forgetPayer: CheckoutChange = ({ payment: _, card: __, sections: ___, wallet: ____, ...rest }) => rest

/** Whose session is over is still there, and cash is nobody's card. */
export const forgetCards: CheckoutChange = (now) => ({
  ...forgetPayer(now),
  ...(now.payment?._tag === 'Cash' ? { payment: now.payment } : {}),
})

/** What is usual for who they are pays again, and nothing that was typed or chosen before (PAY-51). */
export const payAsUsual: CheckoutChange = ({ payment: _, card: __, ...rest }) => rest

/** Replaces a declined wallet with the usual method, because it would be declined again. The reason stays at the button. */
export const leaveWallet: CheckoutChange = (now) => ({ ...payAsUsual(now), isWalletLeft: true })

/** What was typed or approved is used up, or not wanted any more. */
export const forgetInstrument: CheckoutChange = ({ card: _, wallet: __, ...rest }) => rest

/** A press begins, or has waited long enough: what it was told before is over. */
export const forgetPress: CheckoutChange = ({ press: _, ...rest }) => rest

/** The customer confirmed the unusual tip and is not asked again. */
export const agreeToTip: CheckoutChange = (now) =>
  now.press?._tag === 'TipAsked' ? { ...forgetPress(now), agreedTip: now.press.tip } : now

/** Gift cards cannot be used here, and the order goes on without one. */
export const refuseGiftCards: CheckoutChange = (now) => ({ ...now, areGiftCardsRefused: true })

/** The order server looks gift cards up after all. */
export const acceptGiftCards: CheckoutChange = ({ areGiftCardsRefused: _, ...rest }) => rest

/** The network is back. */
export const forgetHeld: CheckoutChange = (now) => (now.press?._tag === 'HeldOffline' ? forgetPress(now) : now)

/** The customer did not answer the question; the message beside the button stays, and a press that waits goes on. */
export const closeQuestion: CheckoutChange = (now) => ({
  ...(now.press?._tag === 'Moved' || now.press?._tag === 'TipAsked' ? forgetPress(now) : now),
  isQuestionClosed: true,
})

export function pressed(press: Press): CheckoutChange {
  return (now) => ({ ...now, press })
}

/** A card of the form is what pays from now on. */
export function payWithCard({ nonce, card: summary }: CardToken): CheckoutChange {
  return (now) => ({
    ...now,
    payment: { _tag: 'CardForm' },
    card: { nonce, ...(summary === undefined ? {} : { summary }) },
  })
}

/** What the wallet's sheet agreed to pays. */
export function payWithWallet(wallet: WalletPayment): CheckoutChange {
  return (now) => ({ ...now, wallet })
}

export function sectionsOf({ sections }: Pick<CheckoutState, 'sections'>, asksInfo: boolean): Sections {
  return sections ?? startSections(asksInfo)
}

/** The same state when nothing of the sections changes. */
export function stepSections(event: SectionEvent, asksInfo: boolean): CheckoutChange {
  return (now) => {
    const before = sectionsOf(now, asksInfo)
    const next = nextSections(before, event)
    return next === before ? now : { ...now, sections: next }
  }
}

/** What of it outlives a reload; never a card. */
export function formToKeep({ guest, tip, nonprofit }: CheckoutState): CheckoutForm {
  return {
    ...(nonprofit === undefined ? {} : { nonprofit }),
    ...(guest === undefined ? {} : { guest: { ...guest, email: guest.email ?? '', phone: guest.phone ?? '' } }),
    ...(tip._tag === 'Default' ? {} : { tip }),
  }
}

/** What the customer had filled in before a reload, or before the last order. */
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
