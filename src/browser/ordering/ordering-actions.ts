import { signOut } from '../../../src-domain/account/session.ts'
import { refusalOf } from '../../../src-domain/call/refusal-of.ts'
import { nothingPutAway } from '../../../src-domain/history/put-away.ts'
import type { OrderingActions } from '../../../src-ui/ordering/ordering-app.ts'
import { scheduleController } from '../scheduling/schedule-controller.ts'
import type { ActionNeeds } from './action-needs.ts'
import { lineActions } from './line-actions.ts'
import { wayActions } from './way-actions.ts'

/** What the screens of the ordering chunk may ask for. */
export function orderingActions(needs: ActionNeeds): OrderingActions {
  const { cells, flow, session, ids, words, say } = needs
  const { order } = cells
  return {
    ...lineActions(needs),
    ...wayActions(needs),
    ...needs.account,
    social: needs.social,
    again: needs.again,
    forgetPutAway: () => cells.putAway.update(() => nothingPutAway),
    open: flow.next,
    turn: flow.turn,
    back: flow.back,
    retryMenu: () => void needs.fetchMenu(),
    schedule: scheduleController({ gateway: needs.schedules, order, schedule: cells.schedule, ids }),
    chooser: needs.chooser,
    answerMove: needs.move.answer,
    chooseTable: (number) => refusalOf(needs.chooseTable(number)),
    signOut: () => {
      void signOut(session)()
      say(words.signedOut)
    },
    useSharedCart: needs.sharedCart.use,
    keepOwnCart: needs.sharedCart.keepOwn,
    retrySharedCart: needs.sharedCart.retry,
    createLink: () => void needs.createLink(),
    copy: needs.copy,
    addressController: needs.addressController,
  }
}
