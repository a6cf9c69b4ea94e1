import { isLeft } from 'fp-ts/lib/Either.js'
import type { StateCell } from '../state/state-cell.ts'
import type { TicketState } from '../ticket/ticket-state.ts'
import type { Clock } from '../time/clock.ts'
import type { OrderGateway } from './order-gateway.ts'

export interface LookAgainPorts {
  readonly orders: Pick<OrderGateway, 'orderByToken'>
  readonly ticket: StateCell<TicketState>
  readonly clock: Clock
}

/** Fetches a displayed order again. After a failure the page keeps its data and the time of that data. */
export function lookAgain({ orders, ticket, clock }: LookAgainPorts): (token: string) => Promise<void> {
  return async (token) => {
    const answer = await orders.orderByToken(token)
    if (isLeft(answer)) return
    ticket.update((now) =>
      now._tag === 'Known' ? { ...now, ticket: { ...now.ticket, ...answer.right }, heardAt: clock.now() } : now,
    )
  }
}
