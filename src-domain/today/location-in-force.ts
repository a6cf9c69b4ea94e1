import { byDiningOption, type PerDiningOption } from '../dining-option/dining-option.ts'
import type { Location } from '../location/location.ts'
import { type SlotTerms, unlimitedOrders } from '../scheduling/slots.ts'
import { shortenedOverrides } from './shortened-hours.ts'
import type { ThrottleLimits, TodaysChanges } from './todays-changes.ts'

type Changed = Pick<Location, 'hours' | 'timeZone' | 'overrides' | 'holidays' | 'pauses' | 'serviceEstimates'>

/** A location with its hours, pauses and estimates as `changes`, which are in force, have them. */
export function locationInForce<L extends Changed>(location: L, changes: TodaysChanges): L {
  const { pauses, preparation, hours } = changes
  const paused = withoutUndefined(byDiningOption((type) => pauses[type] && untilOf(pauses[type])))
  const minutes = withoutUndefined(byDiningOption((type) => preparation[type]?.minutes))
  return {
    ...location,
    ...(hours === undefined ? {} : { overrides: shortenedOverrides(location, hours) }),
    ...(Object.keys(paused).length === 0 ? {} : { pauses: paused }),
    serviceEstimates: { ...location.serviceEstimates, ...minutes },
  }
}

/** Terms with the preparation and the throttle of `changes`, which are in force. */
export function termsInForce(terms: SlotTerms, { preparation, throttle }: TodaysChanges): SlotTerms {
  const minutes = withoutUndefined(
    byDiningOption((type) => {
      const set = preparation[type]?.minutes
      return set === undefined ? undefined : Math.max(0, set - terms.leadMinutes)
    }),
  )
  return {
    ...terms,
    preparationMinutes: { ...terms.preparationMinutes, ...minutes },
    ...(throttle === undefined ? {} : throttledTerms(terms, throttle.limits)),
  }
}

function untilOf({ until }: { readonly until?: number }): { readonly until?: number } {
  return until === undefined ? {} : { until }
}

function withoutUndefined<A>(all: PerDiningOption<A | undefined>): Partial<PerDiningOption<A>> {
  return Object.fromEntries(Object.entries(all).flatMap(([type, one]) => (one === undefined ? [] : [[type, one]])))
}

/** The throttle's orders replace the location's own capacity. */
function throttledTerms({ capacityPerSlot }: SlotTerms, { orders, items, amount }: ThrottleLimits): Partial<SlotTerms> {
  return {
    capacityPerSlot: orders ?? capacityPerSlot ?? unlimitedOrders,
    ...(items === undefined ? {} : { itemsPerSlot: items }),
    ...(amount === undefined ? {} : { amountPerSlot: amount }),
  }
}
