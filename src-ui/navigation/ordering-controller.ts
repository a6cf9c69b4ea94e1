import { type SessionNeeds, signOut } from '../../src-domain/account/session.ts'
import { refusalOf } from '../../src-domain/call/refusal-of.ts'
import { earliestTime } from '../../src-domain/checkout/timing-facts.ts'
import type { ChooseTable } from '../../src-domain/fulfilment/choose-table.ts'
import { noStaleOrder } from '../../src-domain/history/stale-order.ts'
import type { AskBeforeMove } from '../../src-domain/location/ask-before-move.ts'
import type { Flow } from '../../src-domain/navigation/follow-flow.ts'
import type { OpenSheet } from '../../src-domain/navigation/open-sheet.ts'
import type { ScheduleGateway } from '../../src-domain/scheduling/schedule-gateway.ts'
import type { TakeSharedCart } from '../../src-domain/sharing/take-shared-cart.ts'
import type { AccountActions } from '../account/account-conversation.ts'
import { type CartPorts, cartController } from '../cart/cart-controller.ts'
import type { OrderingActions, OrderingCells, OrderingFacts } from '../ordering/ordering-app.ts'
import { scheduleController } from '../scheduling/schedule-controller.ts'

export interface OrderingPorts
  extends CartPorts,
    Pick<OrderingActions, 'social' | 'again' | 'chooser' | 'addressController' | 'copy'> {
  readonly cells: OrderingCells & { readonly facts: Pick<OrderingFacts, 'now'> }
  readonly flow: Pick<Flow<OpenSheet>, 'next' | 'turn' | 'back'>
  readonly session: SessionNeeds
  readonly account: AccountActions
  readonly chooseTable: ChooseTable
  readonly schedules: ScheduleGateway
  readonly move: Pick<AskBeforeMove, 'answer'>
  readonly fetchMenu: () => Promise<void>
  readonly sharedCart: Pick<TakeSharedCart, 'use' | 'keepOwn' | 'retry'>
  readonly createLink: () => Promise<void>
}

export function orderingController(ports: OrderingPorts): OrderingActions {
  const { cells, flow, session, words, say } = ports
  return {
    ...cartController(ports),
    ...ports.account,
    social: ports.social,
    again: ports.again,
    forgetPutAway: () => cells.putAway.update(() => noStaleOrder),
    open: flow.next,
    turn: flow.turn,
    back: flow.back,
    retryMenu: () => void ports.fetchMenu(),
    schedule: scheduleController({
      gateway: ports.schedules,
      order: cells.order,
      schedule: cells.schedule,
      ids: ports.ids,
      notBefore: () =>
        earliestTime({ order: cells.order.current(), checks: cells.checks.current(), now: cells.facts.now() }),
    }),
    chooser: ports.chooser,
    answerMove: ports.move.answer,
    chooseTable: (number) => refusalOf(ports.chooseTable(number)),
    signOut: () => {
      void signOut(session)()
      say(words.signedOut)
    },
    useSharedCart: ports.sharedCart.use,
    keepOwnCart: ports.sharedCart.keepOwn,
    retrySharedCart: ports.sharedCart.retry,
    createLink: () => void ports.createLink(),
    copy: ports.copy,
    addressController: ports.addressController,
  }
}
