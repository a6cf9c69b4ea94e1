import { setScheduledAt } from '../../src-domain/cart/change-terms.ts'
import {
  chooseDate,
  chooseTime,
  confirmTime,
  openSchedule,
  type SchedulePorts,
} from '../../src-domain/scheduling/choose-time.ts'

/** Chooses a time, in the shop and at the checkout. */
export interface ScheduleController {
  /** Fetches the days, at each opening again because times pass. */
  readonly open: () => void
  readonly chooseDate: (date: number) => void
  readonly chooseTime: (at: number) => void
  /** Whether the order has the time now; if not, the schedule shows the times that are left. */
  readonly confirm: (at: number) => Promise<boolean>
  readonly chooseAsap: () => void
  /** Takes a time in one tap without asking: the order is validated with it anyway. */
  readonly take: (at: number) => void
}

/** @param changed called after the order got another time */
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
