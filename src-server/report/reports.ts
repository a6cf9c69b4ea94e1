import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { businessDay } from '../../src-domain/availability/end-of-business-day.ts'
import type { Brand } from '../../src-domain/brand/brand.ts'
import { shippedCurrency } from '../../src-domain/brand/shipped-settings.ts'
import { dateFromText, isoDate } from '../../src-domain/location/calendar-date.ts'
import { businessDaySpan } from '../../src-domain/report/business-day-span.ts'
import type { DayReport } from '../../src-domain/report/day-report.ts'
import { reportOfDay } from '../../src-domain/report/report-of-day.ts'
import { mayDoAt } from '../../src-domain/staff/staff-member.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { NotFound } from '../not-found.ts'
import type { NotAllowed } from '../staff/not-allowed.ts'
import type { Actor } from '../staff/write-audit.ts'
import type { Database } from '../store/database.ts'
import { dayRows } from './day-rows.ts'

/** The day has not begun. */
export interface DayNotBegun {
  readonly _tag: 'DayNotBegun'
}

export interface LocatedReport {
  readonly report: DayReport
  readonly location: { readonly name: string; readonly slug: string }
}

export interface ReportsFacade {
  /** `date`: "2026-11-28", or `today`. Checks the member's permission. */
  readonly day: (
    actor: Actor,
    locationId: string,
    date: string,
  ) => Promise<Either<NotAllowed | NotFound | DayNotBegun, LocatedReport>>
}

export interface ReportsNeeds {
  readonly looks: Database
  readonly brands: ReadonlyMap<string, Brand>
  readonly catalogue: Catalogue
  readonly clock: Clock
}

export function openReports({ looks, brands, catalogue, clock }: ReportsNeeds): ReportsFacade {
  return {
    day: async ({ brandId, member }, locationId, date) => {
      if (!mayDoAt(member, 'reports:read', locationId)) return left({ _tag: 'NotAllowed' })
      const known = await catalogue.location(brandId, locationId)
      if (known === undefined) return left({ _tag: 'NotFound' })
      // Hours that staff changed for one night would move orders of a past night to the next day.
      const { location } = known.designed
      const readAt = clock.now()
      const today = businessDay(location, readAt).date
      const { from, to } = businessDaySpan(location, dateFromText(date) ?? today)
      if (from > readAt) return left({ _tag: 'DayNotBegun' })
      const currency = brands.get(brandId)?.currency ?? shippedCurrency
      const { rows, leftOut } = await dayRows(looks, { brandId, locationId, from, to, currency }, readAt)
      const facts = { date: isoDate(dateFromText(date) ?? today), today: isoDate(today), from, to, readAt }
      return right({
        report: reportOfDay({ ...facts, currency, leftOut }, rows),
        location: { name: location.name, slug: location.slug },
      })
    },
  }
}
