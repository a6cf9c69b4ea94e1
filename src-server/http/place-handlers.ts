import { routes } from '../../src-contract/routes.ts'
import type { OrderServer } from '../order-server.ts'
import { refusal, sessionEnded, tooMany } from './refusal-answer.ts'
import { ok, serve } from './served.ts'

const unknownPlace = refusal(404, 'unknown_place', 'There is no such place.')
/** Not 503: only the search is out of order, and an address can be written by hand. */
const noSearch = refusal(500, 'places_unavailable', 'Places cannot be searched right now.')

export const placeHandlers = ({ places, limits }: Pick<OrderServer, 'places' | 'limits'>) => {
  const waitOf = async (network: string): Promise<number | undefined> => {
    const consumed = await limits.consume({ limit: 'places', of: network })
    return consumed._tag === 'Allowed' ? undefined : consumed.seconds
  }
  return {
    address: serve(routes.address, async ({ caller, network, query }) => {
      const wait = await waitOf(network)
      if (wait !== undefined) return tooMany(wait)
      const { address: text, orderType, session } = query
      const visit = session === undefined ? {} : { visit: session }
      const found = await places.suggest(caller, { text, orderType, ...visit })
      return '_tag' in found ? noSearch : ok(found)
    }),
    place: serve(routes.place, async ({ caller, network, params, query }) => {
      const wait = await waitOf(network)
      if (wait !== undefined) return tooMany(wait)
      const found = await places.details(caller, params.id, query.session)
      if ('_tag' in found) return found._tag === 'NotFound' ? unknownPlace : noSearch
      const { lat, long } = found
      return ok(query.orderType === 'delivery' ? found : { lat, long })
    }),
    writtenAddress: serve(routes.writtenAddress, async ({ caller, network, body }) => {
      const wait = await waitOf(network)
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
