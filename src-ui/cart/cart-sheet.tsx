import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { screenPaths } from '../../src-domain/checkout/screen-paths.ts'
import { wayContent } from '../../src-domain/checkout/way-content.ts'
import { emptyMenu } from '../../src-domain/menu/menu.ts'
import { formatPrice } from '../../src-domain/money/format-price.ts'
import { Button } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { Sheet } from '../design/sheet.tsx'
import { Skeleton } from '../design/skeleton.tsx'
import { useWords } from '../messages/words-context.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import styles from './cart-sheet.module.css'
import { type CartView, cartView } from './cart-view.ts'
import { FullCart } from './full-cart.tsx'
import { type FailedMenu, MenuFailed } from './menu-failed.tsx'
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
  const around = useStateOf(cells.delivery, (now) => now)
  const { reach } = useWords('shop')
  const objected = useStateOf(cells.checks, ({ validation }) => validation.last)
  const view = useMemo(
    () => cartView({ words, times, reach, brand, order, menu, location, around, objected }),
    [words, times, reach, brand, order, menu, location, around, objected],
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
        {!isEmpty && menuState._tag === 'Failed' ? <NoMenu menu={menuState} /> : null}
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
const NoMenu = ({ menu }: { readonly menu: FailedMenu }) => {
  const { retry } = useWords('common')
  const { actions } = useOrdering()
  return (
    <div className={styles.content}>
      <MenuFailed menu={menu} />
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

const CheckoutFooter = ({ view }: { readonly view: CartView }) => {
  const words = useWords('ordering')
  const { cells, actions } = useOrdering()
  const navigate = useNavigate()
  const isEmployee = useStateOf(cells.patron, ({ patron }) => patron?.isEmployee === true)
  const hasExtras = useExtras()
  const price = formatPrice(view.subtotal)
  const why = useId()
  const { offline } = useWords('common')
  const isOnline = useStateOf(cells.online, (now) => now)
  const reason = isOnline ? view.problem : offline
  const isBlocked = reason !== undefined
  const [isLeaving, setLeaving] = useState(false)
  const leave = () => {
    // LINK-02
    if (isEmployee) return void navigate(screenPaths.LINK)
    setLeaving(true)
    void actions.checkout().finally(() => setLeaving(false))
  }
  return (
    <div className={styles.footer}>
      {isBlocked ? (
        <p id={why} className={styles.reason} data-reason="">
          <Icon name="alert" small />
          {reason}
        </p>
      ) : null}
      <Button
        wide
        aria-disabled={isBlocked}
        aria-describedby={isBlocked ? why : undefined}
        busy={isLeaving}
        onClick={() => isBlocked || leave()}
      >
        {isEmployee ? words.createLink : words[hasExtras ? 'extrasFor' : 'checkoutFor']({ price })}
      </Button>
    </div>
  )
}

/** Whether something is offered before the checkout; a table is asked for before that (TABLE-11). */
const useExtras = (): boolean => {
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
