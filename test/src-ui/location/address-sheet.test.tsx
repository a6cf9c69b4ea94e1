import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect } from 'chai'
import { left, right } from 'fp-ts/lib/Either.js'
import { minor } from '../../../src-domain/money/minor.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aLocation } from '../../builders/location-builder.ts'
import { anOrder } from '../../builders/order-builder.ts'
import { aPatron } from '../../builders/patron-builder.ts'
import { orderingWorld } from '../navigation/ordering-world.tsx'
import { addressWorld, conover, conoverAddress, harbor, noAnswer, suggestions } from './address-world.tsx'

function street() {
  return screen.getByRole('combobox', { name: /Street address/ })
}
function lines() {
  return screen.queryAllByRole('option').map((line) => line.textContent)
}
function pointedAt() {
  return document.getElementById(street().getAttribute('aria-activedescendant') ?? '')?.textContent
}
function notice() {
  return screen.getAllByRole('status')[0]?.textContent
}
function press(name: string) {
  return screen.getByRole('button', { name })
}

async function searching(needs: Parameters<typeof addressWorld>[0] = {}, text = '180 co') {
  const world = addressWorld(needs)
  await world.user.type(street(), text)
  await act(() => world.pass(300))
  return world
}
async function byHand(world: ReturnType<typeof addressWorld>, zip = '11231') {
  const { user } = world
  await user.click(press('Enter address manually'))
  await user.type(screen.getByRole('textbox', { name: /City/ }), 'Brooklyn')
  await user.type(screen.getByRole('combobox', { name: /State/ }), 'ny')
  await user.type(screen.getByRole('textbox', { name: /ZIP/ }), zip)
}

describe('Entering a delivery address', () => {
  afterEach(cleanup)

  it('LOC-23, LOC-33 is a combobox that the arrows go through, and Enter takes the line they point at', async () => {
    const { user, asked } = await searching()
    expect(street().getAttribute('aria-expanded')).to.equal('true')
    expect(street().getAttribute('aria-controls')).to.equal(screen.getByRole('listbox').id)
    expect(lines()).to.deep.equal(suggestions.map(({ text }) => text))
    expect(notice()).to.equal('2 addresses found')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(pointedAt()).to.equal(suggestions[1]?.text)
    await user.keyboard('{ArrowDown}')
    expect(pointedAt()).to.equal(undefined)
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(pointedAt()).to.equal(suggestions[0]?.text)
    expect(screen.getAllByRole('option').map((line) => line.getAttribute('aria-selected'))).to.deep.equal([
      'true',
      'false',
    ])
    await user.keyboard('{Enter}')
    expect(street()).to.have.property('value', suggestions[0]?.text)
    expect([lines(), asked.at(-1)]).to.deep.equal([[], 'p1'])
    expect(document.activeElement).to.equal(street())
  })

  it('LOC-33 Escape puts the list away and leaves text and sheet; an arrow brings it back', async () => {
    const { user, entries } = await searching()
    await user.keyboard('{Escape}')
    expect([lines(), street().getAttribute('aria-expanded')]).to.deep.equal([[], 'false'])
    expect(street()).to.have.property('value', '180 co')
    expect(entries()).to.have.length(2)
    await user.keyboard('{ArrowDown}')
    expect(lines()).to.have.length(2)
  })

  it('LOC-23 leaves the keys to an input method while it puts letters together', async () => {
    await searching()
    for (const key of ['ArrowDown', 'Enter']) {
      const isFree = fireEvent.keyDown(street(), { key, isComposing: true })
      expect([isFree, pointedAt(), lines().length], key).to.deep.equal([true, undefined, 2])
    }
  })

  it('LOC-45, CART-21 notes for the courier go with the order once the address does, not before', async () => {
    const { user, cells } = await searching({ slug: 'harbor', order: { deliveryNotes: 'Ring once' } })
    const notes = () => screen.getByRole('textbox', { name: /Delivery instructions/ })
    await user.keyboard('{ArrowDown}{Enter}')
    await screen.findByText('Harbor delivers here.')
    expect(notes()).to.have.property('value', 'Ring once')
    await user.clear(notes())
    await user.type(notes(), ' Ring twice ')
    expect(cells.order.current().deliveryNotes).to.equal('Ring once')
    await user.click(press('Deliver here'))
    expect(cells.order.current().deliveryNotes).to.equal('Ring twice')
  })

  it('asks for the house number of a street', async () => {
    const route = { ...conover, addressComponents: conover.addressComponents.slice(1) }
    const { user } = await searching({ addresses: { details: async () => right(route) } }, 'conover')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(await screen.findByText('Add the house number before the street.')).not.to.equal(null)
    expect(street()).to.have.property('selectionStart', 0)
  })
})

describe('Recent addresses', () => {
  afterEach(cleanup)

  it('LOC-32, LOC-34, LOC-35 are listed while nothing is typed and when nothing is found, and one is enough', async () => {
    const { user, pass, asked } = addressWorld({
      visited: [conoverAddress, { ...conoverAddress, street1: '1 Main Street' }],
      addresses: { suggestions: async () => right([]) },
    })
    await user.click(street())
    expect(lines()).to.deep.equal(['180 Conover Street, Brooklyn, NY 11231', '1 Main Street, Brooklyn, NY 11231'])
    expect(notice()).to.equal('2 recent addresses')
    await user.type(street(), '   ')
    await act(() => pass(300))
    expect(asked).to.deep.equal([])
    await user.type(street(), 'zzz')
    await act(() => pass(300))
    expect(notice()).to.equal('No address found. You can enter it manually. 2 recent addresses')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(await screen.findByText('Harbor delivers here.')).not.to.equal(null)
    expect(asked).to.deep.equal([])
  })

  it('LOC-44 a patron’s confirmed address is sent, and a failure is only reported', async () => {
    const patron = aPatron()
    const kept = await searching({ patron: { patron } })
    await kept.user.keyboard('{ArrowDown}{Enter}')
    await kept.user.click(await screen.findByRole('button', { name: 'Deliver here' }))
    expect(kept.asked.at(-1)).to.equal('keep 180 Conover Street')
    await act(() => kept.pass(0))
    expect(kept.cells.patron.current().patron?.addresses.map(({ id }) => id)).to.deep.equal(['adr_new'])
    cleanup()
    const lost = await searching({ patron: { patron }, addresses: { keepForPatron: async () => noAnswer } })
    await lost.user.keyboard('{ArrowDown}{Enter}')
    await lost.user.click(await screen.findByRole('button', { name: 'Deliver here' }))
    await act(() => lost.pass(0))
    expect(lost.reports).to.deep.equal(["the patron's address: NoResponse"])
    expect([lost.left, lost.cells.order.current().address]).to.deep.equal([
      ['/location/harbor/delivery'],
      conoverAddress,
    ])
    cleanup()
    const guest = await searching()
    await guest.user.keyboard('{ArrowDown}{Enter}')
    await guest.user.click(await screen.findByRole('button', { name: 'Deliver here' }))
    expect(guest.asked.some((call) => call.startsWith('keep'))).to.equal(false)
  })
})

describe('An address by hand', () => {
  afterEach(cleanup)

  it('LOC-36 a failing search is only logged: the fields to go on by hand are there, and the text stays', async () => {
    const { reports } = await searching({ addresses: { suggestions: async () => noAnswer } })
    expect(reports).to.deep.equal(['address search: NoResponse'])
    expect(street()).to.have.property('value', '180 co')
    expect(document.activeElement).to.equal(street())
    expect(screen.getByRole('textbox', { name: /City/ })).not.to.equal(null)
    expect(screen.queryByRole('alert')).to.equal(null)
  })

  it('LOC-37, LOC-38, LOC-39, LOC-40, E42 names what is missing at its field and above, focuses that, and forgets it as it is mended', async () => {
    const { user, asked } = addressWorld()
    await user.click(press('Check this address'))
    expect(screen.getByText('Street Address is required')).not.to.equal(null)
    await user.click(press('Enter address manually'))
    await user.click(press('Check this address'))
    for (const text of [
      'Street Address is required',
      'City is required',
      'State is required',
      'Zip code is required',
    ]) {
      expect(screen.getByText(text)).not.to.equal(null)
    }
    const summary = screen.getByRole('group', { name: 'Please fix the following:' })
    expect(document.activeElement).to.equal(summary)
    const links = () => [...summary.querySelectorAll('a')].map(({ textContent }) => textContent)
    expect(links()).to.have.length(4)
    await user.keyboard('{Tab}{Enter}')
    expect(document.activeElement).to.equal(street())
    await user.type(street(), '1 Main St')
    expect(screen.queryByText('Street Address is required')).to.equal(null)
    expect(links()).to.have.length(3)
    const zip = screen.getByRole('textbox', { name: /ZIP/ })
    await user.type(zip, '1123')
    await user.click(press('Check this address'))
    expect(screen.getByText('Invalid zip entered')).not.to.equal(null)
    expect(zip.getAttribute('aria-invalid')).to.equal('true')
    expect(asked).to.deep.equal([])
  })

  it('LOC-48 offers the states of the United States, and to a brand of another country none of them', async () => {
    for (const [country, offered] of [
      ['US', 51],
      ['MX', 0],
    ] as const) {
      const { user } = addressWorld({ brand: aBrand({ country }) })
      await user.click(press('Enter address manually'))
      expect(document.querySelectorAll('datalist option'), country).to.have.length(offered)
      expect(screen.getByLabelText(/^State/)).not.to.equal(null)
      cleanup()
    }
  })

  it('LOC-42, LOC-43 one that nobody knows cannot be delivered to; nobody to ask can be asked again', async () => {
    const unknown = { _tag: 'Refused' as const, status: 404, message: '' }
    const world = addressWorld({ addresses: { locate: async () => left(unknown) } })
    await world.user.type(street(), '1 Nowhere')
    await byHand(world, '99999')
    await world.user.click(press('Check this address'))
    expect(await screen.findByText("Unable to deliver to the address you've provided.")).not.to.equal(null)
    cleanup()
    const silent = addressWorld({ addresses: { locate: async () => noAnswer } })
    await silent.user.type(street(), '1 Nowhere')
    await byHand(silent)
    await silent.user.click(press('Check this address'))
    expect(await screen.findByText('We couldn’t check this address. Please try again.')).not.to.equal(null)
    expect(silent.cells.order.current()).not.to.have.property('address')
  })
})

describe('Out of the zone', () => {
  afterEach(cleanup)
  const far = aLocation({
    id: 'loc-uptown',
    slug: 'uptown',
    name: 'Uptown',
    distanceInMiles: 4.5,
    delivery: { _tag: 'InZone', terms: { fee: minor(0), minimum: minor(0) } },
  })
  const near = { ...harbor, delivery: { _tag: 'OutOfZone' as const } }
  const refused = async (needs: Parameters<typeof addressWorld>[0]) => {
    const world = await searching({ slug: 'harbor', ...needs })
    await world.user.keyboard('{ArrowDown}{Enter}')
    expect((await screen.findByRole('alert')).textContent).to.contain(
      "Unable to deliver to the address you've provided.",
    )
    return world
  }

  it('LOC-42 says which restaurant does not come, and offers the nearest that does and to fetch the food', async () => {
    const { user, cells, left: went } = await refused({ found: [near, far] })
    expect(screen.getByRole('alert').textContent).to.contain('Harbor doesn’t deliver there.')
    const offers = within(screen.getByRole('list', { name: 'Other options' }))
    expect(offers.getAllByRole('listitem').map((offer) => offer.textContent)).to.deep.equal([
      'Get it delivered from UptownFree delivery · No minimum order',
      'Pick up at Harbor1.20 miles away',
    ])
    expect(screen.getByRole('link', { name: /^Call / }).getAttribute('href')).to.equal(`tel:${harbor.phone}`)
    expect(screen.queryByRole('button', { name: 'Deliver here' })).to.equal(null)
    await user.click(press('Get it delivered from Uptown'))
    expect(went).to.deep.equal(['/location/uptown/delivery'])
    expect(cells.order.current()).to.deep.include({ diningOption: 'delivery', address: conoverAddress })
  })

  it('LOC-42 nobody delivers there: the food can be fetched, where the brand lets it be', async () => {
    const { user, left: went, cells } = await refused({ found: [near] })
    expect(screen.getByRole('alert').textContent).to.contain('None of our locations deliver to this address.')
    await user.click(press('Pick up at Harbor'))
    expect([went, cells.order.current().address]).to.deep.equal([['/location/harbor/pickup'], undefined])
    cleanup()
    const brand = aBrand({ ordering: { ...aBrand().ordering, pickup: false } })
    await refused({ found: [near], brand })
    expect(screen.queryByRole('list', { name: 'Other options' })).to.equal(null)
  })

  it('LOC-42, LOC-43 shows no fees when the delivery lookup fails, retries it, and lets the customer go on with the address', async () => {
    let times = 0
    const locations = async () => {
      times += 1
      return times === 1 ? noAnswer : right([harbor])
    }
    const { user } = await searching({ locations })
    await user.keyboard('{ArrowDown}{Enter}')
    expect(await screen.findByText('We couldn’t check delivery to this address.')).not.to.equal(null)
    await user.click(press('Try again'))
    expect(await screen.findByText('Harbor delivers here.')).not.to.equal(null)
    cleanup()
    const silent = await searching({ slug: 'harbor', locations: async () => noAnswer })
    await silent.user.keyboard('{ArrowDown}{Enter}')
    await screen.findByText('We couldn’t check delivery to this address.')
    await silent.user.click(press('Deliver here'))
    expect([silent.left, silent.cells.order.current().address]).to.deep.equal([
      ['/location/harbor/delivery'],
      conoverAddress,
    ])
  })

  it('LOC-42 another address is one tap away', async () => {
    const { user } = await refused({ found: [near] })
    await user.click(press('Try another address'))
    expect(street()).to.have.property('value', '')
    expect(document.activeElement).to.equal(street())
    expect(screen.queryByRole('alert')).to.equal(null)
  })
})

describe('The delivery tab of the chooser', () => {
  afterEach(cleanup)

  it('LOC-14, LOC-23 opens the address sheet for any restaurant, and comes back with the address', async () => {
    const opened: unknown[] = []
    const { user, cells, actions } = orderingWorld({
      order: anOrder({ diningOption: 'delivery' }),
      sheet: { _tag: 'Cart', path: '/delivery' },
      addressController: () => () => {
        throw new Error('not drawn in this test')
      },
    })
    cells.sheet.changes.subscribe((now) => {
      if (now._tag !== 'Address') return
      opened.push(now)
      cells.order.update((order) => ({ ...order, address: conoverAddress }))
      actions.back()
    })
    await user.click(press('Enter your address'))
    expect(opened).to.deep.equal([{ _tag: 'Address' }])
    expect(cells.sheet.current()).to.deep.equal({ _tag: 'Cart', path: '/delivery' })
    expect(await screen.findByText('180 Conover Street, Brooklyn, NY 11231')).not.to.equal(null)
  })
})
