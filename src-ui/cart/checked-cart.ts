import { distinctUntilChanged, EMPTY, filter, map, type Observable, switchMap, take } from 'rxjs'
import { type ValidateCartPorts, validateCart } from '../../src-domain/checkout/validate-cart.ts'
import type { Pause } from '../../src-domain/time/clock.ts'
import type { OrderingCells } from '../ordering/ordering-app.ts'

/** Milliseconds in which several taps on a stepper are one change. */
const quiet = 300

/**
 * CHK-62: asks `validate` when the cart is opened and after each change there, once for each order while the cart stays
 * open, so that what the restaurant objects to is marked (CART-16) before anybody goes to pay. Latest wins; what could
 * not be asked without a network is asked when it is back.
 */
export function checkedCart<A>(
  { order, sheet, online }: Pick<OrderingCells, 'order' | 'sheet' | 'online'>,
  validate: () => Promise<A>,
  /** The wait is a port and no scheduler of RxJS: that is most of a KiB, which this document has not. */
  pause: Pause,
): Observable<A> {
  const orderInCart = sheet.changes.pipe(
    switchMap(({ _tag }) => (_tag === 'Cart' ? order.changes : [undefined])),
    map((now) => (now?.location !== undefined && now.items.length > 0 ? now.idempotencyKey : undefined)),
    distinctUntilChanged(),
  )
  const onceOnline = online.changes.pipe(filter(Boolean), take(1))
  return orderInCart.pipe(
    switchMap((key) => (key === undefined ? EMPTY : pause.wait(quiet))),
    switchMap(() => onceOnline),
    switchMap(validate),
  )
}

export interface CartCheckPorts {
  readonly cells: Pick<OrderingCells, 'order' | 'sheet' | 'checks' | 'online'>
  readonly orders: ValidateCartPorts['orders']
  readonly pause: Pause
}

/** Validates the order with the restaurant while the cart is open, and when its page is shown again. Call it once. */
export function checkCart({ cells, orders, pause }: CartCheckPorts): void {
  const validate = validateCart({ ...cells, orders })
  checkedCart(cells, validate, pause).subscribe()
  document.addEventListener('visibilitychange', () => {
    const { sheet, order, online } = cells
    const isInCart = sheet.current()._tag === 'Cart' && order.current().items.length > 0
    if (isInCart && online.current() && document.visibilityState === 'visible') void validate()
  })
}
