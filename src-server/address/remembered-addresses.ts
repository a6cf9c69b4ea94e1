import type { Address } from '../../src-domain/address/address.ts'
import { addressLikeness } from '../../src-domain/address/recent-addresses.ts'
import type { AddressFinder, Located } from '../../src-domain/location/address-finder.ts'
import type { Clock, Instant } from '../../src-domain/time/clock.ts'
import type { LimitCounter } from '../limits/limits.ts'
import type { Log } from '../log.ts'

/** undefined: the address is unknown, or the service failed. */
export type Locate = (brandId: string, address: Address, network?: string) => Promise<Located | undefined>

type Locating = Pick<AddressFinder, 'locate'>

export interface BilledLookUps {
  readonly limits: LimitCounter
  readonly instead: Locating
}

/** Milliseconds. */
const freshFor = 600_000
const mostRemembered = 2_000

export function rememberedAddresses(finder: Locating, clock: Clock, log: Log, billed?: BilledLookUps): Locate {
  const known = new Map<string, { readonly at: Instant; readonly located: Promise<Located | undefined> }>()

  const asked = (one: Locating, brandId: string, address: Address, failed: () => void) =>
    one.locate(brandId, address).catch((reason: unknown) => {
      failed()
      log.warn({ err: reason }, 'geocoding failed')
      return undefined
    })

  const mayAsk = async (network: string | undefined): Promise<boolean> => {
    if (billed === undefined || network === undefined) return true
    return (await billed.limits.consume({ limit: 'geocoding', of: network }))._tag === 'Allowed'
  }

  const ask = async (name: string, brandId: string, address: Address, network: string | undefined) => {
    const forget = () => known.delete(name)
    try {
      if (await mayAsk(network)) return await asked(finder, brandId, address, forget)
      // A fallback answer is not cached.
      forget()
      return await asked(billed?.instead ?? finder, brandId, address, forget)
    } catch (reason) {
      forget()
      throw reason
    }
  }

  return (brandId, address, network) => {
    const name = `${brandId}|${addressLikeness({ ...address, street2: '' })}`
    const held = known.get(name)
    if (held !== undefined && Math.abs(clock.now() - held.at) < freshFor) return held.located
    const located = ask(name, brandId, address, network)
    known.set(name, { at: clock.now(), located })
    const oldest = known.keys().next().value
    if (known.size > mostRemembered && oldest !== undefined) known.delete(oldest)
    return located
  }
}
