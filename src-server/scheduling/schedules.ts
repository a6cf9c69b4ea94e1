import { type Either, fromNullable, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Brand } from '../../src-domain/brand/brand.ts'
import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import type { ScheduleDate, ScheduleTime } from '../../src-domain/scheduling/schedule.ts'
import { scheduleDates, scheduleTimes } from '../../src-domain/scheduling/schedule.ts'
import type { SlotFacts } from '../../src-domain/scheduling/slots.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { Caller } from '../caller.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { NotFound } from '../not-found.ts'
import type { Database } from '../store/database.ts'
import { isOffered, slotFacts } from './slot-facts.ts'
import { takenSlots } from './taken-slots.ts'

export type NoScheduleDate = { readonly _tag: 'NoScheduleDate' }

export interface SchedulesFacade {
  readonly dates: (
    caller: Caller,
    locationId: string,
    orderType: DiningOption,
  ) => Promise<Either<NotFound, readonly ScheduleDate[]>>
  /** `date`: the unixTimestamp of a date. */
  readonly times: (
    caller: Caller,
    locationId: string,
    orderType: DiningOption,
    date: number,
  ) => Promise<Either<NotFound | NoScheduleDate, readonly ScheduleTime[]>>
}

export interface ScheduleNeeds {
  readonly db: Database
  readonly brands: ReadonlyMap<string, Brand>
  readonly catalogue: Catalogue
  readonly clock: Clock
}

const noScheduleDate: NoScheduleDate = { _tag: 'NoScheduleDate' }

export function openSchedules({ db, brands, catalogue, clock }: ScheduleNeeds): SchedulesFacade {
  /** Undefined: orders cannot be scheduled. */
  const factsOf = async (
    { brandId }: Caller,
    locationId: string,
    orderType: DiningOption,
  ): Promise<Either<NotFound, SlotFacts | undefined>> => {
    const brand = brands.get(brandId)
    const known = await catalogue.location(brandId, locationId)
    if (brand === undefined || known === undefined) return left({ _tag: 'NotFound' })
    if (!brand.ordering.scheduled || !isOffered(brand, known.settings, orderType)) return right(undefined)
    const now = clock.now()
    return right(slotFacts(known.settings, orderType, now, await takenSlots(db, brandId, known.settings, now)))
  }
  return {
    dates: async (caller, locationId, orderType) => {
      const facts = await factsOf(caller, locationId, orderType)
      if (isLeft(facts)) return facts
      return right(facts.right === undefined ? [] : scheduleDates(facts.right))
    },
    times: async (caller, locationId, orderType, date) => {
      const facts = await factsOf(caller, locationId, orderType)
      if (isLeft(facts)) return facts
      return fromNullable(noScheduleDate)(facts.right && scheduleTimes(facts.right, date))
    },
  }
}
