import { isLeft } from 'fp-ts/lib/Either.js'
import { fromEventPattern, merge, startWith } from 'rxjs'
import { dateAfter, dateFromText, isoDate } from '../../src-domain/location/calendar-date.ts'
import type { SaveFile } from '../../src-domain/own-data/own-data-gateway.ts'
import type { DayReport } from '../../src-domain/report/day-report.ts'
import { reportCsv } from '../../src-domain/report/report-csv.ts'
import type { ReportGateway } from '../../src-domain/report/report-gateway.ts'
import type { StaffLocation } from '../../src-domain/staff/staff-gateway.ts'
import type { PageSight } from '../../src-domain/ticket/watch-tracking.ts'
import type { Pause } from '../../src-domain/time/clock.ts'
import { cell } from '../state/cell.ts'
import { every } from '../state/every.ts'

/** Milliseconds between fetches. A past day changes, too: its open orders are completed or cancelled. */
const lookEvery = 30_000

export interface ReportState {
  /** The day to show: "2026-11-28", or `today`. */
  readonly wanted: string
  /** The last report; of another day than `wanted` until the order server answers. */
  readonly report: DayReport | undefined
  readonly isLoading: boolean
  readonly problem: 'unreached' | 'not-allowed' | undefined
}

export interface ReportPorts {
  readonly reports: ReportGateway
  readonly pause: Pause
  readonly sight: PageSight
  readonly saveCsv: SaveFile
  readonly print: () => void
  readonly sessionEnded: () => void
}

/** Reports of one location, a day at a time. Only the answer for the day that was chosen last counts. */
export function reportController(ports: ReportPorts, location: StaffLocation) {
  const { reports, pause, sight, saveCsv, print, sessionEnded } = ports
  const state = cell<ReportState>({ wanted: 'today', report: undefined, isLoading: false, problem: undefined })
  let asked = 0

  const failed = (status: number | undefined) => {
    if (status === 401) sessionEnded()
    const problem = status === 403 ? 'not-allowed' : 'unreached'
    state.update((now) => ({ ...now, isLoading: false, problem }))
  }
  const look = async () => {
    asked += 1
    const turn = asked
    state.update((now) => ({ ...now, isLoading: true }))
    const answer = await reports.day(location.id, state.current().wanted)
    if (turn !== asked) return
    if (isLeft(answer)) return failed(answer.left._tag === 'Refused' ? answer.left.status : undefined)
    state.update((now) => ({ ...now, report: answer.right, isLoading: false, problem: undefined }))
  }
  const show = (date: string) => {
    const { report, wanted } = state.current()
    const next = date === report?.today ? 'today' : date
    if (next === wanted) return
    state.update((now) => ({ ...now, wanted: next }))
    void look()
  }
  const step = (days: number) => {
    const { wanted, report } = state.current()
    const from = dateFromText(wanted === 'today' ? (report?.today ?? '') : wanted)
    if (from !== undefined) show(isoDate(dateAfter(from, days)))
  }

  return {
    location,
    state,
    open: (): (() => void) => {
      const shownAgain = fromEventPattern<void>(sight.onChange, (_, unhear: () => void) => unhear())
      const looks = merge(shownAgain, every(lookEvery, pause)).pipe(startWith(undefined))
      const watching = looks.subscribe(() => void look())
      return () => watching.unsubscribe()
    },
    look: () => void look(),
    /** Ignores text that is no date, and days that have not begun. */
    show: (date: string) => {
      const { report } = state.current()
      if (dateFromText(date) !== undefined && report !== undefined && date <= report.today) show(date)
    },
    previous: () => step(-1),
    next: () => {
      if (state.current().wanted !== 'today') step(1)
    },
    /** Saves the figures on the screen, also offline. */
    download: () => {
      const { report } = state.current()
      if (report !== undefined) saveCsv(`${location.id}-${report.date}.csv`, reportCsv(report, location.name))
    },
    print,
  }
}

export type ReportController = ReturnType<typeof reportController>
