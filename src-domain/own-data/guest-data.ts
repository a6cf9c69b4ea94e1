import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { StateCell } from '../state/state-cell.ts'
import type { TicketState } from '../ticket/ticket-state.ts'
import type { TicketStore } from '../ticket/ticket-store.ts'
import type { GuestDataGateway } from './guest-data-gateway.ts'
import { namelessTicket } from './nameless-ticket.ts'
import type { SaveFile } from './own-data-gateway.ts'
import { type OwnDataProblem, ownDataProblemOf } from './own-data-problem.ts'
import { saveCopy } from './save-copy.ts'

export interface GuestDataPorts {
  readonly gateway: GuestDataGateway
  readonly save: SaveFile
  readonly tickets: Pick<TicketStore, 'read' | 'keep'>
  readonly ticket: StateCell<TicketState>
}

const fileName = 'my-order.json'

/** Exports and erases a guest's data. */
export function guestData({ gateway, save, tickets, ticket }: GuestDataPorts) {
  return {
    copy: (token: string): Promise<Either<OwnDataProblem, void>> => saveCopy(save, fileName, gateway.copy(token)),
    /** Also erases the data from this page and this tab's storage. */
    erase: async (token: string): Promise<Either<OwnDataProblem, void>> => {
      const answer = await gateway.erase(token)
      if (isLeft(answer)) return left(ownDataProblemOf(answer.left))
      const kept = tickets.read(token)
      if (kept !== undefined) tickets.keep(namelessTicket(kept))
      ticket.update((now) => (now._tag === 'Known' ? { ...now, ticket: namelessTicket(now.ticket) } : now))
      return right(undefined)
    },
  }
}
