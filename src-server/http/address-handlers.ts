import { isLeft } from 'fp-ts/lib/Either.js'
import { routes } from '../../src-contract/routes.ts'
import type { OrderServer } from '../order-server.ts'
import { refusal, sessionEnded, tooMany } from './refusal-answer.ts'
import { ok, okOr, serve } from './serve.ts'

const unknownAddress = refusal(404, 'unknown_place', 'There is no such place.')
/** Not 503: an address can be typed by hand. */
const noSearch = refusal(500, 'places_unavailable', "Search isn't working right now.")

export function addressHandlers({ addresses, limits }: Pick<OrderServer, 'addresses' | 'limits'>) {
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
      return okOr(await addresses.suggest(caller, { text, orderType, ...visit }), () => noSearch)
    }),
    place: serve(routes.place, async ({ caller, network, params, query }) => {
      const wait = await waitOf(network)
      if (wait !== undefined) return tooMany(wait)
      const found = await addresses.details(caller, params.id, query.session)
      if (isLeft(found)) return found.left._tag === 'NotFound' ? unknownAddress : noSearch
      const { lat, long } = found.right
      return ok(query.orderType === 'delivery' ? found.right : { lat, long })
    }),
    writtenAddress: serve(routes.writtenAddress, async ({ caller, network, body }) => {
      const wait = await waitOf(network)
      if (wait !== undefined) return tooMany(wait)
      return okOr(await addresses.locate(caller, body), () => unknownAddress)
    }),
    patronAddress: serve(routes.patronAddress, async ({ caller, body }) =>
      okOr(await addresses.keepForPatron(caller, body), () => sessionEnded),
    ),
  }
}
