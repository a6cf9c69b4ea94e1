import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Brand } from '../../src-domain/brand/brand.ts'
import { diningOptions } from '../../src-domain/dining-option/dining-option.ts'
import { mayDoAt } from '../../src-domain/staff/staff-member.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import { decideChange, type HoursUnchanged, type TodayChange } from '../../src-domain/today/decide-change.ts'
import { type Today, todayOf } from '../../src-domain/today/today.ts'
import type { Catalogue, KnownLocation } from '../catalogue/catalogue.ts'
import type { NotFound } from '../not-found.ts'
import { isOffered } from '../scheduling/slot-facts.ts'
import type { NotAllowed } from '../staff/not-allowed.ts'
import type { Actor } from '../staff/write-audit.ts'
import type { Database } from '../store/database.ts'
import { countSlots } from './count-slots.ts'
import { writeChange } from './write-change.ts'

/** What staff of a location changed for today. Every call checks the member's permission. */
export interface TodayFacade {
  readonly look: (actor: Actor, locationId: string) => Promise<Either<NotAllowed | NotFound, Today>>
  /** Returns the state after the change. */
  readonly change: (
    actor: Actor,
    locationId: string,
    change: TodayChange,
  ) => Promise<Either<NotAllowed | NotFound | HoursUnchanged, Today>>
}

export interface TodayNeeds {
  readonly db: Database
  readonly brands: ReadonlyMap<string, Brand>
  readonly catalogue: Catalogue
  readonly clock: Clock
}

interface Found {
  readonly brand: Brand
  readonly known: KnownLocation
}

export function openToday({ db, brands, catalogue, clock }: TodayNeeds): TodayFacade {
  const find = async (
    { brandId, member }: Actor,
    locationId: string,
  ): Promise<Either<NotAllowed | NotFound, Found>> => {
    if (!mayDoAt(member, 'ordering:pause', locationId)) return left({ _tag: 'NotAllowed' })
    const brand = brands.get(brandId)
    const known = await catalogue.location(brandId, locationId)
    return brand === undefined || known === undefined ? left({ _tag: 'NotFound' }) : right({ brand, known })
  }
  const look: TodayFacade['look'] = async (actor, locationId) => {
    const found = await find(actor, locationId)
    if (isLeft(found)) return found
    const { brand, known } = found.right
    const { location, schedule } = known.designed
    const offered = diningOptions.filter((type) => isOffered(brand, known.designed, type))
    return right(todayOf({ location, terms: schedule, offered, changes: known.changes, now: clock.now() }))
  }

  return {
    look,
    change: async (actor, locationId, change) => {
      const found = await find(actor, locationId)
      if (isLeft(found)) return found
      const { changes, designed } = found.right.known
      const now = clock.now()
      const part = decideChange(change, changes, designed.location, now)
      if (isLeft(part)) return part
      if (part.right._tag === 'Throttle' && part.right.throttle !== undefined)
        await countSlots(db, actor.brandId, found.right.known.settings, now)
      await writeChange(db, { actor, locationId, change, part: part.right, now })
      // This process reads the change at once, other processes within a second.
      catalogue.forget(actor.brandId)
      return look(actor, locationId)
    },
  }
}
