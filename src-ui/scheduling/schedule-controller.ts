import { setScheduledAt } from '../../src-domain/cart/change-terms.ts'
import {
  chooseDate,
  chooseTime,
  confirmTime,
  openSchedule,
  type SchedulePorts,
} from '../../src-domain/scheduling/choose-time.ts'

export interface ScheduleController {
  /** Fetches anew, because times pass. */
  readonly open: () => void
  readonly chooseDate: (date: number) => void
  readonly chooseTime: (at: number) => void
  /** Resolves to true if the order now has the time. If not, the schedule shows the remaining times. */
  readonly confirm: (at: number) => Promise<boolean>
  readonly chooseAsap: () => void
  /** Sets a time without checking it first, because the order is validated with it anyway. */
  readonly take: (at: number) => void
}

/** @param changed called after the order's time changed */
export function scheduleController(ports: SchedulePorts, changed: () => void = () => undefined): ScheduleController {
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
