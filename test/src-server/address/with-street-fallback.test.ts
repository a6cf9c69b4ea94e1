import { expect } from 'chai'
import type { Located } from '../../../src-domain/location/address-finder.ts'
import { withStreetFallback } from '../../../src-server/address/with-street-fallback.ts'
import { anAddress } from '../../builders/order-builder.ts'

function here(lat: number): Located {
  return { point: { lat, long: -74 }, withinMiles: 1 }
}
function finding(answer: () => Promise<Located | undefined>) {
  return { locate: answer }
}

describe('Where an address is', () => {
  const warned: string[] = []
  const nothing = () => undefined
  const log = {
    info: nothing,
    error: nothing,
    warn: (_: unknown, text: string) => void warned.push(text),
  }
  const streets = finding(async () => here(2))

  it('is the map service’s to say, also when it knows nothing of it', async () => {
    expect(
      await withStreetFallback(
        finding(async () => here(1)),
        streets,
        log,
      ).locate('b', anAddress),
    ).to.deep.equal(here(1))
    expect(
      await withStreetFallback(
        finding(async () => undefined),
        streets,
        log,
      ).locate('b', anAddress),
    ).to.equal(undefined)
    expect(warned).to.deep.equal([])
  })

  it('LOC-36 is our own streets’ to say while the service cannot be asked, which is only logged', async () => {
    const broken = finding(() => Promise.reject(new Error('down')))
    expect(await withStreetFallback(broken, streets, log).locate('b', anAddress)).to.deep.equal(here(2))
    expect(warned).to.have.length(1)
  })
})
