import { routes } from '../../src-contract/routes.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { OrderServer } from '../order-server.ts'
import type { EdgeLimits } from './limits.ts'
import { rateLimit } from './rate-limit.ts'
import { refusal, sessionEnded, tooMany } from './refusal-answer.ts'
import { ok, serve } from './served.ts'

const unknownPlace = refusal(404, 'unknown_place', 'There is no such place.')
/** Not 503: only the search is out of order, and an address can be written by hand. */
const noSearch = refusal(500, 'places_unavailable', 'Places cannot be searched right now.')

export const placeHandlers = (places: OrderServer['places'], clock: Clock, limits: EdgeLimits) => {
  const byAddress = rateLimit(limits.places, clock)
  const waitOf = (ip: string): number | undefined => {
    const wait = byAddress.wait(ip)
    if (wait === undefined) byAddress.count(ip)
    return wait
  }
  return {
    address: serve(routes.address, async ({ caller, ip, query }) => {
      const wait = waitOf(ip)
      if (wait !== undefined) return tooMany(wait)
      const { address: text, orderType, session } = query
      const visit = session === undefined ? {} : { visit: session }
      const found = await places.suggest(caller, { text, orderType, ...visit })
      return '_tag' in found ? noSearch : ok(found)
    }),
    place: serve(routes.place, async ({ caller, ip, params, query }) => {
      const wait = waitOf(ip)
      if (wait !== undefined) return tooMany(wait)
      const found = await places.details(caller, params.id, query.session)
      if ('_tag' in found) return found._tag === 'NotFound' ? unknownPlace : noSearch
      const { addressComponents, lat, long } = found
      return ok(query.orderType === 'delivery' ? { lat, long, addressComponents } : { lat, long })
    }),
    writtenAddress: serve(routes.writtenAddress, async ({ caller, ip, body }) => {
      const wait = waitOf(ip)
      if (wait !== undefined) return tooMany(wait)
      const found = await places.locate(caller, body)
      return '_tag' in found ? unknownPlace : ok(found)
    }),
    patronAddress: serve(routes.patronAddress, async ({ caller, body }) => {
      const kept = await places.keepForPatron(caller, body)
      return '_tag' in kept ? sessionEnded : ok(kept)
    }),
  }
}
