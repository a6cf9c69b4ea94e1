import { useEffect, useId, useRef } from 'react'
import { Alert } from '../../design/alert.tsx'
import { Button } from '../../design/button.tsx'
import { CallRestaurant } from '../../design/call-restaurant.tsx'
import { VisuallyHidden } from '../../design/visually-hidden.tsx'
import { useWords } from '../../messages/words-context.tsx'
import { useStateOf } from '../../state/use-state-of.ts'
import { WalletSlot } from '../card/wallet-slot.tsx'
import type { PlaceOrderView } from '../checkout-view.ts'
import { UnorderableLines } from '../unorderable-lines.tsx'
import { usePay } from '../use-pay.ts'
import { useRestaurantPhone } from '../use-restaurant-phone.ts'
import { CardAlternatives } from './card-alternatives.tsx'
import { orderBarId } from './order-bar.ts'
import { OtherTerms } from './other-terms.tsx'
import styles from './place-order-bar.module.css'

export interface PlaceOrderBarProps {
  readonly button: PlaceOrderView
  readonly canRecheck: boolean
  /** Id of the form that the button submits instead of placing the order. */
  readonly form?: string
  /** Called instead of placing the order. */
  readonly onPress?: () => void
}

/** Place Order, or why it is blocked (CHK-35, CHK-36, CHK-54). */
export function PlaceOrderBar({ button, canRecheck, form, onPress }: PlaceOrderBarProps) {
  const words = useWords('pay')
  const { cells, actions } = usePay()
  const isWaiting = useStateOf(cells.checkout, (now) => now.press?._tag === 'Waiting')
  const why = useId()
  // Keeps the focus here when a time button disappears after use.
  const bar = useRef<HTMLDivElement>(null)
  const isBlocked = !button.canPress && !button.isBusy
  const complaint = button.error?.text
  useEffect(() => {
    // The message must not push the button out of sight.
    const { current } = bar
    if (complaint !== undefined && current !== null && current.getBoundingClientRect().top < window.innerHeight)
      current.scrollIntoView?.({ block: 'nearest' })
  }, [complaint])
  return (
    <div ref={bar} id={orderBarId} tabIndex={-1} className={styles.bar}>
      <Complaint button={button} canRecheck={canRecheck} id={why} />
      <UnorderableLines />
      <OtherTerms button={button} onTake={() => bar.current?.focus()} />
      {button.otherThanCard === undefined ? null : (
        <CardAlternatives {...button.otherThanCard} onTake={() => bar.current?.focus()} />
      )}
      {button.wallet === undefined ? (
        <Button
          wide
          busy={button.isBusy}
          aria-disabled={isBlocked}
          aria-describedby={button.error === undefined ? undefined : why}
          {...(form === undefined || isBlocked
            ? { onClick: () => isBlocked || (onPress ?? actions.placing.placeOrder)() }
            : { type: 'submit', form })}
          className={styles.button}
        >
          {button.text}
        </Button>
      ) : (
        <WalletSlot amount={button.wallet} />
      )}
      <VisuallyHidden>
        <span role="status">{button.isBusy ? (isWaiting ? words.calculating : words.ordering) : ''}</span>
      </VisuallyHidden>
    </div>
  )
}

interface ComplaintProps {
  readonly button: PlaceOrderView
  readonly canRecheck: boolean
  readonly id: string
}

function Complaint({ button, canRecheck, id }: ComplaintProps) {
  const { logIn, continueAsGuest } = useWords('pay')
  const { retry } = useWords('common')
  const { cells, actions } = usePay()
  const isEnded = useStateOf(cells.patron, (now) => now.isEnded === true)
  const phone = useRestaurantPhone()
  if (button.error === undefined) return null
  return (
    <Alert kind="danger">
      <p id={id} lang={button.error.lang}>
        {button.error.text}
      </p>
      {button.canLogIn ? (
        <Button kind="quiet" className={styles.retry} onClick={() => actions.flow.go('LOG_IN')}>
          {logIn}
        </Button>
      ) : null}
      {button.canLogIn && isEnded ? (
        <Button kind="quiet" className={styles.retry} onClick={() => actions.flow.go('GUESTS')}>
          {continueAsGuest}
        </Button>
      ) : null}
      {button.asksRestaurant ? <CallRestaurant phone={phone} /> : null}
      {canRecheck ? (
        <Button kind="quiet" className={styles.retry} onClick={actions.placing.recheck}>
          {retry}
        </Button>
      ) : null}
    </Alert>
  )
}
