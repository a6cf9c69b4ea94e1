import type { Address } from '../../src-domain/address/address.ts'
import { addressLikeness } from '../../src-domain/address/recent-addresses.ts'
import type { Located, PlaceFinder } from '../../src-domain/location/place-finder.ts'
import type { Clock, Instant } from '../../src-domain/time/clock.ts'
import type { Log } from '../log.ts'

/** Where an address is, as the order server finds it; undefined when nobody knows or nobody could be asked. */
export type Locate = (brandId: string, address: Address) => Promise<Located | undefined>

/** An order is checked many times on its way; streets do not move meanwhile. */
const freshFor = 600_000
const mostRemembered = 2_000

/** Asks a place finder once for an address and a while. */
export const rememberedPlaces = (finder: Pick<PlaceFinder, 'locate'>, clock: Clock, log: Log): Locate => {
  const known = new Map<string, { readonly at: Instant; readonly located: Promise<Located | undefined> }>()
  return (brandId, address) => {
    const name = `${brandId}|${addressLikeness({ ...address, street2: '' })}`
    const held = known.get(name)
    if (held !== undefined && Math.abs(clock.now() - held.at) < freshFor) return held.located
    const located = finder.locate(brandId, address).catch((reason: unknown) => {
      known.delete(name)
      log.warn({ err: reason }, 'places cannot be asked where an address is')
      return undefined
    })
    known.set(name, { at: clock.now(), located })
    const oldest = known.keys().next().value
    if (known.size > mostRemembered && oldest !== undefined) known.delete(oldest)
    return located
  }
}
