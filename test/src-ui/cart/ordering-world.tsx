import { orderingActions } from '../../../src/browser/ordering-actions.ts'
import type { PatronState, SignInOutcome } from '../../../src-domain/account/sign-in.ts'
import type { Brand } from '../../../src-domain/brand/brand.ts'
import type { OrderInProgress } from '../../../src-domain/cart/order-in-progress.ts'
import type { Menu } from '../../../src-domain/menu/menu.ts'
import type { MenuState } from '../../../src-ui/cart/menu-state.ts'
import { type OrderingPlace, OrderingProvider } from '../../../src-ui/cart/ordering-app.ts'
import { OrderingRoot } from '../../../src-ui/cart/ordering-root.tsx'
import type { Toast } from '../../../src-ui/shell/toasts.tsx'
import { withToast } from '../../../src-ui/shell/toasts.tsx'
import { cell } from '../../../src-ui/state/cell.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { someIds } from '../../builders/fake-ports.ts'
import { draw, englishWords } from '../draw.tsx'

export interface OrderingWorldNeeds {
  readonly order: OrderInProgress
  readonly menu?: Menu | 'failed'
  readonly brand?: Brand
  readonly patron?: PatronState
  readonly place?: OrderingPlace
  readonly signIn?: (email: string, password: string) => Promise<SignInOutcome>
}

/** The ordering chunk on real cells and real actions; only the history, the server and leaving are written down instead. */
export const orderingWorld = ({ order, menu, brand = aBrand(), patron = {}, place, signIn }: OrderingWorldNeeds) => {
  const cells = {
    order: cell(order),
    menu: cell<MenuState>(
      menu === undefined ? { _tag: 'Loading' } : menu === 'failed' ? { _tag: 'Failed' } : { _tag: 'Ready', menu },
    ),
    patron: cell<PatronState>(patron),
    place: cell<OrderingPlace>(place ?? { _tag: 'Cart', path: '/' }),
    toasts: cell<readonly Toast[]>([]),
    alert: cell<{ readonly message?: string; readonly isShown: boolean }>({ isShown: false }),
    facts: { brand },
  }
  const entries: OrderingPlace[] = [{ _tag: 'Closed' }, cells.place.current()]
  const log: { left: string[]; flow: unknown[]; fetched: number; signedOut: number } = {
    left: [],
    flow: [],
    fetched: 0,
    signedOut: 0,
  }
  const never = () => Promise.reject(new Error('not asked in this test'))
  const actions = orderingActions({
    cells,
    places: {
      open: (next) => {
        entries.push(next)
        cells.place.update(() => next)
      },
      back: () => {
        entries.pop()
        cells.place.update(() => entries.at(-1) ?? { _tag: 'Closed' })
      },
    },
    session: {
      patrons: {
        signIn: () => never,
        patron: () => never,
        signOut: () => async () => {
          log.signedOut += 1
          return { _tag: 'Right', right: undefined }
        },
      },
      session: { token: () => undefined, keep: () => {}, drop: () => {} },
      patron: cells.patron,
    },
    ids: someIds(),
    brand,
    words: englishWords.ordering,
    say: (text) => cells.toasts.update(withToast(text)),
    flow: { read: () => undefined, write: (position) => log.flow.push(position), clear: () => {} },
    checkoutForm: { read: () => undefined, write: () => {}, clear: () => {} },
    fetchMenu: async () => {
      log.fetched += 1
    },
    leave: (address) => log.left.push(address),
  })
  const drawn = draw(
    <OrderingProvider app={{ cells, actions: signIn === undefined ? actions : { ...actions, signIn } }}>
      <OrderingRoot />
    </OrderingProvider>,
  )
  return { ...drawn, cells, log, entries }
}
