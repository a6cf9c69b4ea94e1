import { isLeft } from 'fp-ts/lib/Either.js'
import { removeLines } from '../cart/change-lines.ts'
import { type ComparedLine, compareWithMenu } from '../cart/compare-with-menu.ts'
import type { OrderInProgress } from '../cart/order-in-progress.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'
import type { Menu } from '../menu/menu.ts'
import type { MenuGateway } from '../menu/menu-gateway.ts'
import { opening } from '../navigation/order-addresses.ts'
import type { StateCell } from '../state/state-cell.ts'
import type { Ids, Pause } from '../time/clock.ts'
import type { UpsellGateway } from '../upsell/upsell-gateway.ts'
import { withUpsells } from '../upsell/with-upsells.ts'

export interface MoveTarget {
  readonly id: string
  readonly name: string
  readonly type: DiningOption
}

export interface MoveQuestion {
  readonly _tag: 'Open'
  readonly to: MoveTarget
  readonly isOtherRestaurant: boolean
  /** In the order of the cart. */
  readonly lines: readonly ComparedLine[]
}

export type MoveState = { readonly _tag: 'None' } | MoveQuestion

export const noMove: MoveState = { _tag: 'None' }

/** `leave out` removes unavailable lines; `keep` keeps them, marked (CART-15). */
export type MoveAnswer = 'stay' | 'leave out' | 'keep'

/** `behind`: some lines do not fit the new menu. */
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
  /** Resolves with the customer's decision, or at once if none is needed. */
  readonly ask: (to: MoveTarget) => Promise<MoveOutcome>
  readonly answer: (answer: MoveAnswer) => void
}

/** Milliseconds to wait for the new menu. */
const timeout = 2_500

/**
 * CART-20: asks before dishes are lost, if the menu loads in time. A second question replaces the first, which resolves
 * as `stays`.
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
      // Another tab may have changed the order meanwhile.
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
  const lines = order.items.map(compareWithMenu(menu, to.type))
  return { _tag: 'Open', to, isOtherRestaurant: order.location?.id !== to.id, lines }
}

function isElsewhere({ items, location, diningOption }: OrderInProgress, { id, type }: MoveTarget): boolean {
  return items.length > 0 && (location?.id !== id || diningOption !== type)
}

/** Opens the cart if lines need attention. */
export function landingOn(menu: string, outcome: MoveOutcome): string {
  return outcome === 'behind' ? opening(menu, { _tag: 'Cart', screen: 'cart' }) : menu
}

export function isGone({ since }: ComparedLine): boolean {
  return since._tag === 'Gone'
}

/** The new menu, with upsells if a line may be one. */
async function menuThere(
  { order, menus, upsells }: AskBeforeMovePorts,
  { id, type }: MoveTarget,
): Promise<Menu | undefined> {
  const menu = await menus.menu({ locationId: id, orderType: type })
  if (isLeft(menu)) return undefined
  if (order.current().items.every(({ item }) => menu.right.items.has(item))) return menu.right
  const beside = await upsells.upsells(id, type)
  return isLeft(beside) ? menu.right : withUpsells(menu.right, beside.right)
}
