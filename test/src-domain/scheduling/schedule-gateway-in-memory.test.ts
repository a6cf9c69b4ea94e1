import { inMemorySchedule } from '../../builders/in-memory-schedule.ts'
import { aLocation, everyDay } from '../../builders/location-builder.ts'
import { itIsAScheduleGateway } from '../../contracts/schedule-gateway.ts'

itIsAScheduleGateway('the schedule in memory', async () => {
  const location = aLocation({ hours: everyDay('18:00', '01:30') })
  // The evening before the clocks go back.
  const now = Date.UTC(2026, 9, 31, 20)
  const terms = { leadMinutes: 10, preparationMinutes: { pickup: 20 }, daysAhead: 2, isAsapEnabled: true }
  return {
    gateway: inMemorySchedule(location.id, (diningOption) => ({ location, terms, diningOption, now, taken: () => 0 })),
    locationId: location.id,
    facts: {
      timeZone: location.timeZone,
      week: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, open: '18:00', close: '01:30' })),
      overrides: [],
      holidays: [],
      leadMinutes: 10,
      preparationMinutes: 20,
      capacityPerSlot: null,
      taken: new Map(),
      daysAhead: 2,
      now,
    },
  }
})
