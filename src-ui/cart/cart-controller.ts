import type { PatronState } from '../../src-domain/account/session.ts'
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
import type { OrderInProgress } from '../../src-domain/cart/order-in-progress.ts'
import type { CartSteps } from '../../src-domain/checkout/cart-steps.ts'
import type { CheckoutFormStore } from '../../src-domain/checkout/checkout-form.ts'
import { editIn, type FlowStore } from '../../src-domain/checkout/flow-position.ts'
import {
  nextScreen,
  screenAfterLogin,
  screenAfterLoginAtCheckout,
  type WayFacts,
  type WayScreen,
} from '../../src-domain/checkout/next-screen.ts'
import { screenPaths } from '../../src-domain/checkout/screen-paths.ts'
import { lacksAddress } from '../../src-domain/fulfilment/lacks-address.ts'
import type { MenuGroup, MenuItem } from '../../src-domain/menu/menu.ts'
import { checkoutAddress } from '../../src-domain/navigation/addresses.ts'
import type { Flow } from '../../src-domain/navigation/follow-flow.ts'
import type { OpenSheet } from '../../src-domain/navigation/open-sheet.ts'
import type { PackingState } from '../../src-domain/packing/packing-state.ts'
import type { ConfirmedItem } from '../../src-domain/selection/confirm-draft.ts'
import type { StateCell } from '../../src-domain/state/state-cell.ts'
import type { Ids } from '../../src-domain/time/clock.ts'
import type { Words } from '../messages/words-context.tsx'
import type { CartController } from '../ordering/ordering-app.ts'

export interface CartPorts {
  readonly cells: {
    readonly order: StateCell<OrderInProgress>
    readonly packing: Pick<StateCell<PackingState>, 'current'>
    readonly patron: Pick<StateCell<PatronState>, 'current'>
    readonly online: Pick<StateCell<boolean>, 'current'>
  }
  readonly flow: Pick<Flow<OpenSheet>, 'next' | 'back'>
  readonly ids: Ids
  readonly brand: Brand
  readonly words: Words['ordering']
  readonly offline: string
  readonly steps: Pick<CartSteps, 'known' | 'content'>
  readonly say: (text: string) => void
  readonly flowStore: Pick<FlowStore, 'read' | 'write'>
  readonly checkoutForm: Pick<CheckoutFormStore, 'read'>
  /** Loads another document. */
  readonly leave: (address: string) => void
}

export function cartController(ports: CartPorts): CartController {
  return { ...lineActions(ports), ...checkoutActions(ports) }
}

function lineActions({ cells, flow, ids, words, say }: CartPorts) {
  const { order } = cells
  const nameAt = (index: number) => order.current().items[index]?.name || words.itemUnavailable
  const add = (item: ConfirmedItem) => {
    order.update(addLine(lineOf(item), ids.uuid()))
    say(words.added({ name: item.name, count: item.quantity }))
  }
  return {
    addItem: (item: ConfirmedItem) => {
      add(item)
      flow.back()
    },
    saveLine: (index: number, item: ConfirmedItem) => {
      order.update(replaceLine(index, lineOf(item), ids.uuid()))
      say(words.changed({ name: item.name }))
      flow.back()
    },
    removeLine: (index: number) => {
      const name = nameAt(index)
      order.update(removeLine(index, ids.uuid()))
      say(words.removed({ name }))
      flow.back()
    },
    clearCart: () => {
      order.update(clearLines(ids.uuid()))
      say(words.removedAll)
      flow.back()
    },
    removeLines: (indexes: readonly number[]) => {
      order.update(removeLines(indexes, ids.uuid()))
      say(words.removedLeftBehind({ count: indexes.length }))
    },
    setQuantity: (index: number, quantity: number) => order.update(setQuantity(index, quantity, ids.uuid())),
    addUpsell: add,
    tapPacking: (group: MenuGroup, item: MenuItem) => {
      const before = order.current().packingItems
      order.update(tapPacking(cells.packing.current().menu, group, item, ids.uuid()))
      const after = order.current().packingItems
      return before.find((one) => one.item !== item.id && !after.includes(one))?.name
    },
  }
}

function lineOf({ totalPrice: _, ...line }: ConfirmedItem): CartLine {
  return line
}

function checkoutActions(ports: CartPorts) {
  const { cells, flow, brand, steps, flowStore } = ports
  const { order } = cells
  const facts = (): WayFacts => {
    const guest = ports.checkoutForm.read()?.guest
    const known = cells.patron.current().patron ?? guest
    return {
      brand,
      order: order.current(),
      ...steps.content(),
      firstName: known?.firstName ?? '',
      lastName: known?.lastName ?? '',
      phone: guest?.phone,
    }
  }
  const goTo = (screen: WayScreen) => {
    if (screen !== 'GUESTS' && screen !== 'CHECK_OUT') return flow.next({ _tag: 'Cart', path: screenPaths[screen] })
    // The browser's error page has no link back to the cart.
    if (!cells.online.current()) return ports.say(ports.offline)
    const afterLogin = screenAfterLoginAtCheckout({ ...steps.content(), upsellLayout: brand.themes.upsell })
    const edit = editIn(flowStore.read())
    flowStore.write({ document: 'pay', afterLogin, ...(edit === undefined ? {} : { edit }) })
    ports.leave(checkoutAddress)
  }
  const checkout = async () => {
    const { location } = order.current()
    // A delivery needs its address first (LOC-14).
    if (lacksAddress(order.current()))
      return flow.next({ _tag: 'Address', ...(location === undefined ? {} : { slug: location.slug }) })
    // A customer who came from the checkout has already seen these steps.
    if (editIn(flowStore.read()) !== undefined) return goTo('CHECK_OUT')
    await steps.known()
    goTo(nextScreen('ROOT', facts()))
  }
  return {
    checkout,
    next: (from: WayScreen) => goTo(nextScreen(from, facts())),
    signedIn: () => {
      const isEmployee = cells.patron.current().patron?.isEmployee ?? false
      const to = screenAfterLogin({ ...facts(), isEmployee, upsellLayout: brand.themes.upsell })
      if (to === 'ROOT' || to === 'LINK') flow.next({ _tag: 'Cart', path: screenPaths[to] })
      // Goes through the cart's own button, which waits for upsells and packing (CART-13).
      else void checkout()
    },
  }
}
