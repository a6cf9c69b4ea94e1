import { setScheduledAt } from '../../src-domain/cart/change-terms.ts'
import {
  chooseDate,
  chooseTime,
  confirmTime,
  openSchedule,
  type SchedulePorts,
} from '../../src-domain/scheduling/choose-time.ts'

export interface ScheduleController {
  /** Opens the schedule with newly fetched times, because old ones may have passed. */
  readonly open: () => void
  readonly chooseDate: (date: number) => void
  readonly chooseTime: (at: number) => void
  /** Resolves to true if the restaurant accepted the time; otherwise the schedule shows the remaining times. */
  readonly confirm: (at: number) => Promise<boolean>
  readonly chooseAsap: () => void
  /** Sets a time without a separate check, because validating the order also checks the time. */
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
