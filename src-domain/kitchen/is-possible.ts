import { isRight } from 'fp-ts/lib/Either.js'
import type { Instant } from '../time/clock.ts'
import { statusAt } from './board.ts'
import type { BoardOrder } from './board-order.ts'
import { decideCommand } from './decide-command.ts'
import type { KitchenCommand } from './kitchen-command.ts'

/** Whether a command fits the order as this device knows it. The order server decides. */
export function isPossible(order: BoardOrder, command: KitchenCommand, now: Instant): boolean {
  const state = { ...order, status: statusAt(order, now) }
  return isRight(decideCommand(order, state, { command, version: order.version }, now))
}
