import { useId } from 'react'
import type { SectionEvent, SectionName } from '../../src-domain/checkout/sections.ts'
import { useWords } from '../messages/words-context.tsx'
import { ExpressPay } from './card/express-pay.tsx'
import { CartBlocks, PaymentBlocks } from './checkout-blocks.tsx'
import styles from './checkout-screen.module.css'
import { CheckoutSection } from './checkout-section.tsx'
import { collapsibleView } from './collapsible-view.ts'
import { OrderSummary } from './order-summary.tsx'
import { usePay } from './pay-app.ts'
import { GuestInfoForm } from './person/guest-info-form.tsx'
import { OrLogIn } from './person/or-log-in.tsx'
import { WhoRow } from './person/who-row.tsx'
import { useCheckout } from './use-checkout.ts'

const toggled = {
  cart: { _tag: 'CartToggled' },
  info: { _tag: 'InfoToggled' },
  payment: { _tag: 'PaymentToggled' },
} as const satisfies Record<SectionName, SectionEvent>

/** Cart, info and payment as sections of which one is open (CHK-06); the rows are those of the standard layout. */
export function CollapsibleCheckout() {
  const words = useWords('pay')
  const times = useWords('times')
  const { diningOption: ways } = useWords('common')
  const { actions } = usePay()
  const { now, view } = useCheckout()
  const form = useId()
  const { sections, isProceeding, button } = collapsibleView(now, view, { words, times, ways })
  const info = sections.find(({ name }) => name === 'info')
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
        <PaymentBlocks now={now} view={view} />
        {info === undefined && now.patron === undefined && now.checkout.guest === undefined ? <OrLogIn /> : null}
      </>
    ),
  }
  // Without the guest form there is nothing to send: the button opens the payment itself.
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
      <OrderSummary view={view} button={button} {...(isProceeding ? proceed : {})} />
    </div>
  )
}
