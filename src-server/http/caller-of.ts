import type { IncomingHttpHeaders } from 'node:http'
import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { headerNames } from '../../src-contract/call/common-headers.ts'
import type { RouteShape } from '../../src-contract/call/route-shape.ts'
import type { AccountsFacade } from '../account/accounts-facade.ts'
import type { Caller } from '../caller.ts'
import { employeesOnly, type RefusalAnswer, refusal, sessionEnded, unknownLocation } from './refusal-answer.ts'

const unknownBrand = refusal(400, 'unknown_brand', 'The Client header names no brand of this server.')
const locationMissing = refusal(400, 'location_required', 'The locationId header is missing.')

const bearer = /^Bearer ([A-Za-z0-9._~+/=-]{1,512})$/i

export function brandIdOf(
  headers: IncomingHttpHeaders,
  brands: ReadonlyMap<string, unknown>,
): Either<RefusalAnswer, string> {
  const brandId = header(headers, headerNames.brand)
  return brandId === undefined || !brands.has(brandId) ? left(unknownBrand) : right(brandId)
}

/** Wire row 15: a missing location is a client error, a malformed one an unknown location. */
export function locationOf(headers: IncomingHttpHeaders, route: RouteShape): Either<RefusalAnswer, string> {
  if (route.location === 'unused') return right('')
  const locationId = header(headers, headerNames.location)
  if (locationId === undefined) return route.location === 'required' ? left(locationMissing) : right('')
  return /^[A-Za-z0-9_.:-]{1,64}$/.test(locationId) ? right(locationId) : left(unknownLocation)
}

/** Language of later mails; '' if the route stores none. */
export function languageOf(headers: IncomingHttpHeaders, route: RouteShape): string {
  return route.language === 'kept' ? (header(headers, headerNames.language) ?? '') : ''
}

/** '' if absent (API-05). */
export function visitOf(headers: IncomingHttpHeaders): string {
  return (header(headers, headerNames.session) ?? '').slice(0, 128)
}

/** The token of the Authorization header. '' if the header is there but malformed, so that it is refused, not ignored. */
export function bearerOf(headers: IncomingHttpHeaders): string | undefined {
  const sent = header(headers, headerNames.authorization)
  return sent === undefined ? undefined : (bearer.exec(sent)?.[1] ?? '')
}

export async function callerOf(
  headers: IncomingHttpHeaders,
  caller: Caller,
  route: RouteShape,
  accounts: AccountsFacade,
): Promise<Either<RefusalAnswer, { readonly caller: Caller; readonly token: string | undefined }>> {
  const anonymous = { caller, token: undefined }
  const sent = header(headers, headerNames.authorization)
  if (route.token === 'ignored') return right(anonymous)
  if (sent === undefined) return route.token === 'required' ? left(sessionEnded) : right(anonymous)
  const token = bearer.exec(sent)?.[1]
  if (route.token === 'judged') return right({ caller, token })
  const patron = token === undefined ? undefined : await accounts.patronOf(caller.brandId, token)
  if (token !== undefined && patron !== undefined) {
    if (route.role === 'employee' && !patron.isEmployee) return left(employeesOnly)
    return right({ caller: { ...caller, patronId: patron.id }, token })
  }
  return route.token === 'welcome' ? right(anonymous) : left(sessionEnded)
}

/** A repeated header is joined and matches nothing. */
function header(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name.toLowerCase()]
  return typeof value === 'string' && value !== '' ? value : undefined
}
