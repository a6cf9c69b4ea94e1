import { isLeft } from 'fp-ts/lib/Either.js'
import { routes } from '../../src-contract/routes.ts'
import { reportCsv } from '../../src-domain/report/report-csv.ts'
import type { NotFound } from '../not-found.ts'
import type { OrderServer } from '../order-server.ts'
import type { DayNotBegun } from '../report/reports.ts'
import type { NotAllowed } from '../staff/not-allowed.ts'
import { actorOfCall, notAllowed } from './actor-of-call.ts'
import { type RefusalAnswer, refusal, unknownLocation } from './refusal-answer.ts'
import { ok, serve } from './serve.ts'

const unknownDay = refusal(404, 'unknown_day', 'This day has not begun.')

/** Reports for managers and owners. */
export function reportHandlers({ staff, reports }: Pick<OrderServer, 'staff' | 'reports'>) {
  const actorOf = actorOfCall(staff)
  return {
    dayReport: serve(routes.dayReport, async (call) => {
      const actor = await actorOf(call)
      if (isLeft(actor)) return actor.left
      const read = await reports.day(actor.right, call.params.id, call.params.date)
      return isLeft(read) ? notRead(read.left) : ok(read.right.report)
    }),
    dayReportCsv: serve(routes.dayReportCsv, async (call) => {
      const actor = await actorOf(call)
      if (isLeft(actor)) return actor.left
      const read = await reports.day(actor.right, call.params.id, call.params.date)
      if (isLeft(read)) return notRead(read.left)
      const { report, location } = read.right
      return { ...ok(reportCsv(report, location.name)), fileName: `${location.slug}-${report.date}.csv` }
    }),
  }
}

function notRead({ _tag }: NotAllowed | NotFound | DayNotBegun): RefusalAnswer {
  switch (_tag) {
    case 'NotAllowed':
      return notAllowed
    case 'NotFound':
      return unknownLocation
    case 'DayNotBegun':
      return unknownDay
  }
}
