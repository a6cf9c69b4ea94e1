import { isLeft } from 'fp-ts/lib/Either.js'
import { removeLines } from '../cart/change-lines.ts'
import { type HeldLine, heldAgainst } from '../cart/held-against-menu.ts'
import type { OrderInProgress } from '../cart/order-in-progress.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'
import type { Menu } from '../menu/menu.ts'
import type { MenuGateway } from '../menu/menu-gateway.ts'
import { opening } from '../navigation/order-addresses.ts'
import type { StateCell } from '../state/state-cell.ts'
import type { Ids, Pause } from '../time/clock.ts'
import type { UpsellGateway } from '../upsell/upsell-gateway.ts'
import { withUpsells } from '../upsell/with-upsells.ts'

/** Another restaurant, another way to get the food, or both. */
export interface MoveTarget {
  readonly id: string
  readonly name: string
  readonly type: DiningOption
}

/** What there is to say before an order goes there. */
export interface MoveQuestion {
  readonly _tag: 'Open'
  readonly to: MoveTarget
  readonly isOtherRestaurant: boolean
  /** Every line of the order, in its order. */
  readonly lines: readonly HeldLine[]
}

export type MoveState = { readonly _tag: 'None' } | MoveQuestion

export const noMove: MoveState = { _tag: 'None' }

/** `leave out`: what cannot be had there is taken off the order; `keep`: it stays in it, marked (CART-15). */
export type MoveAnswer = 'stay' | 'leave out' | 'keep'

/** `behind`: the order goes with lines that its new menu does not have as they are. */
export type MoveOutcome = 'stays' | 'whole' | 'behind'

export interface AskBeforeMovePorts {
  readonly order: StateCell<OrderInProgress>
  readonly menus: Pick<MenuGateway, 'menu'>
  readonly upsells: UpsellGateway
  readonly move: StateCell<MoveState>
  readonly pause: Pause
  readonly ids: Ids
}

export interface AskBeforeMove {
  /** Resolves when the customer has decided; at once where there is nothing to decide. */
  readonly ask: (to: MoveTarget) => Promise<MoveOutcome>
  readonly answer: (answer: MoveAnswer) => void
}

/** Milliseconds for which somebody who goes elsewhere waits for its menu; they are told on arrival where it is later. */
const timeout = 2_500

/**
 * CART-20, before: dishes that cannot be had there are named while the order is still where they can. Nobody is asked who
 * loses none, and a menu that does not come in time keeps nobody. A second question takes the place of the first, which
 * then stays unanswered: its order stays.
 */
export function askBeforeMove(ports: AskBeforeMovePorts): AskBeforeMove {
  const { order, move, pause, ids } = ports
  let decided: (answer: MoveAnswer) => void = () => {}
  let latest = 0
  const answer = (given: MoveAnswer) => {
    move.update(() => noMove)
    decided(given)
  }
  const decision = (question: MoveQuestion) =>
    new Promise<MoveAnswer>((resolve) => {
      decided = resolve
      move.update(() => question)
    })
  return {
    answer,
    ask: async (to) => {
      answer('stay')
      latest += 1
      const mine = latest
      if (!isElsewhere(order.current(), to)) return 'whole'
      const menu = await Promise.race([menuThere(ports, to), pause.wait(timeout)])
      if (mine !== latest) return 'stays'
      if (menu === undefined) return 'whole'
      const question = moveQuestion(order.current(), to, menu)
      const isChanged = question.lines.some(({ since }) => since._tag === 'ToComplete')
      const given = question.lines.some(isGone) ? await decision(question) : 'none'
      if (given === 'stay') return 'stays'
      // Another tab may have changed the order while its customer was asked.
      if (given === 'leave out') order.update((now) => withoutGone(now, moveQuestion(now, to, menu), ids.uuid()))
      return isChanged || given === 'keep' ? 'behind' : 'whole'
    },
  }
}

function withoutGone(order: OrderInProgress, { lines }: MoveQuestion, key: string): OrderInProgress {
  const gone = lines.flatMap((one, index) => (isGone(one) ? [index] : []))
  return removeLines(gone, key)(order)
}

export function moveQuestion(order: OrderInProgress, to: MoveTarget, menu: Menu): MoveQuestion {
  const lines = order.items.map(heldAgainst(menu, to.type))
  return { _tag: 'Open', to, isOtherRestaurant: order.location?.id !== to.id, lines }
}

function isElsewhere({ items, location, diningOption }: OrderInProgress, { id, type }: MoveTarget): boolean {
  return items.length > 0 && (location?.id !== id || diningOption !== type)
}

/** The page that an order arrives on: with its cart open where there is something to see in it. */
export function landingOn(menu: string, outcome: MoveOutcome): string {
  return outcome === 'behind' ? opening(menu, { _tag: 'Cart', screen: 'cart' }) : menu
}

export function isGone({ since }: HeldLine): boolean {
  return since._tag === 'Gone'
}

/** With what is offered beside the dishes, where a line may be of that. */
async function menuThere(
  { order, menus, upsells }: AskBeforeMovePorts,
  { id, type }: MoveTarget,
): Promise<Menu | undefined> {
  const menu = await menus.menu({ locationId: id, orderType: type })()
  if (isLeft(menu)) return undefined
  if (order.current().items.every(({ item }) => menu.right.items.has(item))) return menu.right
  const beside = await upsells.upsells(id, type)()
  return isLeft(beside) ? menu.right : withUpsells(menu.right, beside.right)
}
