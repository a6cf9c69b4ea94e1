import type { AuditLine } from '../../src-domain/staff/audit-gateway.ts'
import { instant } from '../call/instant.ts'
import type { Codec } from '../codec/codec.ts'
import { type LeftOut, list, unreported } from '../codec/list.ts'
import { matching, oneOf, text, wholeNumber, yesNo } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'

const auditLine: Codec<AuditLine> = shape('a line of the audit log', {
  required: {
    id: wholeNumber(0, Number.MAX_SAFE_INTEGER),
    at: instant,
    by: oneOf('who acted', ['member', 'left', 'operator']),
    action: text,
    network: text,
  },
  optional: { who: text, subject: text, locationId: text },
})

/** Omits unreadable lines, so that one of them does not hide the others. */
export function auditReporting(leftOut: LeftOut) {
  return shape('a page of the audit log', { required: { lines: list(auditLine, { leftOut }), hasMore: yesNo } })
}

export const auditPage = auditReporting(unreported)

export const auditQuery = shape('a query of the audit log', {
  required: {},
  optional: {
    location: matching('a location id', /^[A-Za-z0-9_.:-]{1,64}$/),
    before: matching('the id of a line', /^[1-9]\d{0,14}$/),
  },
})
