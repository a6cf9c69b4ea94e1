import { useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { emptyMenu } from '../../src-domain/menu/menu.ts'
import { Button } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { Sheet } from '../design/sheet.tsx'
import { Skeleton } from '../design/skeleton.tsx'
import { type FailedMenu, MenuFailure } from '../menu/menu-failure.tsx'
import { useWords } from '../messages/words-context.tsx'
import { Notice } from '../ordering/notice.tsx'
import { useOrdering } from '../ordering/ordering-app.ts'
import { useStateOf } from '../state/use-state-of.ts'
import { CheckoutFooter } from './cart-footer.tsx'
import styles from './cart-sheet.module.css'
import { cartView } from './cart-view.ts'
import { FullCart } from './full-cart.tsx'

/** A minute in milliseconds. */
const aMinute = 60_000

/** Full (CART-03) or empty cart (CART-04). */
export function CartSheet() {
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
  const checks = useStateOf(cells.checks, (now) => now)
  const now = Math.floor(cells.facts.now() / aMinute) * aMinute
  const view = useMemo(
    () => cartView({ words, times, reach, brand, order, menu, location, around, checks, now }),
    [words, times, reach, brand, order, menu, location, around, checks, now],
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
      <Notice />
      <div ref={rest} tabIndex={-1} className={styles.rest}>
        {isEmpty ? <EmptyCart /> : null}
        {!isEmpty && menuState._tag === 'Loading' ? <LoadingCart /> : null}
        {!isEmpty && menuState._tag === 'Failed' ? <NoMenu menu={menuState} /> : null}
        {!isEmpty && menuState._tag === 'Ready' ? <FullCart view={view} /> : null}
      </div>
    </Sheet>
  )
}

function EmptyCart() {
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

/** Shown if the menu failed to load: keeps the cart and offers a retry. */
function NoMenu({ menu }: { readonly menu: FailedMenu }) {
  const { retry } = useWords('common')
  const { actions } = useOrdering()
  return (
    <div className={styles.content}>
      <MenuFailure menu={menu} />
      <Button onClick={actions.retryMenu}>{retry}</Button>
    </div>
  )
}

function LoadingCart() {
  return (
    <div className={styles.content}>
      <Skeleton shape="line" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  )
}

/** Restores the focus, because a removed line's button had it. */
function useFocusAfterRemoval(count: number) {
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
