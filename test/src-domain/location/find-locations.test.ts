import { expect } from 'chai'
import { left, right } from 'fp-ts/lib/Either.js'
import { typedText } from '../../../src-domain/address/address-search.ts'
import { type FindLocationsPorts, findLocations } from '../../../src-domain/location/find-locations.ts'
import type { Location } from '../../../src-domain/location/location.ts'
import { newChooser } from '../../../src-domain/location/location-chooser.ts'
import type { LocationQuery } from '../../../src-domain/location/location-gateway.ts'
import { aCell, aFakeTime, someIds } from '../../builders/fake-ports.ts'
import { aLocation } from '../../builders/location-builder.ts'

const near = aLocation({ id: 'near', distanceInMiles: 1 })
const far = aLocation({ id: 'far', distanceInMiles: 9 })

function world(ports: Partial<FindLocationsPorts> = {}) {
  const chooser = aCell(newChooser)
  const queries: LocationQuery[] = []
  const reports: string[] = []
  const searched: string[] = []
  const visits: string[] = []
  const time = aFakeTime(1_000)
  const find = findLocations({
    chooser,
    locations: {
      locations: async (query) => {
        queries.push(query)
        return right([far, near])
      },
    },
    addresses: {
      suggestions: async (text, _, visit) => {
        searched.push(text)
        visits.push(visit)
        return right([{ id: 'p', text: `${text}, NY` }])
      },
      point: async (_, visit) => {
        visits.push(visit)
        return right({ lat: 1, long: 2 })
      },
    },
    whereabouts: { here: async () => right({ lat: 3, long: 4 }) },
    clock: time.clock,
    ids: someIds(),
    report: (what) => reports.push(what),
    ...ports,
  })
  const shown = () => {
    const { list } = chooser.current()
    return list._tag === 'Ready' ? list.locations.map(({ id }) => id) : list._tag
  }
  return { find, chooser, queries, reports, searched, visits, shown }
}

describe('Finding a restaurant', () => {
  it('LOC-07 lists ascending by distance, whatever order the answer has', async () => {
    const { find, shown } = world()
    await find.show('pickup')
    expect(shown()).to.deep.equal(['near', 'far'])
  })

  it('LOC-31, LOC-32 what is typed waits to be searched for, for the way of the tab, and is listed', async () => {
    const { find, chooser, searched } = world()
    find.typed('red')
    expect(typedText(chooser.current().search)).to.equal('red')
    find.search.found('red', await find.search.suggestions('red'))
    expect(searched).to.deep.equal(['red'])
    expect(chooser.current().search.found.map(({ text }) => text)).to.deep.equal(['red, NY'])
    find.typed('   ')
    expect(chooser.current().search.found).to.deep.equal([])
  })

  it('LOC-36 a failing search of places is only reported', async () => {
    const { find, chooser, reports } = world({
      addresses: {
        suggestions: async () => left({ _tag: 'NoResponse' }),
        point: async () => right({ lat: 1, long: 2 }),
      },
    })
    find.search.found('red', await find.search.suggestions('red'))
    expect(reports).to.have.length(1)
    expect(chooser.current()).not.to.have.property('problem')
  })

  it('LOC-10 a picked place becomes the centre; its calls are one visit, and the next search is another', async () => {
    const { find, queries, visits, chooser } = world()
    await find.search.suggestions('red')
    await find.pick({ id: 'p', text: 'red, NY' })
    expect(queries.at(-1)).to.deep.equal({ diningOption: 'pickup', near: { lat: 1, long: 2 } })
    expect(chooser.current()).to.deep.include({ around: { _tag: 'Named', name: 'red, NY' } })
    await find.search.suggestions('blue')
    expect(visits[0]).to.equal(visits[1])
    expect(visits[2]).not.to.equal(visits[1])
  })

  it('shows the answer to the later of two questions, even when it comes first', async () => {
    const answers: ((found: readonly Location[]) => void)[] = []
    const { find, shown } = world({
      locations: { locations: () => new Promise((resolve) => answers.push((found) => resolve(right(found)))) },
    })
    const both = [find.show('pickup'), find.show('delivery')]
    while (answers.length < 2) await Promise.resolve()
    answers[1]?.([near])
    answers[0]?.([far])
    await Promise.all(both)
    expect(shown()).to.deep.equal(['near'])
  })

  it('LOC-46 finds only the restaurants of the marketplace that the customer came through', async () => {
    const { find, queries } = world({ market: 'pier-17' })
    await find.show('pickup')
    await find.here()
    expect(queries).to.deep.equal([
      { diningOption: 'pickup', market: 'pier-17' },
      { diningOption: 'pickup', market: 'pier-17', near: { lat: 3, long: 4 } },
    ])
  })

  it('does not move the list of somebody who went on while the device was asked where it is', async () => {
    const { find, queries } = world()
    await Promise.all([find.here(), find.show('delivery')])
    expect(queries).to.deep.equal([{ diningOption: 'delivery' }])
  })
})
