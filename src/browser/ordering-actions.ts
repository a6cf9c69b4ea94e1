import { type SessionNeeds, signOut } from '../../src-domain/account/session.ts'
import type { Brand } from '../../src-domain/brand/brand.ts'
import type { CartLine } from '../../src-domain/cart/cart-line.ts'
import {
  addLine,
  clearLines,
  removeLine,
  removeLines,
  replaceLine,
  setQuantity,
} from '../../src-domain/cart/change-lines.ts'
import { tapPacking } from '../../src-domain/cart/change-packing.ts'
import type { CheckoutFormKeeper } from '../../src-domain/checkout/checkout-form.ts'
import type { FlowKeeper } from '../../src-domain/checkout/flow-position.ts'
import {
  nextScreen,
  screenAfterLogin,
  screenAfterLoginAtCheckout,
  type WayFacts,
  type WayScreen,
} from '../../src-domain/checkout/next-screen.ts'
import { screenPaths } from '../../src-domain/checkout/screen-paths.ts'
import { chooseTable } from '../../src-domain/fulfilment/choose-table.ts'
import { lacksAddress } from '../../src-domain/fulfilment/lacks-address.ts'
import type { TableGateway } from '../../src-domain/fulfilment/table-gateway.ts'
import type { ScheduleGateway } from '../../src-domain/scheduling/schedule-gateway.ts'
import type { ConfirmedItem } from '../../src-domain/selection/confirm-draft.ts'
import type { Ids } from '../../src-domain/time/clock.ts'
import type { OrderingActions, OrderingCells } from '../../src-ui/cart/ordering-app.ts'
import type { LocationDesk } from '../../src-ui/location/location-desk.ts'
import type { Words } from '../../src-ui/messages/words-context.tsx'
import type { AccountActions } from './account-actions.ts'
import type { CartSteps } from './cart-steps.ts'
import type { PlacesInHistory } from './places-in-history.ts'
import { scheduleDesk } from './schedule-desk.ts'
import type { SharedCartDesk } from './shared-cart.ts'

export interface ActionNeeds {
  readonly cells: OrderingCells
  readonly places: Pick<PlacesInHistory, 'open' | 'turn' | 'back'>
  readonly session: SessionNeeds
  readonly account: AccountActions
  readonly ids: Ids
  readonly brand: Brand
  readonly words: Words['ordering']
  /** Why nothing can be asked just now. */
  readonly offline: string
  readonly tables: TableGateway
  readonly schedules: ScheduleGateway
  readonly steps: Pick<CartSteps, 'known' | 'content'>
  readonly say: (text: string) => void
  readonly flow: FlowKeeper
  readonly checkoutForm: CheckoutFormKeeper
  readonly chooser: LocationDesk
  readonly fetchMenu: () => Promise<void>
  readonly sharedCart: Pick<SharedCartDesk, 'use' | 'keepOwn' | 'retry'>
  readonly createLink: () => Promise<void>
  readonly addressDesk: OrderingActions['addressDesk']
  readonly copy: (text: string) => Promise<boolean>
  /** A real navigation. */
  readonly leave: (address: string) => void
}

/** The cart in this browser's storage, as the pay document names it. */
const checkoutAddress = '/checkout/current'

const lineOf = ({ totalPrice: _, ...line }: ConfirmedItem): CartLine => line

/** What the screens of the ordering chunk may ask for. */
export const orderingActions = (needs: ActionNeeds): OrderingActions => {
  const { cells, places, session, ids, brand, words, say } = needs
  const { order } = cells
  const choose = chooseTable({ tables: needs.tables, order, ids })
  const wayFacts = (): WayFacts => {
    const guest = needs.checkoutForm.read()?.guest
    const known = cells.patron.current().patron ?? guest
    return {
      brand,
      order: order.current(),
      ...needs.steps.content(),
      firstName: known?.firstName ?? '',
      lastName: known?.lastName ?? '',
      phone: guest?.phone,
    }
  }
  const goTo = (screen: WayScreen) => {
    if (screen !== 'GUESTS' && screen !== 'CHECK_OUT') return places.open({ _tag: 'Cart', path: screenPaths[screen] })
    // What the browser shows instead of a page that it cannot fetch has no way back.
    if (!cells.online.current()) return say(needs.offline)
    const afterLogin = screenAfterLoginAtCheckout({ ...needs.steps.content(), upsellLayout: brand.themes.upsell })
    needs.flow.write({ document: 'pay', screen, afterLogin })
    needs.leave(checkoutAddress)
  }
  const nameAt = (index: number) => order.current().items[index]?.name || words.itemUnavailable
  return {
    open: places.open,
    turn: places.turn,
    back: places.back,
    retryMenu: () => void needs.fetchMenu(),
    addItem: (item) => {
      order.update(addLine(lineOf(item), ids.uuid()))
      say(words.added({ name: item.name, count: item.quantity }))
      places.back()
    },
    saveLine: (index, item) => {
      order.update(replaceLine(index, lineOf(item), ids.uuid()))
      say(words.changed({ name: item.name }))
      places.back()
    },
    removeLine: (index) => {
      const name = nameAt(index)
      order.update(removeLine(index, ids.uuid()))
      say(words.removed({ name }))
      places.back()
    },
    clearCart: () => {
      order.update(clearLines(ids.uuid()))
      say(words.removedAll)
      places.back()
    },
    removeLines: (indexes) => {
      order.update(removeLines(indexes, ids.uuid()))
      say(words.removedLeftBehind({ count: indexes.length }))
    },
    schedule: scheduleDesk({ gateway: needs.schedules, order, schedule: cells.schedule, ids }),
    chooser: needs.chooser,
    setQuantity: (index, quantity) => order.update(setQuantity(index, quantity, ids.uuid())),
    checkout: async () => {
      const { location } = order.current()
      // Without an address nobody could bring it: it is asked for before anything else (LOC-14).
      if (lacksAddress(order.current()))
        return places.open({ _tag: 'Address', ...(location === undefined ? {} : { slug: location.slug }) })
      await needs.steps.known()
      goTo(nextScreen('ROOT', wayFacts()))
    },
    next: (from) => goTo(nextScreen(from, wayFacts())),
    addUpsell: (item) => {
      order.update(addLine(lineOf(item), ids.uuid()))
      say(words.added({ name: item.name, count: item.quantity }))
    },
    tapPacking: (group, item) => {
      const before = order.current().packingItems
      order.update(tapPacking(cells.packing.current().menu, group, item, ids.uuid()))
      const after = order.current().packingItems
      return before.find((one) => one.item !== item.id && !after.includes(one))?.name
    },
    chooseTable: async (number) => {
      const outcome = await choose(number)()
      return outcome._tag === 'Left' ? outcome.left : undefined
    },
    signedIn: () => {
      const facts = wayFacts()
      const patron = cells.patron.current().patron
      const to = screenAfterLogin({
        ...facts,
        isEmployee: patron?.isEmployee ?? false,
        upsellLayout: brand.themes.upsell,
      })
      if (to === 'ROOT' || to === 'LINK') places.open({ _tag: 'Cart', path: screenPaths[to] })
      // The steps that the log-in stands before; one without content is passed (CART-13).
      else goTo(nextScreen('ROOT', facts))
    },
    ...needs.account,
    signOut: () => {
      void signOut(session)()
      say(words.signedOut)
    },
    useSharedCart: needs.sharedCart.use,
    keepOwnCart: needs.sharedCart.keepOwn,
    retrySharedCart: needs.sharedCart.retry,
    createLink: () => void needs.createLink(),
    copy: needs.copy,
    addressDesk: needs.addressDesk,
  }
}
