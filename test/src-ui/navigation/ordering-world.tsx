import { left, right } from 'fp-ts/lib/Either.js'
import type { PatronState } from '../../../src-domain/account/session.ts'
import type { SignInOutcome } from '../../../src-domain/account/sign-in.ts'
import type { Brand } from '../../../src-domain/brand/brand.ts'
import type { OrderInProgress } from '../../../src-domain/cart/order-in-progress.ts'
import { cartSteps } from '../../../src-domain/checkout/cart-steps.ts'
import type { SeenAtCheckout } from '../../../src-domain/checkout/flow-position.ts'
import { noChecks } from '../../../src-domain/checkout/order-checks.ts'
import { chooseTable } from '../../../src-domain/fulfilment/choose-table.ts'
import { type AgainState, noAgain } from '../../../src-domain/history/again-state.ts'
import { noLastOrders } from '../../../src-domain/history/last-orders.ts'
import { noStaleOrder, type StaleOrder } from '../../../src-domain/history/stale-order.ts'
import type { AddressGateway } from '../../../src-domain/location/address-gateway.ts'
import { askBeforeMove, type MoveState, noMove } from '../../../src-domain/location/ask-before-move.ts'
import { type DeliveryAround, unasked } from '../../../src-domain/location/delivery-promise.ts'
import type { Location } from '../../../src-domain/location/location.ts'
import { newChooser } from '../../../src-domain/location/location-chooser.ts'
import type { LocationGateway } from '../../../src-domain/location/location-gateway.ts'
import type { Whereabouts } from '../../../src-domain/location/whereabouts.ts'
import { emptyMenu, type Menu } from '../../../src-domain/menu/menu.ts'
import type { MenuState } from '../../../src-domain/menu/menu-state.ts'
import { positionIn } from '../../../src-domain/navigation/flow.ts'
import { followFlow } from '../../../src-domain/navigation/follow-flow.ts'
import { closed, type OpenSheet, openSheetIn } from '../../../src-domain/navigation/open-sheet.ts'
import type { PackingState } from '../../../src-domain/packing/packing-state.ts'
import { noSchedule } from '../../../src-domain/scheduling/choose-time.ts'
import type { ScheduleGateway } from '../../../src-domain/scheduling/schedule-gateway.ts'
import { type LinkState, noLink } from '../../../src-domain/sharing/link-state.ts'
import { makeLink } from '../../../src-domain/sharing/make-link.ts'
import type { SavedCartGateway } from '../../../src-domain/sharing/saved-cart-gateway.ts'
import { noSharedCart, type SharedCartState } from '../../../src-domain/sharing/shared-cart-state.ts'
import { takeSharedCart } from '../../../src-domain/sharing/take-shared-cart.ts'
import { fetchUpsells, noUpsells, type UpsellState } from '../../../src-domain/upsell/fetch-upsells.ts'
import type { Toast } from '../../../src-ui/design/toasts.tsx'
import { withToast } from '../../../src-ui/design/toasts.tsx'
import { chooserController } from '../../../src-ui/location/chooser-controller.ts'
import { orderingController } from '../../../src-ui/navigation/ordering-controller.ts'
import { OrderingRoot } from '../../../src-ui/navigation/ordering-root.tsx'
import { prefetchedSheets } from '../../../src-ui/navigation/prefetched-sheets.ts'
import { type OrderingActions, type OrderingCells, OrderingProvider } from '../../../src-ui/ordering/ordering-app.ts'
import { cell } from '../../../src-ui/state/cell.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aFakeTime, someIds } from '../../builders/fake-ports.ts'
import { inMemoryHistory } from '../../builders/in-memory-history.ts'
import { aSchedule, monday } from '../../builders/schedule-builder.ts'
import { conversations } from '../account/conversations.ts'
import { noSocial } from '../account/no-social.ts'
import { draw, englishWords } from '../draw.tsx'

/** Idle prefetches have finished. */
before(() => prefetchedSheets.fetch())

export interface OrderingWorldNeeds {
  readonly order: OrderInProgress
  readonly menu?: Menu | 'failed'
  readonly brand?: Brand
  readonly patron?: PatronState
  readonly sheet?: OpenSheet
  readonly upsells?: Menu
  readonly packing?: Menu
  readonly location?: Location
  readonly schedules?: ScheduleGateway
  readonly sharedCart?: SharedCartState
  readonly carts?: Partial<SavedCartGateway>
  readonly canCopy?: boolean
  readonly addresses?: Partial<AddressGateway>
  readonly locations?: Partial<LocationGateway>
  readonly whereabouts?: Whereabouts
  readonly now?: number
  /** Order as seen at the checkout that the customer left to change it. */
  readonly seen?: SeenAtCheckout
  readonly addressController?: (cells: OrderingCells) => OrderingActions['addressController']
  readonly signIn?: (email: string, password: string) => Promise<SignInOutcome>
}

export function orderingWorld(needs: OrderingWorldNeeds) {
  const { order, menu, brand = aBrand(), patron = {}, sheet, location } = needs
  const { sharedCart = noSharedCart, canCopy = true } = needs
  const carts: SavedCartGateway = {
    save: async () => ({ _tag: 'Left', left: { _tag: 'NoResponse' } }),
    load: async () => ({ _tag: 'Left', left: { _tag: 'NoResponse' } }),
    ...needs.carts,
  }
  const cells = {
    order: cell(order),
    online: cell(true),
    menu: cell<MenuState>(
      menu === undefined ? { _tag: 'Loading' } : menu === 'failed' ? { _tag: 'Failed' } : { _tag: 'Ready', menu },
    ),
    patron: cell<PatronState>(patron),
    sheet: cell<OpenSheet>(sheet ?? { _tag: 'Cart', path: '/' }),
    upsells: cell<UpsellState>(noUpsells),
    packing: cell<PackingState>({ menu: emptyMenu, isLoading: false }),
    location: cell<{ readonly location?: Location }>(location === undefined ? {} : { location }),
    delivery: cell<DeliveryAround>(unasked),
    sharedCart: cell<SharedCartState>(sharedCart),
    link: cell<LinkState>(noLink),
    schedule: cell(noSchedule),
    chooser: cell(newChooser),
    move: cell<MoveState>(noMove),
    putAway: cell<StaleOrder>(noStaleOrder),
    checks: cell(noChecks),
    lastOrders: cell(noLastOrders),
    again: cell<AgainState>(noAgain),
    toasts: cell<readonly Toast[]>([]),
    alert: cell<{ readonly message?: string; readonly isShown: boolean }>({ isShown: false }),
    facts: {
      brand,
      locale: 'en' as const,
      texts: {},
      home: '/',
      now: () => monday,
      isEdit: () => needs.seen !== undefined,
    },
  }
  const tab = inMemoryHistory({ at: cells.sheet.current(), depth: 1 })
  const flow = followFlow<OpenSheet>({
    // Going back is synchronous here.
    history: { ...tab.history, goBack: () => tab.press(-1) },
    pause: { wait: () => Promise.resolve() },
    shown: cells.sheet,
    read: openSheetIn,
    first: () => ({ at: closed, depth: 0, isFromShop: false }),
    fitting: (sheet) => sheet,
    behind: () => closed,
  })
  const log: { left: string[]; flow: unknown[]; fetched: number } = {
    left: [],
    flow: [],
    fetched: 0,
  }
  const never = () => Promise.reject(new Error('not asked in this test'))
  const ids = someIds()
  const time = aFakeTime()
  const steps = cartSteps({
    ...cells,
    brand,
    menus: {
      menu: async () => right(needs.packing ?? emptyMenu),
    },
    askUpsells: fetchUpsells({
      gateway: {
        upsells: async () => right(needs.upsells ?? emptyMenu),
      },
      upsells: cells.upsells,
      pause: time.pause,
    }),
    locations: { locations: async () => right(location === undefined ? [] : [location]) },
    pause: time.pause,
    ids,
    now: () => 0,
  })
  cells.sheet.changes.subscribe((now) => {
    if (now._tag === 'Cart') void steps.prepare()
  })
  const noController = () => {
    throw new Error('not asked in this test')
  }
  const move = askBeforeMove({
    order: cells.order,
    menus: { menu: async () => right(emptyMenu) },
    upsells: { upsells: async () => right(emptyMenu) },
    move: cells.move,
    // A wait that never ends, so no menu counts as slow.
    pause: { wait: () => new Promise(() => {}) },
    ids,
  })
  const actions = orderingController({
    move,
    addressController: needs.addressController?.(cells) ?? noController,
    cells,
    flow,
    session: {
      patrons: {
        signIn: never,
        patron: never,
        signOut: never,
      },
      // A signed-in patron has a token, which sign-out removes.
      session: {
        token: () => (cells.patron.current().patron === undefined ? undefined : 'a token'),
        keep: () => {},
        drop: () => {},
      },
      patron: cells.patron,
    },
    social: noSocial,
    again: { ask: () => {}, take: () => {}, close: () => {} },
    account: {
      signIn: needs.signIn ?? (() => Promise.reject(new Error('not asked in this test'))),
      account: conversations(),
      isRecovering: () => false,
    },
    ids,
    schedules: needs.schedules ?? aSchedule(),
    steps: { ...steps, known: steps.prepare },
    chooseTable: chooseTable({
      tables: { check: async () => right({ isValid: true, table: { id: 'table-id' } }) },
      order: cells.order,
      ids,
    }),
    brand,
    words: englishWords.ordering,
    offline: englishWords.common.offline,
    say: (text) => cells.toasts.update(withToast(text)),
    flowStore: {
      read: () =>
        needs.seen === undefined ? undefined : { document: 'pay', afterLogin: 'CHECK_OUT', edit: needs.seen },
      write: (position) => log.flow.push(position),
    },
    checkoutForm: { read: () => undefined },
    chooser: chooserController({
      addresses: {
        suggestions: async () => right([]),
        point: async () => right({ lat: 0, long: 0 }),
        ...needs.addresses,
      },
      locations: { locations: async () => right([]), ...needs.locations },
      whereabouts: { here: async () => left({ _tag: 'Unknown' }), ...needs.whereabouts },
      move,
      chooser: cells.chooser,
      order: cells.order,
      ids,
      clock: { now: () => needs.now ?? 0 },
      pause: { wait: () => Promise.resolve() },
      menuHref: '/location/downtown/pickup',
      back: () => log.left.push('back'),
      leave: (address) => log.left.push(address),
      report: (what) => log.left.push(what),
    }),
    fetchMenu: async () => {
      log.fetched += 1
    },
    sharedCart: takeSharedCart({
      brand,
      carts,
      order: cells.order,
      state: cells.sharedCart,
      ids: someIds(500),
      clock: { now: () => 0 },
      onTimeDropped: () => undefined,
      filled: () => log.left.push('filled'),
      kept: () => log.left.push('kept'),
    }),
    createLink: makeLink({ carts, order: cells.order, link: cells.link, origin: 'https://noodle.example' }),
    copy: async (text) => {
      log.left.push(`copied ${text}`)
      return canCopy
    },
    leave: (address) => log.left.push(address),
  })
  const drawn = draw(
    <OrderingProvider app={{ cells, actions }}>
      <OrderingRoot
        report={(reason) => {
          throw reason
        }}
      />
    </OrderingProvider>,
  )
  const entries = () => tab.flows().map((flow) => positionIn(flow, openSheetIn)?.at)
  return { ...drawn, cells, log, entries, press: tab.press, actions }
}
