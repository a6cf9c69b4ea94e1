import { isRight } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { NotLearned } from '../../../src-domain/checkout/learn-location.ts'
import { validateOrder } from '../../../src-domain/ordering/check-order.ts'
import type { PlacingActions } from '../../../src-ui/checkout/pay-actions.ts'
import { Port } from '../document/ports.ts'
import type { PayPage } from './pay-page.ts'

/** Milliseconds between two looks at whether the chosen time can still be had. */
const timeCheck = 60_000

/** What changes while the page is open: the network, the restaurant, and what the clock makes of a chosen time. */
export function stayCurrent(
  { cells, container, ports, isOpen }: PayPage,
  placing: Pick<PlacingActions, 'onlineAgain'>,
  fetchLocation: TaskEither<NotLearned, void>,
): void {
  const connection = container.get(Port.connection)
  const learn = () =>
    fetchLocation().then(isRight, (reason: unknown) => {
      reportError(reason)
      return false
    })
  cells.online.update(connection.isOnline)
  let learned = learn()
  connection.onChange(() => {
    cells.online.update(connection.isOnline)
    if (!connection.isOnline()) return
    placing.onlineAgain()
    // After the try that may be failing just now, with the network as it was.
    learned = learned.then((isLearned) => isLearned || learn())
  })
  const validate = () => {
    const isWaiting = cells.ready.current() && isOpen() && document.visibilityState === 'visible'
    const { validation, price } = cells.checks.current()
    // A check that is running already reflects the current state.
    const isAsking = validation.isAsking || price.isAsking
    const { items, location } = cells.order.current()
    if (isWaiting && !isAsking && cells.online.current() && location !== undefined && items.length > 0)
      void validateOrder(ports)()
  }
  // The menu may change while the page is hidden, or between two screens.
  document.addEventListener('visibilitychange', validate)
  cells.screen.changes.subscribe((screen) => (screen === 'GUESTS' || screen === 'CHECK_OUT') && validate())
  // The server's clock decides whether a chosen time has lapsed, not this device's.
  window.setInterval(() => {
    if (cells.order.current().scheduledAt !== undefined) validate()
  }, timeCheck)
}
