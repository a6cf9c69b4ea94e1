import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { expect } from 'chai'
import { left, right } from 'fp-ts/lib/Either.js'
import type { ProgressForm } from '../../../src-domain/brand/brand.ts'
import type { OrderScreen } from '../../../src-domain/checkout/flow-position.ts'
import { type AgainState, noAgain } from '../../../src-domain/history/again-state.ts'
import type { DrawnMap, MapDrawer, MapRequest, Pins } from '../../../src-domain/location/delivery-map.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import type { Ticket } from '../../../src-domain/ticket/ticket.ts'
import type { TicketState } from '../../../src-domain/ticket/ticket-state.ts'
import type { Tracking } from '../../../src-domain/ticket/tracking.ts'
import { noTracking, type TrackingWatch } from '../../../src-domain/ticket/tracking-watch.ts'
import { noNotice } from '../../../src-ui/design/unavailable-notice.ts'
import { confirmationTypes } from '../../../src-ui/order/confirmation-layouts.ts'
import { OrderRoot } from '../../../src-ui/order/order-root.tsx'
import { cell } from '../../../src-ui/state/cell.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aLocation } from '../../builders/location-builder.ts'
import { aTicket } from '../../builders/ticket-builder.ts'
import { draw } from '../draw.tsx'

const line: Ticket['items'][number] = {
  itemId: 'ramen',
  itemExternalId: 'ramen',
  name: 'Ramen',
  price: minor(1_400),
  quantity: 2,
  notes: 'no sesame',
  group: { id: 'bowls', name: 'Bowls' },
  modifiers: [
    {
      item: 'egg',
      option: 'extras',
      optionName: 'Extras',
      name: 'Egg',
      price: minor(150),
      modifiers: [{ item: 'soft', option: 'done', optionName: 'Yolk', name: 'Soft', price: minor(0), modifiers: [] }],
    },
  ],
}
const location = aLocation({ timeZone: 'America/New_York', phone: '7185550142' })
interface Shown {
  readonly layout?: string
  readonly tracking?: Tracking
  readonly progress?: ProgressForm
  readonly heardAt?: number
  readonly drawer?: MapDrawer
  readonly report?: (reason: unknown) => void
}
const ofGuest = 'order-of-a-guest'
function complain(reason: unknown): never {
  throw reason
}
function show(state: TicketState, { layout = 'Type1', tracking, drawer, progress, report = complain }: Shown = {}) {
  const brand = aBrand()
  const watch = cell<TrackingWatch>(tracking === undefined ? noTracking : { _tag: 'Watching', look: 1, last: tracking })
  const ticket = cell(state)
  const drawn = draw(
    <OrderRoot
      brand={{
        ...brand,
        themes: { ...brand.themes, confirmation: layout },
        ...(progress === undefined ? {} : { confirmation: { progress } }),
      }}
      locale="en"
      tracking={watch}
      drawer={drawer}
      ticket={ticket}
      screen={cell<OrderScreen>('PURCHASE_COMPLETE')}
      onNonprofit={() => {}}
      onSkip={() => {}}
      onRetry={() => {}}
      accountFor={({ id }) => (id === ofGuest ? '/sign-up' : undefined)}
      texts={{}}
      again={cell<AgainState>(noAgain)}
      onAgain={{ orderTicket: () => {}, take: () => {}, close: () => {} }}
      guestData={{ copy: async () => undefined, erase: async () => undefined }}
      online={cell(true)}
      alert={cell(noNotice)}
      report={report}
    />,
  )
  /** Shows a newer ticket of the order. */
  const again = (fields: Partial<Ticket>) =>
    act(() => ticket.update(() => ({ _tag: 'Known', ticket: aTicket(fields), location })))
  return { ...drawn, watch, again }
}
function known(fields: Partial<Ticket> = {}, shown: Shown = {}) {
  const { heardAt } = shown
  return show(
    { _tag: 'Known', ticket: aTicket(fields), location, ...(heardAt === undefined ? {} : { heardAt }) },
    shown,
  )
}
const onTheWay: Tracking = {
  status: 'dropoff',
  origin: { lat: 40.7, long: -74 },
  destination: { lat: 40.72, long: -74.02 },
  driver: { lat: 40.71, long: -74 },
  estimatedDropoffTime: '2026-06-10T16:30:00.000Z',
}
function pins() {
  return [...document.querySelectorAll('[data-pin]')].map((pin) => pin.getAttribute('data-pin'))
}
function text() {
  return document.querySelector('main')?.textContent ?? ''
}

describe('The order page', () => {
  afterEach(cleanup)

  it('CART-29 says sorry for a ticket that cannot be drawn, and reports why', () => {
    const reasons: unknown[] = []
    const { error } = console
    console.error = () => undefined
    show(
      {
        _tag: 'Known',
        get ticket(): never {
          throw new Error('torn')
        },
        location,
      },
      { report: (reason) => reasons.push(reason) },
    )
    console.error = error
    expect(document.querySelector('[role=alert]')?.textContent).to.equal('Sorry about this but an error occurred.')
    expect(String(reasons[0])).to.contain('torn')
  })

  it('asks for an ID while an order with alcohol is open', () => {
    const { again } = known({ checkIdFor: 21 })
    const said = 'Have your ID ready. You must be 21 or older.'
    expect(text()).to.include(said)
    again({ checkIdFor: 21, cancelledAt: '2026-06-10T16:10:00.000Z' })
    expect(text()).not.to.include(said)
    again({})
    expect(text()).not.to.include(said)
  })

  it('CONF-01, CONF-02, CONF-05 shows number, lines with their choices, and what it cost with the tip', () => {
    known({
      items: [line],
      subtotal: minor(2_800),
      tip: minor(420),
      taxAmount: minor(224),
      finalAmount: minor(3_444),
      payment: { kind: 'card', brand: 'visa', last4: '4242' },
    })
    expect(text())
      .to.include('101')
      .and.to.include('2 × Ramen')
      .and.to.include('Extras: Egg +$1.50')
      .and.to.include('Soft')
    const rows = [...document.querySelectorAll('dl > div')].map((row) => row.textContent)
    expect(rows).to.deep.equal(['Subtotal$28.00', 'Tax$2.24', 'Tip$4.20', 'Total$34.44'])
    expect(text()).to.include('Paid with Visa ending in 4242').and.to.include('“no sesame”')
  })

  it('CONF-03, CONF-04 follows the courier, and says of nothing that is over that it is under way', () => {
    const { watch } = known({ orderType: 'delivery' }, { tracking: { status: 'pickup' } })
    const head = () => screen.getByRole('heading', { level: 1 }).textContent
    const move = (status: Tracking['status']) => act(() => watch.update((now) => ({ ...now, last: { status } })))
    expect(head()).to.equal('Your order is being prepared')
    move('dropoff')
    expect(head()).to.equal('Your order is on its way to you')
    expect(screen.getByRole('progressbar')).to.have.property('value', 70)
    for (const [status, said] of [
      ['delivered', 'Your order was delivered'],
      ['canceled', 'Your delivery was canceled'],
      ['returned', 'Your order went back to the restaurant'],
    ] as const) {
      move(status)
      expect(head()).to.equal(said)
      expect(screen.queryByRole('progressbar')).to.equal(null)
      expect(text()).to.not.include('being prepared')
    }
  })

  it('CONF-03, CONF-08 where the courier will not come or could not hand it over, the restaurant’s phone stands beside it', () => {
    const calls = (status: string) => {
      known({ orderType: 'delivery' }, { tracking: { status } })
      const region = within(screen.getByRole('region', { name: 'Delivery' }))
      const hrefs = region.queryAllByRole('link').map((link) => link.getAttribute('href'))
      cleanup()
      return hrefs
    }
    expect([calls('canceled'), calls('returned')]).to.deep.equal([['tel:7185550142'], ['tel:7185550142']])
    expect([calls('dropoff'), calls('delivered'), calls('pending')]).to.deep.equal([[], [], []])
  })

  it('LOYAL-19 says how many points the order earned, and nothing of points that there are none of', () => {
    const said = (pointsEarned?: number) => {
      show({
        _tag: 'Known',
        ticket: aTicket(pointsEarned === undefined ? {} : { pointsEarned }),
        location,
      })
      const text = screen.queryByText(/You earned/)?.textContent
      cleanup()
      return text
    }
    expect([said(12), said(1)]).to.deep.equal([
      'You earned 12 points with this order.',
      'You earned 1 point with this order.',
    ])
    expect([said(0), said()]).to.deep.equal([undefined, undefined])
  })

  it('CONF-02 shows where to go, with a map and the phone, and the way on', () => {
    known()
    expect(screen.getByRole('link', { name: 'View map' }).getAttribute('href')).to.match(
      /^https:\/\/www\.google\.com\/maps/,
    )
    expect(screen.getByRole('link', { name: 'Call 718-555-0142' }).getAttribute('href')).to.equal('tel:7185550142')
    screen.getByRole('button', { name: 'Order again' })
  })

  it('CHK-22 promises a receipt only where the server says that it mails one', () => {
    const ticket = aTicket({ patron: { email: 'gus@example.com' } })
    const promise = 'We’ll email your receipt to gus@example.com.'
    for (const [said, isPromised] of [
      [{ isReceiptMailed: true }, true],
      [{ isReceiptMailed: false }, false],
      [{}, false],
    ] as const) {
      show({ _tag: 'Known', ticket, location: { ...location, ...said } })
      expect(screen.queryByText(promise) !== null, JSON.stringify(said)).to.equal(isPromised)
      cleanup()
    }
  })

  it('CONF-02, CONF-05 stands without what another back end leaves out, and makes no subtotal up', () => {
    show({ _tag: 'Known', ticket: aTicket({ items: [line] }) })
    expect(text()).to.include('Total$21.65').and.to.not.include('Subtotal').and.to.not.include('Placed at')
  })

  it('CONF-01, CONF-02, CONF-03 every layout tells the same of a delivery, without a violation that a machine can find', async () => {
    for (const layout of confirmationTypes) {
      const { container } = known({ items: [line], orderType: 'delivery' }, { layout, tracking: onTheWay })
      expect(screen.getByRole('heading', { level: 1 }).textContent).to.equal('Your order is on its way to you')
      expect(screen.getByRole('progressbar')).to.have.property('value', 70)
      for (const part of ['Order number', 'Ramen', 'Egg', 'Total', 'on its way to you', 'Order again']) {
        expect(text()).to.include(part)
      }
      expect(screen.getByRole('img', { name: /Delivery map/ })).to.exist
      const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
      expect(
        violations.map(({ id }) => id),
        layout,
      ).to.deep.equal([])
      cleanup()
    }
  })

  it('CONF-01 leaves no column empty while there is no delivery to follow', () => {
    const { container } = known({ items: [line] }, { layout: 'Type6' })
    const wide = container.querySelector('[data-wide]')
    const columns = [...(wide?.children[1]?.children ?? [])].map((column) => column.textContent ?? '')
    expect(columns).to.have.length(2)
    expect(columns[0]).to.include('Pick up at')
    expect(columns[1]).to.include('Order details')
  })

  it('CONF-09 leaves the map to who can draw streets, and draws it itself when they cannot', async () => {
    const moves: Pins[] = []
    const asked: MapRequest[] = []
    const made: DrawnMap = { move: (now) => moves.push(now), dispose: () => undefined }
    const drawer = (map: DrawnMap | undefined): MapDrawer => ({
      draw: async (_, request) => {
        asked.push(request)
        return map === undefined ? left({ _tag: 'NoMap' }) : right(map)
      },
    })
    const { watch } = known({ orderType: 'delivery' }, { tracking: onTheWay, drawer: drawer(made) })
    await waitFor(() => expect(pins()).to.deep.equal([]))
    expect(asked[0]?.names).to.deep.equal({ origin: 'Restaurant', driver: 'Driver', destination: 'You' })
    expect(asked[0]?.pinImage('driver')).to.match(/^data:image\/svg\+xml,.*width%3D%2231%22%20height%3D%2243%22/)
    const driver = { lat: 40.715, long: -74.01 }
    act(() => watch.update((now) => ({ ...now, last: { ...onTheWay, driver } })))
    expect(moves.at(-1)?.driver).to.deep.equal(driver)
    cleanup()
    known({ orderType: 'delivery' }, { tracking: onTheWay, drawer: drawer(undefined) })
    await act(async () => undefined)
    expect(pins()).to.have.length(3)
  })

  const placedAt = Date.UTC(2026, 5, 10, 23)
  const steps: Ticket['steps'] = [
    { name: 'placed', at: placedAt },
    { name: 'accepted', at: placedAt + 60_000 },
    { name: 'ready' },
    { name: 'completed' },
  ]
  const onBoard = { orderDate: new Date(placedAt).toISOString(), steps, promisedAt: placedAt + 1_500_000 }

  it('CONF-03 shows steps with their times in a brand that wants them, and when it was updated', () => {
    known(onBoard, { progress: 'steps', heardAt: placedAt + 300_000 })
    expect(screen.queryByRole('progressbar')).to.equal(null)
    const items = within(screen.getByRole('list', { name: 'Progress of your order' })).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).to.deep.equal([
      'Order receivedOrder received, done7:00 PM',
      'PreparingPreparing, done7:01 PM',
      'Ready for pickup',
      'Picked up',
    ])
    expect(items.map((item) => item.getAttribute('aria-current'))).to.deep.equal([null, 'step', null, null])
    expect(text()).to.contain('Updated 7:05 PM')
    expect(text()).to.contain('Ready around 7:25 PM')
  })

  it('CONF-03 keeps the bar by default, with the promised time of the restaurant', () => {
    known(onBoard)
    expect(screen.getByRole('progressbar')).to.not.equal(null)
    expect(screen.queryByRole('list', { name: 'Progress of your order' })).to.equal(null)
    expect(text()).to.contain('Ready around 7:25 PM')
  })

  it('CONF-03 shows the bar where the location has no board', () => {
    known({}, { progress: 'steps' })
    expect(screen.getByRole('progressbar')).to.not.equal(null)
  })

  it('says that an order is ready, and that it was picked up', () => {
    known({ ...onBoard, steps: [{ name: 'ready', at: placedAt }, { name: 'completed' }] }, { progress: 'steps' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).to.equal('Your order is ready')
    cleanup()
    known({ ...onBoard, steps: [{ name: 'completed', at: placedAt }] })
    expect(screen.getByRole('heading', { level: 1 }).textContent).to.equal('Your order was picked up')
    expect(screen.queryByRole('progressbar')).to.equal(null)
    expect(text()).to.not.contain('Ready around')
  })

  it('waits for the restaurant to accept, only where it accepts by hand', () => {
    const steps = [{ name: 'placed', at: 1_760_000_000_000 }, { name: 'accepted' }] as const
    const head = () => screen.getByRole('heading', { level: 1 }).textContent
    const { again } = known({ isAccepted: false, steps })
    expect(head()).to.equal('Waiting for the restaurant to accept your order')
    expect(text()).to.not.contain('Finding you a driver')
    again({ isAccepted: true, steps })
    expect(head()).to.equal('Your order is in the kitchen')
    again({ isAccepted: false, steps, cancelledAt: '2026-06-10T16:15:00.000Z' })
    expect(head()).to.equal('Your order was canceled')
  })

  it('names the restaurant’s own driver with a phone to call, while the order is out for delivery, before the next look at the tracking', async () => {
    const steps = [{ name: 'placed', at: 1 }, { name: 'out-for-delivery', at: 2 }, { name: 'completed' }] as const
    const driver = { name: 'Dan', phone: '+12125550100' }
    const { again } = known({ orderType: 'delivery' }, { tracking: { status: 'pending' } })
    expect(text()).to.not.contain('Your driver:')
    again({ orderType: 'delivery', steps, driver })
    const card = screen.getByRole('region', { name: 'Delivery' })
    expect(card.textContent).to.contain('Your order is on its way to you').and.to.contain('Your driver: Dan')
    expect(screen.getByRole('link', { name: 'Call 212-555-0100' }).getAttribute('href')).to.equal('tel:+12125550100')
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id }) => id)).to.deep.equal([])
    again({ orderType: 'delivery', steps: [...steps.slice(0, 2), { name: 'completed', at: 3 }], driver })
    expect(text()).to.not.contain('Your driver:')
  })
})
