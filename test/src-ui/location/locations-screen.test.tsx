import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'chai'
import { left, right } from 'fp-ts/lib/Either.js'
import type { LocationQuery } from '../../../src-domain/location/location-gateway.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aLocation } from '../../builders/location-builder.ts'
import { aGroup, aMenu, anItem } from '../../builders/menu-builder.ts'
import { anAddress, anOrder } from '../../builders/order-builder.ts'
import { type OrderingWorldNeeds, orderingWorld } from '../navigation/ordering-world.tsx'

const harbor = aLocation()
const hill = aLocation({ id: 'loc-hill', slug: 'hill', name: 'Hill' })
const menu = aMenu()
  .withGroup(aGroup('Bowls').of(anItem('Ramen').costing(1250), anItem('Soba').costing(900)))
  .build()
const noon = Date.UTC(2026, 5, 10, 16, 0)

function open(path: string, needs: Partial<OrderingWorldNeeds> = {}) {
  const queries: LocationQuery[] = []
  const searched: string[] = []
  const world = orderingWorld({
    order: anOrder(),
    menu,
    now: noon,
    sheet: { _tag: 'Cart', path },
    locations: {
      locations: async (query) => {
        queries.push(query)
        const isNear = 'near' in query && query.near !== undefined
        return right(
          isNear
            ? [
                { ...harbor, distanceInMiles: 3.456 },
                { ...hill, distanceInMiles: 0.5 },
              ]
            : [harbor, hill],
        )
      },
    },
    addresses: {
      suggestions: async (text) => {
        searched.push(text)
        return right(text === 'Red' ? [{ id: 'red-hook', text: 'Red Hook, Brooklyn' }] : [])
      },
      point: async () => right({ lat: 40.67, long: -74.01 }),
    },
    ...needs,
  })
  return { ...world, queries, searched }
}

function sheet() {
  return within(screen.getByRole('dialog', { name: 'Choose a location' }))
}
async function cards() {
  const list = await sheet().findByRole('list', { name: 'Locations' })
  return within(list)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
}
function tab(name: string) {
  return sheet().getByRole('tab', { name })
}

describe('The location chooser', () => {
  afterEach(cleanup)

  it('LOC-01, LOC-03 has the tabs pickup and delivery in this order, each its own screen and none a step of its own', async () => {
    const { user, cells, entries } = open('/locations')
    expect(
      sheet()
        .getAllByRole('tab')
        .map(({ textContent }) => textContent),
    ).to.deep.equal(['Pickup', 'Delivery'])
    expect(tab('Pickup').getAttribute('aria-selected')).to.equal('true')
    await user.click(tab('Delivery'))
    expect(cells.sheet.current()).to.deep.equal({ _tag: 'Cart', path: '/delivery' })
    expect(tab('Delivery').getAttribute('aria-selected')).to.equal('true')
    await user.keyboard('{ArrowLeft}')
    expect(cells.sheet.current()).to.deep.equal({ _tag: 'Cart', path: '/pickup' })
    expect(document.activeElement).to.equal(tab('Pickup'))
    expect(entries()).to.have.length(2)
  })

  it('LOC-03 has no tabs where the brand offers one way only', async () => {
    const { ordering } = aBrand()
    open('/locations', { brand: aBrand({ ordering: { ...ordering, delivery: false } }) })
    expect(await cards()).to.deep.equal(['Harbor', 'Hill'])
    expect(sheet().queryByRole('tab')).to.equal(null)
  })

  it('LOC-05, LOC-22 shows a card with state, hours, estimate, address and phone', async () => {
    open('/pickup')
    await cards()
    for (const text of ['Open until 9:00 PM', 'Today 11:00 AM – 9:00 PM', 'Ready in about 15 min', '718-555-0142'])
      expect(sheet().getAllByText(text)).to.have.length(2)
    expect(sheet().getAllByText('1 Quay, Brooklyn NY')).to.have.length(2)
  })

  it('LOC-09, LOC-10, LOC-33, LOC-07, LOC-08 searches around a place that is picked by keyboard, the nearest first', async () => {
    const { user, queries } = open('/pickup')
    await cards()
    const field = sheet().getByRole('combobox', { name: 'Address, city, or ZIP code' })
    await user.type(field, 'Red')
    await sheet().findByRole('option', { name: 'Red Hook, Brooklyn' })
    expect(field.getAttribute('aria-expanded')).to.equal('true')
    await user.keyboard('{ArrowUp}{ArrowDown}')
    expect(field.getAttribute('aria-activedescendant')).to.equal(null)
    await user.keyboard('{ArrowDown}{Enter}')
    expect(field).to.have.property('value', 'Red Hook, Brooklyn')
    expect(sheet().queryByRole('option')).to.equal(null)
    await sheet().findByText('Closest to Red Hook, Brooklyn')
    expect(await cards()).to.deep.equal(['Hill', 'Harbor'])
    sheet().getByText('0.50 miles away')
    sheet().getByText('3.46 miles away')
    expect(queries.at(-1)).to.deep.equal({ diningOption: 'pickup', near: { lat: 40.67, long: -74.01 } })
  })

  it('LOC-32 asks nothing for blanks, and Enter on what nobody knows says so and keeps the list', async () => {
    const { user, searched } = open('/pickup')
    await cards()
    const field = sheet().getByRole('combobox')
    await user.type(field, '  ')
    expect(searched).to.deep.equal([])
    await user.clear(field)
    await user.type(field, 'Atlantis{Enter}')
    await sheet().findByText('We couldn’t find “Atlantis”. Try a city or ZIP code.')
    expect(await cards()).to.deep.equal(['Harbor', 'Hill'])
  })

  it('LOC-10 searches around the device when the customer lets us, and says what to do when not', async () => {
    const { user } = open('/pickup', {
      whereabouts: { here: async () => right({ lat: 40.67, long: -74.01 }) },
    })
    await user.click(sheet().getByRole('button', { name: 'Use my location' }))
    await sheet().findByText('Closest to you')
    expect(await cards()).to.deep.equal(['Hill', 'Harbor'])
    cleanup()
    const denied = open('/pickup', { whereabouts: { here: async () => left({ _tag: 'Denied' }) } })
    await denied.user.click(sheet().getByRole('button', { name: 'Use my location' }))
    await sheet().findByText(/Location access is off/)
    expect(await cards()).to.deep.equal(['Harbor', 'Hill'])
  })

  it('says when the restaurants cannot be had, and asks again', async () => {
    let asked = 0
    const { user } = open('/pickup', {
      locations: {
        locations: async () => {
          asked += 1
          return asked === 1 ? left({ _tag: 'NoResponse' }) : right([harbor])
        },
      },
    })
    await sheet().findByText('We couldn’t load our locations.')
    await user.click(sheet().getByRole('button', { name: 'Try again' }))
    expect(await cards()).to.deep.equal(['Harbor'])
  })

  it('only closes when the restaurant in view is chosen again', async () => {
    const here = aLocation({ id: 'downtown', slug: 'downtown', name: 'Downtown' })
    const { user, log } = open('/pickup', { locations: { locations: async () => right([here]) } })
    await cards()
    await user.click(sheet().getByRole('link', { name: 'See the Downtown menu' }))
    await waitFor(() => expect(log.left).to.deep.equal(['back']))
  })

  it('LOC-42 where no restaurant delivers to the address, the delivery tab says so and offers pickup and another address', async () => {
    const order = anOrder({ diningOption: 'delivery', address: { ...anAddress, lat: 40.67, long: -74.01 } })
    open('/delivery', {
      order,
      locations: { locations: async () => right([{ ...harbor, delivery: { _tag: 'OutOfZone' as const } }]) },
    })
    await sheet().findByText('None of our locations deliver to this address.')
    sheet().getByRole('link', { name: 'Pick up here: Harbor' })
    sheet().getByRole('button', { name: 'Try another address' })
  })
})
