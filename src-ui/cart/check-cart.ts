import { distinctUntilChanged, EMPTY, filter, map, type Observable, switchMap, take } from 'rxjs'
import { type ValidatePorts, validateOrder } from '../../src-domain/checkout/check-order.ts'
import type { Pause } from '../../src-domain/time/clock.ts'
import type { OrderingCells } from '../ordering/ordering-app.ts'

/** Milliseconds. Groups several taps on a stepper into one change. */
const quiet = 300

/**
 * Validates when the cart opens and after each change (CART-16, CHK-62). The latest answer wins; offline requests wait.
 */
export function cartChecks<A>(
  { order, sheet, online }: Pick<OrderingCells, 'order' | 'sheet' | 'online'>,
  validate: () => Promise<A>,
  /** A port: an RxJS scheduler would add almost 1 KiB. */
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
  readonly orders: ValidatePorts['orders']
  readonly pause: Pause
}

/** Validates the cart, also when the page becomes visible. Call it once. */
export function checkCart({ cells, orders, pause }: CartCheckPorts): void {
  const validate = validateOrder({ ...cells, orders })
  cartChecks(cells, validate, pause).subscribe()
  document.addEventListener('visibilitychange', () => {
    const { sheet, order, online } = cells
    const isInCart = sheet.current()._tag === 'Cart' && order.current().items.length > 0
    if (isInCart && online.current() && document.visibilityState === 'visible') void validate()
  })
}
