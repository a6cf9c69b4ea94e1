import { businessDay } from '../availability/end-of-business-day.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'
import { isoDate } from '../location/calendar-date.ts'
import type { OpeningHours } from '../location/hours-of-day.ts'
import type { Location } from '../location/location.ts'
import { openState } from '../location/open-state.ts'
import { hoursOfDate } from '../location/opening-span.ts'
import { promisedMinutes } from '../scheduling/asap.ts'
import type { SlotTerms } from '../scheduling/slots.ts'
import type { Instant } from '../time/clock.ts'
import { locationInForce, termsInForce } from './location-in-force.ts'
import { changesInForce, type HoursChange, type Pausing, type Throttle, type TodaysChanges } from './todays-changes.ts'

/** An order type of a location, as staff see it. */
export interface TypeToday {
  readonly orderType: DiningOption
  /** False if it is paused or closed. */
  readonly isOpen: boolean
  readonly pause?: Pausing
  /** Minutes that an order for now takes; absent if no promise is made. */
  readonly minutes?: number
  readonly usualMinutes?: number
  /** End of a changed preparation time. */
  readonly minutesUntil?: Instant
  readonly hours: readonly OpeningHours[]
  readonly usualHours: readonly OpeningHours[]
}

/** What is changed at a location now. */
export interface Today {
  /** Date of the restaurant's day: "2026-11-26". */
  readonly date: string
  readonly types: readonly TypeToday[]
  readonly hours?: HoursChange
  readonly throttle?: Throttle
}

interface TodayFacts {
  /** As designed, without any change. */
  readonly location: Omit<Location, 'isOpen'>
  readonly terms: SlotTerms
  readonly offered: readonly DiningOption[]
  readonly changes: TodaysChanges
  readonly now: Instant
}

export function todayOf({ location, terms, offered, changes, now }: TodayFacts): Today {
  const inForce = changesInForce(changes, now)
  const { pauses, preparation, hours, throttle } = inForce
  const [here, there] = [locationInForce(location, inForce), termsInForce(terms, inForce)]
  const { date } = businessDay(location, now)
  return {
    date: isoDate(date),
    types: offered.map((orderType) => {
      const [pause, changed] = [pauses[orderType], preparation[orderType]]
      const minutes = promisedMinutes({
        ...{ terms: there, diningOption: orderType, estimate: here.serviceEstimates[orderType] },
      })
      const usual = promisedMinutes({
        ...{ terms, diningOption: orderType, estimate: location.serviceEstimates[orderType] },
      })
      return {
        orderType,
        isOpen: openState(here, orderType, now)._tag === 'Open',
        ...(pause === undefined ? {} : { pause }),
        ...(minutes === undefined ? {} : { minutes }),
        ...(usual === undefined ? {} : { usualMinutes: usual }),
        ...(changed === undefined ? {} : { minutesUntil: changed.until }),
        hours: hoursOfDate(here, date, orderType),
        usualHours: hoursOfDate(location, date, orderType),
      }
    }),
    ...(hours === undefined ? {} : { hours }),
    ...(throttle === undefined ? {} : { throttle }),
  }
}
