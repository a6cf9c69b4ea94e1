import { useEffect, useId, useState } from 'react'
import { type CheckoutSnapshot, choiceOf, isCovered, savedCards } from '../../src-domain/checkout/checkout-snapshot.ts'
import type { SectionEvent, SectionName } from '../../src-domain/checkout/sections.ts'
import { useWords } from '../messages/words-context.tsx'
import { lazyScreen } from '../shell/lazy-screen.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import { ExpressPay } from './card/express-pay.tsx'
import { CartBlocks, PaymentBlocks } from './checkout-blocks.tsx'
import styles from './checkout-screen.module.css'
import { CheckoutSection } from './checkout-section.tsx'
import { collapsibleView } from './collapsible-view.ts'
import { OrderSummary } from './order-summary.tsx'
import { GuestInfoForm } from './person/guest-info-form.tsx'
import { LogInOffer } from './person/log-in-offer.tsx'
import { WhoRow } from './person/who-row.tsx'
import { useCheckout } from './use-checkout.ts'
import { usePay } from './use-pay.ts'

const toggled = {
  cart: { _tag: 'CartToggled' },
  info: { _tag: 'InfoToggled' },
  payment: { _tag: 'PaymentToggled' },
} as const satisfies Record<SectionName, SectionEvent>

/** Collapsible layout: only one section is open (CHK-06). */
export function CollapsibleCheckout() {
  const words = useWords('pay')
  const times = useWords('times')
  const { diningOption: ways } = useWords('common')
  const { actions } = usePay()
  const { now, view } = useCheckout()
  const form = useId()
  const { sections, isProceeding, button } = collapsibleView(now, view, { words, times, ways })
  const info = sections.find(({ name }) => name === 'info')
  const payment = sections.find(({ name }) => name === 'payment')
  const card = usePaymentCard(now, view.button.isBusy, payment?.opened === true)
  const bodies = {
    cart: <CartBlocks now={now} />,
    info: (
      <GuestInfoForm
        id={form}
        isOpened={info?.opened === true}
        onOpen={() => actions.guest.stepSections(toggled.info)}
        onEdit={() => actions.guest.stepSections({ _tag: 'InfoEdited' })}
      />
    ),
    payment: (
      <>
        {info === undefined ? <WhoRow now={now} /> : null}
        <PaymentBlocks now={now} view={view} cardForm={card.place} />
        {info === undefined && now.patron === undefined && now.checkout.guest === undefined ? <LogInOffer /> : null}
      </>
    ),
  }
  // Without a guest form, the button opens the payment section.
  const proceed = info === undefined ? { onPress: () => actions.guest.stepSections(toggled.payment) } : { form }
  return (
    <div className={styles.columns} data-wide="">
      <ExpressPay now={now} {...(info?.completed === false ? { form } : {})} />
      <div className={styles.sections} inert={view.button.isBusy}>
        {sections.map((section, index) => (
          <CheckoutSection
            key={section.name}
            section={section}
            position={index + 1}
            onToggle={() => actions.guest.stepSections(toggled[section.name])}
          >
            {bodies[section.name]}
          </CheckoutSection>
        ))}
      </div>
      <OrderSummary
        view={view}
        button={{ ...button, isBusy: button.isBusy || card.isTaking }}
        {...(isProceeding ? proceed : card.form === undefined ? {} : { form: card.id })}
      />
    </div>
  )
}

/** Card form that stays mounted while it pays, so that a declined card keeps its entries. */
function usePaymentCard(now: CheckoutSnapshot, isBusy: boolean, isOpen: boolean) {
  const { cells } = usePay()
  const id = useId()
  const isTaking = useStateOf(cells.card, ({ isSubmitting }) => isSubmitting)
  const [isTakenHere, setIsTakenHere] = useState(false)
  // An iframe first loads when its section opens, and stays loaded when the section closes.
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  useEffect(() => void PaymentCardForm.fetch().catch(() => undefined), [])
  const isAsked = choiceOf(now)._tag === 'CardForm' && (now.checkout.card === undefined || isTakenHere)
  const form =
    wasOpen && isAsked && !isCovered(now) ? (
      <PaymentCardForm id={id} now={now} isBusy={isBusy} onTake={() => setIsTakenHere(true)} />
    ) : undefined
  // A card that was entered or saved has a row of its own instead.
  const opensForm = now.checkout.card === undefined && savedCards(now.patron).length === 0
  return { id, isTaking, form, place: form ?? (opensForm ? null : undefined) }
}

const PaymentCardForm = lazyScreen(() =>
  import('./card/card-entry-form.tsx').then((fetched) => fetched.PaymentCardForm),
)
