import { isRight } from 'fp-ts/lib/Either.js'
import type { Connection } from '../../src-domain/call/connection.ts'
import { validateAgain } from '../../src-domain/checkout/check-order.ts'
import { isUnplaced } from '../../src-domain/placement/placement-state.ts'
import { checkOnReturn, followOtherTabs } from '../account/watch-session.ts'
import type { CheckoutController } from './checkout-controller.ts'
import type { CheckoutPorts } from './checkout-ports.ts'

/** Milliseconds between two checks whether the chosen time is still available. */
const timeCheck = 60_000

/** Follows the session, the network, the restaurant and the clock while the page is open. */
export function checkoutEvents(ports: CheckoutPorts, controller: CheckoutController, connection: Connection): void {
  sessionEvents(ports, controller)
  networkEvents(ports, controller, connection)
  keepValid(ports)
}

/** Other tabs and the server change the session only while no order is on its way. */
function sessionEvents({ cells, session }: CheckoutPorts, { actions: { account } }: CheckoutController): void {
  const isOpen = () => isUnplaced(cells.placement.current())
  checkOnReturn(session, document, isOpen, account.ended)
  followOtherTabs(session, window, {
    signOut: () => isOpen() && account.signOut(),
    follow: () => isOpen() && account.follow(),
  })
}

function networkEvents(
  { cells }: CheckoutPorts,
  { actions: { placing }, learnLocation }: CheckoutController,
  connection: Connection,
): void {
  const learn = () =>
    learnLocation().then(isRight, (reason: unknown) => {
      reportError(reason)
      return false
    })
  cells.online.update(connection.isOnline)
  let learned = learn()
  connection.onChange(() => {
    cells.online.update(connection.isOnline)
    if (!connection.isOnline()) return
    placing.onlineAgain()
    // Waits for the running attempt, which may fail because it began on the old network.
    learned = learned.then((isLearned) => isLearned || learn())
  })
}

function keepValid({ cells, ordering }: CheckoutPorts): void {
  const validate = () => {
    const isOpen = cells.ready.current() && isUnplaced(cells.placement.current())
    const { validation, price } = cells.checks.current()
    // A running check already sees the current state.
    const isAsking = validation.isAsking || price.isAsking
    const { items, location } = cells.order.current()
    const isVisible = document.visibilityState === 'visible'
    if (isOpen && isVisible && !isAsking && cells.online.current() && location !== undefined && items.length > 0)
      void validateAgain(ordering)()
  }
  // The menu may change while the page is hidden, or between two screens.
  document.addEventListener('visibilitychange', validate)
  cells.screen.changes.subscribe((screen) => (screen === 'GUESTS' || screen === 'CHECK_OUT') && validate())
  // The server's clock decides whether a chosen time has lapsed, not this device's.
  window.setInterval(() => {
    if (cells.order.current().scheduledAt !== undefined) validate()
  }, timeCheck)
}
