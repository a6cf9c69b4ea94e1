import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { businessDay } from '../../../src-domain/availability/end-of-business-day.ts'
import type { CallFailure } from '../../../src-domain/call/call-failure.ts'
import { dateAfter, dateFromText, isoDate } from '../../../src-domain/location/calendar-date.ts'
import { minor, zero } from '../../../src-domain/money/minor.ts'
import { businessDaySpan } from '../../../src-domain/report/business-day-span.ts'
import type { DayReport } from '../../../src-domain/report/day-report.ts'
import type { DayRows } from '../../../src-domain/report/day-rows.ts'
import { reportController } from '../../../src-ui/report/report-controller.ts'
import { boardTime } from '../../builders/board-order-builder.ts'
import { aDayReport, aRefundedRow, aSoldRow } from '../../builders/day-report-builder.ts'
import { aVirtualTime } from '../../builders/virtual-time.ts'
import { aSight, location } from '../kitchen/board-world.ts'

const cash = aSoldRow({ orderType: 'delivery', payment: 'cash', tip: zero, due: minor(2_378) })

/** Today two orders and a refund, yesterday one order, nothing before. */
const rowsOf: Readonly<Record<number, Partial<DayRows>>> = {
  0: {
    sold: [aSoldRow(), cash],
    refunded: [aRefundedRow({ sale: minor(500), serviceFee: zero, tax: minor(44), tip: zero, charged: minor(544) })],
    cash: [{ end: 'completed', due: minor(2_378), refunded: zero }],
  },
  1: { sold: [aSoldRow()] },
}

/** A location's reports in memory, with a network that a test can cut or hold up. */
export function aReportHouse() {
  const time = aVirtualTime(boardTime)
  const sight = aSight()
  const times = { timeZone: location.timeZone, hours: [] }
  const asked: string[] = []
  const saved: (readonly [name: string, text: string])[] = []
  const network: { failure: CallFailure | undefined; delay: number } = { failure: undefined, delay: 0 }
  let [prints, ends] = [0, 0]
  const day = async (_: string, date: string): Promise<Either<CallFailure, DayReport>> => {
    asked.push(date)
    const { failure, delay } = network
    if (delay > 0) await time.pause.wait(delay)
    if (failure !== undefined) return left(failure)
    const readAt = time.clock.now()
    const today = businessDay(times, readAt).date
    const shown = dateFromText(date) ?? today
    const ago = [0, 1].find((days) => isoDate(dateAfter(today, -days)) === isoDate(shown))
    const facts = { date: isoDate(shown), today: isoDate(today), ...businessDaySpan(times, shown), readAt }
    return right(aDayReport(rowsOf[ago ?? 2] ?? {}, facts))
  }
  const ports = {
    reports: { day },
    saveCsv: (name: string, text: string) => void saved.push([name, text]),
    print: () => {
      prints += 1
    },
  }
  const sessionEnded = () => {
    ends += 1
  }
  const controller = reportController({ ...ports, pause: time.pause, sight, sessionEnded }, location)
  return { controller, ports, time, sight, asked, saved, network, prints: () => prints, ends: () => ends }
}
