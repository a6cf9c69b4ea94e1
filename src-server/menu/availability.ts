import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { sql } from 'kysely'
import {
  type CountChanged,
  isCountChange,
  markAfter,
  type SentAvailability,
  type SentMark,
  type UntilIsPast,
} from '../../src-domain/availability/availability-change.ts'
import { type AvailabilityEntry, availabilityList } from '../../src-domain/availability/availability-list.ts'
import { endOfBusinessDay } from '../../src-domain/availability/end-of-business-day.ts'
import { countsAt } from '../../src-domain/availability/left-count.ts'
import type { SoldOut } from '../../src-domain/availability/sold-out.ts'
import { diningOptions } from '../../src-domain/dining-option/dining-option.ts'
import { mayDoAt } from '../../src-domain/staff/staff-member.ts'
import type { Clock, Instant } from '../../src-domain/time/clock.ts'
import type { Catalogue, KnownLocation } from '../catalogue/catalogue.ts'
import type { NotFound } from '../not-found.ts'
import type { NotAllowed } from '../staff/not-allowed.ts'
import { type Actor, auditEntry } from '../staff/write-audit.ts'
import type { Database } from '../store/database.ts'
import { deleteSome } from '../store/delete-some.ts'
import { writeCount } from './write-count.ts'

/** What a location has sold out, and how much is left of what staff count. Every call checks the member's permission. */
export interface AvailabilityFacade {
  readonly list: (
    actor: Actor,
    locationId: string,
  ) => Promise<Either<NotAllowed | NotFound, readonly AvailabilityEntry[]>>
  /** Returns the list after the change. A repeated change changes nothing. */
  readonly change: (
    actor: Actor,
    locationId: string,
    sent: SentAvailability,
  ) => Promise<Either<NotAllowed | NotFound | UntilIsPast | CountChanged, readonly AvailabilityEntry[]>>
}

export interface AvailabilityNeeds {
  readonly db: Database
  readonly catalogue: Catalogue
  readonly clock: Clock
}

export function openAvailability({ db, catalogue, clock }: AvailabilityNeeds): AvailabilityFacade {
  /** Each order changes what is left, so counts are always read anew. */
  const currentLocation = async (brandId: string, locationId: string): Promise<KnownLocation | undefined> => {
    const known = await catalogue.location(brandId, locationId)
    if (known === undefined || countsAt(known.counts, clock.now()).length === 0) return known
    catalogue.forget(brandId)
    return catalogue.location(brandId, locationId)
  }
  const found = async (
    { brandId, member }: Actor,
    locationId: string,
  ): Promise<Either<NotAllowed | NotFound, KnownLocation>> => {
    if (!mayDoAt(member, 'availability:write', locationId)) return left({ _tag: 'NotAllowed' })
    const known = await currentLocation(brandId, locationId)
    return known === undefined ? left({ _tag: 'NotFound' }) : right(known)
  }
  const listOf = ({ menus, soldOut, counts }: KnownLocation) =>
    availabilityList(
      diningOptions.map((option) => menus[option]),
      { marks: soldOut, counts },
      clock.now(),
    )
  const list: AvailabilityFacade['list'] = async (actor, locationId) => {
    const known = await found(actor, locationId)
    return isLeft(known) ? known : right(listOf(known.right))
  }

  const write = async (
    actor: Actor,
    { settings: { location } }: KnownLocation,
    sent: SentAvailability,
  ): Promise<Either<UntilIsPast | CountChanged, void>> => {
    const now = clock.now()
    const about = { actor, locationId: location.id, now }
    const { kind, id, change } = sent
    if (isCountChange(change)) {
      return writeCount(db, { ...about, sent: { kind, id, change }, until: endOfBusinessDay(location, now) })
    }
    const marked = { kind, id, change }
    const mark = markAfter(marked, location, now)
    if (isLeft(mark)) return mark
    await writeMark(db, { ...about, sent: marked, mark: mark.right })
    return right(undefined)
  }

  return {
    list,
    change: async (actor, locationId, sent) => {
      const known = await found(actor, locationId)
      if (isLeft(known)) return known
      if (!isOnMenu(known.right, sent)) return left({ _tag: 'NotFound' })
      const written = await write(actor, known.right, sent)
      if (isLeft(written)) return written
      // This process reads the change at once, other processes within a second.
      catalogue.forget(actor.brandId)
      return list(actor, locationId)
    },
  }
}

/** Staff count dishes and modifiers, not groups. */
function isOnMenu({ menus }: KnownLocation, { kind, id, change }: SentAvailability): boolean {
  if (kind === 'group' && isCountChange(change)) return false
  return diningOptions.some((option) => (kind === 'group' ? menus[option].groups : menus[option].items).has(id))
}

interface MarkToWrite {
  readonly actor: Actor
  readonly locationId: string
  readonly sent: SentMark
  /** Undefined: available. */
  readonly mark: SoldOut | undefined
  readonly now: Instant
}

/** Switched on, a dish of which nothing is left is no longer counted. Writes or deletes the mark, with an audit entry if that changes anything, in one statement. */
async function writeMark(db: Database, { actor, locationId, sent, mark, now }: MarkToWrite): Promise<void> {
  const { kind, id, change } = sent
  const action = `availability:${change._tag}`
  const entry = { actor, action, subject: `${kind}:${id}`, locationId, at: now }
  const changed =
    mark === undefined
      ? sql`
        delete from sold_out where brand_id = ${actor.brandId} and location_id = ${locationId}
          and kind = ${kind} and entry_id = ${id}
        returning 1
      ), spent as (
        delete from left_counts where ${kind} = 'item' and brand_id = ${actor.brandId} and location_id = ${locationId}
          and item_id = ${id} and units = 0
        returning 1
      ), changed as (
        select 1 from unmarked union select 1 from spent`
      : sql`
        insert into sold_out as s (brand_id, location_id, kind, entry_id, since, until)
        values (${actor.brandId}, ${locationId}, ${kind}, ${id}, ${timestamp(mark.since)}, ${timestamp(mark.until)})
        on conflict (brand_id, location_id, kind, entry_id)
          do update set since = excluded.since, until = excluded.until
          where s.until is distinct from excluded.until
        returning 1`
  const first = sql.ref(mark === undefined ? 'unmarked' : 'changed')
  await sql`with ${first} as (${changed}), noted as (${auditEntry(entry, sql`changed`)}) select 1`.execute(db)
}

function timestamp(at: Instant | undefined) {
  return sql`${at === undefined ? null : new Date(at).toISOString()}::timestamptz`
}

/** Deletes expired marks. Returns how many. */
export function forgetExpiredMarks(db: Database, now: Instant): Promise<number> {
  return deleteSome(db, 'sold_out', sql`until < ${timestamp(now)}`)
}
