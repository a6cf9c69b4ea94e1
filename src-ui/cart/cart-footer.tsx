import { useId, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { screenPaths } from '../../src-domain/checkout/screen-paths.ts'
import { wayContent } from '../../src-domain/checkout/way-content.ts'
import { menuAddress } from '../../src-domain/navigation/addresses.ts'
import { Button, buttonClass } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { useWords } from '../messages/words-context.tsx'
import { useOrdering } from '../ordering/ordering-app.ts'
import { useStateOf } from '../state/use-state-of.ts'
import styles from './cart-sheet.module.css'
import type { CartView } from './cart-view.ts'
import { OtherRestaurantButton } from './other-restaurant-button.tsx'

/**
 * Checkout button. If the time is unavailable, the same button first selects the next time, so that focus and position
 * stay.
 */
export function CheckoutFooter({ view }: { readonly view: CartView }) {
  const words = useWords('ordering')
  const { cells, actions } = useOrdering()
  const navigate = useNavigate()
  const isEmployee = useStateOf(cells.patron, ({ patron }) => patron?.isEmployee === true)
  const why = useId()
  const [isLeaving, setLeaving] = useState(false)
  const { isBlocked, reasons, untimely } = useCheckoutReadiness(view, isEmployee)
  const hasExtras = useExtras()
  const price = words.price(view.subtotal)
  const leave = () => {
    if (isEmployee) return void navigate(screenPaths.LINK)
    setLeaving(true)
    void actions.checkout().finally(() => setLeaving(false))
  }
  const next = untimely?.next
  const wayOn = cells.facts.isEdit() ? 'backToCheckout' : hasExtras ? 'extrasFor' : 'checkoutFor'
  const press = next === undefined ? leave : () => actions.schedule.take(next.at)
  return (
    <div className={styles.footer}>
      {reasons.length === 0 ? null : (
        <p id={why} className={styles.reason} data-reason="">
          <Icon name={untimely === undefined ? 'alert' : 'clock'} small />
          <span>
            {reasons.map(({ text, lang }) => (
              <span key={text} className={styles.sentence} lang={lang}>
                {text}
              </span>
            ))}
          </span>
        </p>
      )}
      {untimely !== undefined && next === undefined ? null : (
        <Button
          wide
          aria-disabled={isBlocked}
          aria-describedby={reasons.length === 0 ? undefined : why}
          busy={isLeaving}
          onClick={() => isBlocked || press()}
        >
          {next?.text ?? (isEmployee ? words.createLink : words[wayOn]({ price }))}
        </Button>
      )}
      {untimely === undefined ? null : <AlternativeActions view={view} isSecond={next !== undefined} />}
    </div>
  )
}

function useCheckoutReadiness(view: CartView, isEmployee: boolean) {
  const { offline } = useWords('common')
  const { cells } = useOrdering()
  const isOnline = useStateOf(cells.online, (now) => now)
  const problem = isOnline ? view.problem : offline
  const isBlocked = problem !== undefined
  // An employee hands the cart over without paying (LINK-02).
  const untimely = isBlocked || isEmployee ? undefined : view.untimely
  const own = problem === undefined ? (untimely?.reasons ?? []) : [{ text: problem }]
  const reasons = isOnline && view.refusal !== undefined ? [view.refusal, ...own] : own
  return { isBlocked, reasons, untimely }
}

/** True if extras come before the checkout, unless the customer must first choose a table (TABLE-11). */
function useExtras(): boolean {
  const { cells } = useOrdering()
  const { brand } = cells.facts
  const order = useStateOf(cells.order, (now) => now)
  const menu = useStateOf(cells.menu, (now) => (now._tag === 'Ready' ? now.menu : undefined))
  const upsells = useStateOf(cells.upsells, (now) => now.menu)
  const packing = useStateOf(cells.packing, (now) => now.menu)
  const { hasUpsells, hasPackingMenu } = useMemo(
    () => wayContent({ brand, order, menu, upsells, packing }),
    [brand, order, menu, upsells, packing],
  )
  return (hasUpsells || hasPackingMenu) && (order.diningOption !== 'kiosk' || order.table !== undefined)
}

function AlternativeActions({ view, isSecond }: { readonly view: CartView; readonly isSecond: boolean }) {
  const times = useWords('times')
  const { cells } = useOrdering()
  const navigate = useNavigate()
  const { brand } = cells.facts
  const { diningOption, location } = useStateOf(cells.order, (now) => now)
  const kind = isSecond ? 'secondary' : 'primary'
  if (view.canChooseTime)
    return (
      <Button kind={kind} wide onClick={() => void navigate(screenPaths.FETCH_SCHEDULE_DATE)}>
        {isSecond ? times.chooseAnother : times.chooseOne}
      </Button>
    )
  if (diningOption === 'kiosk' && brand.ordering.pickup && location !== undefined)
    return (
      <a className={buttonClass(kind, true)} href={menuAddress(location.slug, 'pickup')}>
        {times.pickupInstead}
      </a>
    )
  return <OtherRestaurantButton kind={kind} />
}
