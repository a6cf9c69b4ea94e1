import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { screenPaths } from '../../src-domain/checkout/screen-paths.ts'
import { chooserTabs } from '../../src-domain/location/chooser-tabs.ts'
import { emptyMenu } from '../../src-domain/menu/menu.ts'
import { formatPrice } from '../../src-domain/money/format-price.ts'
import { isUpsellStep } from '../../src-domain/upsell/offered-upsells.ts'
import { Alert } from '../design/alert.tsx'
import { Button } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { Sheet } from '../design/sheet.tsx'
import { Skeleton } from '../design/skeleton.tsx'
import { useWords } from '../messages/words-context.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import { UpsellsInCart } from '../upsell/upsells-screen.tsx'
import { CartLine } from './cart-line.tsx'
import styles from './cart-sheet.module.css'
import { CartSummary } from './cart-summary.tsx'
import { type CartView, cartView } from './cart-view.ts'
import { LeftBehind } from './left-behind.tsx'
import { News } from './news.tsx'
import { useOrdering } from './ordering-app.ts'

/** The cart overview (CART-03), or its empty state (CART-04). */
export const CartSheet = () => {
  const words = useWords('ordering')
  const { close } = useWords('common')
  const { cells, actions } = useOrdering()
  const { brand } = cells.facts
  const order = useStateOf(cells.order, (now) => now)
  const menuState = useStateOf(cells.menu, (now) => now)
  const menu = menuState._tag === 'Ready' ? menuState.menu : emptyMenu
  const times = useWords('times')
  const location = useStateOf(cells.location, (now) => now.location)
  const view = useMemo(
    () => cartView({ words, times, brand, order, menu, location }),
    [words, times, brand, order, menu, location],
  )
  const isEmpty = order.items.length === 0
  const rest = useFocusAfterRemoval(order.items.length)
  return (
    <Sheet
      title={words.cartTitle}
      closeLabel={close}
      onClose={actions.back}
      tall
      footer={isEmpty || menuState._tag !== 'Ready' ? undefined : <CheckoutFooter view={view} />}
    >
      <News />
      <div ref={rest} tabIndex={-1} className={styles.rest}>
        {isEmpty ? <EmptyCart /> : null}
        {!isEmpty && menuState._tag === 'Loading' ? <LoadingCart /> : null}
        {!isEmpty && menuState._tag === 'Failed' ? <NoMenu /> : null}
        {!isEmpty && menuState._tag === 'Ready' ? <FullCart view={view} /> : null}
      </div>
    </Sheet>
  )
}

const EmptyCart = () => {
  const words = useWords('ordering')
  const { actions } = useOrdering()
  return (
    <div className={styles.empty}>
      <Icon name="bag" />
      <p className={styles.emptyTitle}>{words.cartEmpty}</p>
      <p className={styles.quiet}>{words.cartEmptyHint}</p>
      <Button kind="secondary" onClick={actions.back}>
        {words.browse}
      </Button>
    </div>
  )
}

/** Without the menu nobody can say what of the cart can be had; it is kept, and asked for again. */
const NoMenu = () => {
  const words = useWords('ordering')
  const { retry } = useWords('common')
  const { actions } = useOrdering()
  return (
    <div className={styles.content}>
      <Alert kind="danger">{words.menuUnavailable}</Alert>
      <Button onClick={actions.retryMenu}>{retry}</Button>
    </div>
  )
}

const LoadingCart = () => (
  <div className={styles.content}>
    <Skeleton shape="line" />
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </div>
)

/**
 * A removed line takes its button with it. Once its question is gone too, the focus goes to what is left of the cart,
 * so that the keyboard is not lost.
 */
const useFocusAfterRemoval = (count: number) => {
  const rest = useRef<HTMLDivElement>(null)
  const before = useRef(count)
  const { pathname } = useLocation()
  useEffect(() => {
    if (pathname !== '/') return
    if (count < before.current) rest.current?.focus({ preventScroll: true })
    before.current = count
  }, [count, pathname])
  return rest
}

const FullCart = ({ view }: { readonly view: CartView }) => {
  const words = useWords('ordering')
  const { cells, actions } = useOrdering()
  const navigate = useNavigate()
  const diningOption = useStateOf(cells.order, (now) => now.diningOption)
  const { diningOption: ways } = useWords('common')
  const { haveAccount } = useWords('steps')
  const isGuest = useStateOf(cells.patron, (now) => now.patron === undefined)
  return (
    <div className={styles.content}>
      <div>
        <div className={styles.head}>
          <p className={styles.heading}>{view.heading}</p>
          {chooserTabs(cells.facts.brand).length === 0 ? null : (
            <button type="button" className={styles.change} onClick={() => void navigate(screenPaths.LOCATIONS)}>
              {words.changeLocation}
            </button>
          )}
        </div>
        {view.address === undefined ? null : <p className={styles.quiet}>{view.address}</p>}
        <p className={styles.when}>
          <Icon name={diningOption === 'kiosk' ? 'pin' : 'clock'} small />
          {ways[diningOption]} · {view.when}
          {diningOption === 'kiosk' ? <EditTable /> : view.isScheduleShown ? <EditTime /> : null}
        </p>
      </div>
      <LeftBehind
        place={view.place}
        names={view.leftBehind.map(({ name }) => name)}
        onRemove={() => actions.removeLines(view.leftBehind.map(({ index }) => index))}
      />
      <ul aria-label={words.lines}>
        {view.lines.map((line, index) => (
          <CartLine
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no id of its own; its place is what actions name
            key={`${line.item}/${index}`}
            line={line}
            onQuantity={(quantity) => actions.setQuantity(index, quantity)}
            onEdit={() => void navigate(`/item/${encodeURIComponent(line.item)}/${index}`)}
            onRemove={() => void navigate(`/delete/${index}`)}
          />
        ))}
      </ul>
      <button type="button" className={styles.removeAll} onClick={() => void navigate('/delete')}>
        {words.removeAll}
      </button>
      {isUpsellStep(cells.facts.brand.themes.upsell) ? null : <UpsellsInCart />}
      <CartSummary view={view} />
      {isGuest ? (
        <Button kind="quiet" onClick={() => void navigate('/login')}>
          {haveAccount}
        </Button>
      ) : null}
    </div>
  )
}

/** TABLE-09. */
const EditTable = () => {
  const { edit } = useWords('common')
  const { editTable } = useWords('ordering')
  const navigate = useNavigate()
  return (
    <button
      type="button"
      className={styles.edit}
      aria-label={editTable}
      onClick={() => void navigate('/table-number', { state: { isEdit: true } })}
    >
      {edit}
    </button>
  )
}

/** SCHED-11. */
const EditTime = () => {
  const { edit } = useWords('common')
  const words = useWords('times')
  const navigate = useNavigate()
  return (
    <button
      type="button"
      className={styles.edit}
      aria-label={words.edit}
      onClick={() => void navigate(screenPaths.FETCH_SCHEDULE_DATE)}
    >
      {edit}
    </button>
  )
}

const CheckoutFooter = ({ view }: { readonly view: CartView }) => {
  const words = useWords('ordering')
  const { cells, actions } = useOrdering()
  const navigate = useNavigate()
  const isEmployee = useStateOf(cells.patron, ({ patron }) => patron?.isEmployee === true)
  const [isLeaving, setLeaving] = useState(false)
  const leave = () => {
    // LINK-02
    if (isEmployee) return void navigate(screenPaths.LINK)
    setLeaving(true)
    void actions.checkout().finally(() => setLeaving(false))
  }
  return (
    <div className={styles.footer}>
      {view.hasProblem ? (
        <p className={styles.reason} data-reason="">
          <Icon name="alert" small />
          {words.removeUnavailable}
        </p>
      ) : null}
      <Button wide disabled={view.hasProblem} busy={isLeaving} onClick={leave}>
        {isEmployee ? words.createLink : words.checkoutFor({ price: formatPrice(view.subtotal) })}
      </Button>
    </div>
  )
}
