import type { OrderInProgress } from '../../src-domain/cart/order-in-progress.ts'
import { cartSubtotal, pieceCount } from '../../src-domain/cart/subtotal.ts'
import type { Words } from '../messages/words-context.tsx'
import type { PendingIntent } from './pending-intent.ts'
import type { ShopActions, ShopCells } from './shop-app.ts'

export function enhanceBars(
  page: ParentNode,
  words: Pick<Words, 'common' | 'shop'>,
  cells: ShopCells,
  { retry }: Pick<ShopActions, 'retry'>,
): void {
  const bars = page.querySelector('#bars')
  const bar = bars?.querySelector<HTMLElement>('[data-tap=cart]')
  const status = bars?.querySelector<HTMLElement>('[role=status]')
  const again = bars?.querySelector<HTMLElement>('[role=status]+button')
  const offline = bars?.querySelector('p')
  if (!bar || !status || !again || !offline) return
  offline.setAttribute('role', 'alert')
  cells.online.changes.subscribe((isOnline) => {
    offline.textContent = isOnline ? '' : words.common.offline
  })
  cells.order.changes.subscribe(orderBar(bar, words.shop))
  cells.pending.changes.subscribe(pendingBar(status, again, words.common))
  again.addEventListener('click', retry)
  page.addEventListener('focusin', keepClear)
}

function orderBar(bar: HTMLElement, words: Words['shop']) {
  const [count, total] = bar.querySelectorAll('span')
  return (order: OrderInProgress) => {
    const pieces = pieceCount(order)
    bar.hidden = pieces === 0
    if (count !== undefined) count.textContent = `${words.viewCart} · ${words.cartCount({ count: pieces })}`
    if (total !== undefined) total.textContent = words.price(cartSubtotal(order))
  }
}

function pendingBar(status: HTMLElement, retry: HTMLElement, words: Words['common']) {
  const said = { none: '', 'on its way': words.loading, failed: words.couldNotLoad, offline: words.offline }
  return (pending: PendingIntent) => {
    status.textContent = said[pending]
    retry.hidden = pending !== 'failed'
  }
}

/** Scrolls an item that regains the focus clear of the order bar. */
function keepClear({ target }: Event): void {
  if (target instanceof HTMLElement && target.matches('h3>a:focus-visible')) target.scrollIntoView({ block: 'nearest' })
}
