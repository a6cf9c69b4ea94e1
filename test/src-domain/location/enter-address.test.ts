import { expect } from 'chai'
import { left, right } from 'fp-ts/lib/Either.js'
import type { AddressDetails } from '../../../src-domain/address/mapped-address.ts'
import { emptyEntry, typedIn } from '../../../src-domain/location/address-entry.ts'
import { type EnterAddressNeeds, enterAddress } from '../../../src-domain/location/enter-address.ts'
import type { LocationQuery } from '../../../src-domain/location/location-gateway.ts'
import { aCell, someIds } from '../../builders/fake-ports.ts'
import { aLocation } from '../../builders/location-builder.ts'
import { anAddress } from '../../builders/order-builder.ts'

function part(longName: string, type: string) {
  return { longName, shortName: longName, types: [type] }
}
const details: AddressDetails = {
  lat: 40.7,
  long: -74,
  addressComponents: [
    part('1', 'street_number'),
    part('Main Street', 'route'),
    part('New York', 'locality'),
    part('NY', 'administrative_area_level_1'),
    part('10001', 'postal_code'),
  ],
}
const place = { id: 'p1', text: '1 Main Street, New York, NY 10001' }

function entering(needs: Partial<EnterAddressNeeds> = {}, found = details) {
  const entry = aCell(emptyEntry)
  const queries: LocationQuery[] = []
  const visits: string[] = []
  const confirmed: unknown[] = []
  const controller = enterAddress({
    addresses: {
      suggestions: async (_, __, visit) => {
        visits.push(visit)
        return right([place])
      },
      details: async (_, visit) => {
        visits.push(visit)
        return right(found)
      },
      locate: async () => right({ lat: 40.7, long: -74 }),
    },
    locations: {
      locations: async (query) => {
        queries.push(query)
        return right([aLocation()])
      },
    },
    ids: someIds(),
    entry,
    report: () => undefined,
    wanted: undefined,
    onConfirmed: (address) => confirmed.push(address),
    ...needs,
  })
  return { controller, entry, queries, visits, confirmed }
}

describe('Entering an address', () => {
  it('LOC-31 what is typed waits to be searched for, until a line is picked or it is written by hand', async () => {
    const { controller, entry } = entering()
    controller.type('1 main')
    expect(typedIn(entry.current())).to.equal('1 main')
    await controller.pick(place)
    expect(typedIn(entry.current())).to.equal('')
    controller.type('2 main')
    controller.byHand()
    controller.type('2 main street')
    expect(typedIn(entry.current())).to.equal('')
  })

  it('LOC-33, LOC-36, LOC-40 lists what was found, and goes on by hand when nobody answers', () => {
    const { controller, entry } = entering()
    controller.type('1 main')
    controller.search.found('1 main', right([place]))
    expect(entry.current()).to.deep.include({ isByHand: false })
    expect(entry.current().search.found).to.deep.equal([place])
    controller.search.found('1 main', left({ _tag: 'NoResponse' }))
    expect(entry.current()).to.deep.include({ isByHand: true })
  })

  it('LOC-27, LOC-43 goes on with the place that was picked, around which deliveries are asked for', async () => {
    const { controller, queries, confirmed } = entering()
    await controller.pick(place)
    await controller.submit()
    expect(queries).to.deep.equal([{ near: { lat: 40.7, long: -74 }, diningOption: 'delivery' }])
    expect(confirmed).to.deep.equal([anAddress])
  })

  it('LOC-46 asks only the restaurants of the marketplace that the customer came through', async () => {
    const { controller, queries } = entering({ market: 'hall' })
    await controller.pick(place)
    expect(queries).to.deep.equal([{ near: { lat: 40.7, long: -74 }, diningOption: 'delivery', market: 'hall' }])
  })

  it('what is typed up to a choice is one search, and the next is another', async () => {
    const { controller, visits } = entering()
    await controller.search.suggestions('1 main')
    await controller.pick(place)
    await controller.search.suggestions('2 main')
    expect(visits[0]).to.equal(visits[1])
    expect(visits[2]).not.to.equal(visits[0])
  })

  it('LOC-40 asks by hand for what a place does not tell', async () => {
    const noZip = { ...details, addressComponents: details.addressComponents.slice(0, 4) }
    const { controller, entry, queries } = entering({}, noZip)
    await controller.pick(place)
    expect(entry.current()).to.deep.include({ isByHand: true, problems: { zip: 'missing' } })
    expect(entry.current().form.text).to.equal('1 Main Street')
    expect(queries).to.deep.equal([])
  })

  it('LOC-28 the second line may change while the place is looked for, and stays', async () => {
    const { controller, entry } = entering()
    controller.byHand()
    controller.type('1 Main Street')
    controller.write('city', 'New York')
    controller.write('state', 'ny')
    controller.write('zip', '10001')
    const looking = controller.submit()
    controller.write('street2', 'Floor 2')
    await looking
    expect(entry.current().verdict).to.have.property('_tag', 'Delivered')
    expect(entry.current().form).to.deep.include({ street2: 'Floor 2', state: 'NY', isValid: true })
  })

  it('LOC-30, LOC-43 an answer about an address that was changed meanwhile is not taken', async () => {
    const { controller, entry } = entering()
    const picking = controller.pick(place)
    controller.type('2 Main Street')
    await picking
    expect(entry.current()).not.to.have.property('verdict')
    expect(entry.current().form).to.deep.include({ street1: '', text: '2 Main Street', isValid: false })
    const { controller: other, entry: its } = entering()
    await other.takeAgain(anAddress)
    other.byHand()
    other.write('zip', '10002')
    expect(its.current()).not.to.have.property('verdict')
    expect(its.current().form).not.to.have.property('lat')
  })
})
