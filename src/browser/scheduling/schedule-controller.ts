import { setScheduledAt } from '../../../src-domain/cart/change-terms.ts'
import {
  chooseDate,
  chooseTime,
  confirmTime,
  openSchedule,
  type SchedulePorts,
} from '../../../src-domain/scheduling/choose-time.ts'
import type { ScheduleActions } from '../../../src-ui/scheduling/schedule-actions.ts'

/** Choosing a time, for a document that shows it. `changed` is told after the order got another time. */
export function scheduleController(ports: SchedulePorts, changed: () => void = () => undefined): ScheduleActions {
  const { order, ids } = ports
  const reporting = <A>(choose: () => A, before = order.current()): A => {
    const chosen = choose()
    if (order.current() !== before) changed()
    return chosen
  }
  return {
    open: () => void openSchedule(ports)(),
    chooseDate: (date) => void chooseDate(ports)(date),
    chooseTime: (at) => chooseTime(ports, at),
    confirm: async (at) => {
      const before = order.current()
      const isTaken = await confirmTime(ports)(at)
      return reporting(() => isTaken, before)
    },
    chooseAsap: () => reporting(() => order.update(setScheduledAt(undefined, ids.uuid()))),
    take: (at) => reporting(() => order.update(setScheduledAt(at, ids.uuid()))),
  }
}
