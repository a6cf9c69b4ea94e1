import { left, right } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../src-domain/call/call-failure.ts'
import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import { scheduleDates, scheduleTimes } from '../../src-domain/scheduling/schedule.ts'
import type { ScheduleGateway } from '../../src-domain/scheduling/schedule-gateway.ts'
import type { SlotFacts } from '../../src-domain/scheduling/slots.ts'

function refused(status: number, message: string): CallFailure {
  return { _tag: 'Refused', status, message }
}

export function inMemorySchedule(
  locationId: string,
  facts: (diningOption: DiningOption) => SlotFacts,
): ScheduleGateway {
  return {
    dates: async (asked, diningOption) =>
      asked === locationId ? right(scheduleDates(facts(diningOption))) : left(refused(404, 'No such location.')),
    times: async (asked, diningOption, date) => {
      if (asked !== locationId) return left(refused(404, 'No such location.'))
      const times = scheduleTimes(facts(diningOption), date)
      return times === undefined ? left(refused(400, 'Not a date of the schedule.')) : right(times)
    },
  }
}
