import type { Brand } from '../../src-domain/brand/brand.ts'
import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import { scheduleDates, scheduleTimes } from '../../src-domain/scheduling/schedule.ts'
import type { SlotFacts } from '../../src-domain/scheduling/slots.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { Catalogue } from '../location/catalogue.ts'
import type { Caller, NotFound, OrderServer } from '../order-server.ts'
import type { Database } from '../store/database.ts'
import { isOffered, slotFacts } from './slot-facts.ts'
import { takenSlots } from './taken-slots.ts'

export interface ScheduleNeeds {
  readonly db: Database
  readonly brands: ReadonlyMap<string, Brand>
  readonly catalogue: Catalogue
  readonly clock: Clock
}

const notFound: NotFound = { _tag: 'NotFound' }

export const openSchedules = ({ db, brands, catalogue, clock }: ScheduleNeeds): OrderServer['schedules'] => {
  /** Undefined where orders for later are not taken. */
  const factsOf = async (
    { brandId }: Caller,
    locationId: string,
    orderType: DiningOption,
  ): Promise<SlotFacts | NotFound | undefined> => {
    const brand = brands.get(brandId)
    const known = await catalogue.location(brandId, locationId)
    if (brand === undefined || known === undefined) return notFound
    if (!brand.ordering.scheduled || !isOffered(brand, known.settings, orderType)) return undefined
    const now = clock.now()
    return slotFacts(known.settings, orderType, now, await takenSlots(db, brandId, known.settings, now))
  }
  return {
    dates: async (caller, locationId, orderType) => {
      const facts = await factsOf(caller, locationId, orderType)
      if (facts === undefined) return []
      return '_tag' in facts ? facts : scheduleDates(facts)
    },
    times: async (caller, locationId, orderType, date) => {
      const facts = await factsOf(caller, locationId, orderType)
      if (facts !== undefined && '_tag' in facts) return facts
      return (facts && scheduleTimes(facts, date)) ?? { _tag: 'NoScheduleDate' }
    },
  }
}
