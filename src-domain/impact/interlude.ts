import { isLeft } from 'fp-ts/lib/Either.js'
import type { Brand } from '../brand/brand.ts'
import { chosenNonprofit } from '../brand/impact.ts'
import { afterPlacing, isArriving } from '../checkout/after-placing.ts'
import type { FlowStore, OrderScreen } from '../checkout/flow-position.ts'
import type { StateCell } from '../state/state-cell.ts'
import type { Ticket } from '../ticket/ticket.ts'
import { ticketSubtotal } from '../ticket/ticket-subtotal.ts'
import type { ImpactGateway } from './impact-gateway.ts'
import type { WidgetUsers } from './widget-users.ts'

export interface InterludeNeeds {
  readonly brand: Brand
  readonly store: FlowStore
  readonly nonprofit: () => string | undefined
  readonly impact: ImpactGateway
  readonly widgetUsers: WidgetUsers
  readonly patronId: () => string | undefined
  readonly screen: StateCell<OrderScreen>
  readonly report: (what: string) => void
}

export interface Interlude {
  /** Call once, with a ticket that this tab placed. */
  readonly enter: (ticket: Ticket) => void
  readonly choose: (ticket: Ticket, nonprofit: string) => void
  readonly skip: () => void
}

/** Shows the screens between placing and the confirmation. The position survives a reload (CHK-58). */
export function interlude(needs: InterludeNeeds): Interlude {
  const { brand, store, nonprofit, impact, widgetUsers, screen, report } = needs
  const show = (to: OrderScreen) => {
    store.write({ document: 'order', screen: to })
    screen.update(() => to)
  }
  const give = async (ticket: Ticket, id: string) => {
    const widgetUser = widgetUsers.remembered()
    if (ticket.location.id === '') return report('Beam Impact Widget: a store id is required')
    const gift = {
      ...{ cartTotal: ticketSubtotal(ticket), nonprofit: id, store: ticket.location.id },
      user: needs.patronId() ?? widgetUser,
    }
    const outcome = await impact.give(gift)
    if (isLeft(outcome)) report(`A gift was not told: ${outcome.left.detail}`)
  }
  return {
    enter: (ticket) => {
      const arriving = { position: store.read(), isOurs: true }
      if (!isArriving(arriving)) return
      const chosen = chosenNonprofit(brand, nonprofit())
      // Stores the next screen first, so that a reload does not donate twice.
      show(afterPlacing({ ...arriving, brand, nonprofit: chosen?.id, isWidgetUser: widgetUsers.known() !== undefined }))
      if (chosen !== undefined) void give(ticket, chosen.id)
    },
    choose: (ticket, id) => {
      if (screen.current() === 'PURCHASE_COMPLETE') return
      show('PURCHASE_COMPLETE')
      void give(ticket, id)
    },
    skip: () => show('PURCHASE_COMPLETE'),
  }
}
