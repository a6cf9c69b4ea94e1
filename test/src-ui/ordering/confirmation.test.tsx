import { cleanup, screen } from '@testing-library/react'
import axe from 'axe-core'
import { expect } from 'chai'
import { cents } from '../../../src-domain/money/cents.ts'
import type { Ticket } from '../../../src-domain/ordering/ticket.ts'
import { OrderRoot } from '../../../src-ui/ordering/order-root.tsx'
import type { TicketState } from '../../../src-ui/ordering/ticket-state.ts'
import { cell } from '../../../src-ui/state/cell.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aLocation } from '../../builders/location-builder.ts'
import { aTicket } from '../../builders/ticket-builder.ts'
import { draw } from '../draw.tsx'

const line: Ticket['items'][number] = {
  itemId: 'ramen',
  itemExternalId: 'ramen',
  name: 'Ramen',
  price: cents(1_400),
  quantity: 2,
  notes: 'no sesame',
  group: { id: 'bowls', name: 'Bowls' },
  modifiers: [
    {
      item: 'egg',
      option: 'extras',
      name: 'Egg',
      price: cents(150),
      modifiers: [{ item: 'soft', option: 'done', name: 'Soft', price: cents(0), modifiers: [] }],
    },
  ],
}
const location = aLocation({ timeZone: 'America/New_York', phone: '7185550142' })
const show = (state: TicketState) =>
  draw(
    <OrderRoot
      brand={aBrand()}
      ticket={cell(state)}
      onRetry={() => {}}
      report={(reason) => {
        throw reason
      }}
    />,
  )
const known = (fields: Partial<Ticket> = {}) => show({ _tag: 'Known', ticket: aTicket(fields), location })
const text = () => document.querySelector('main')?.textContent ?? ''

describe('The order page', () => {
  afterEach(cleanup)

  it('CONF-01, CONF-02, CONF-05 shows number, lines with their choices, and what it cost with the tip', () => {
    known({
      items: [line],
      subtotal: cents(2_800),
      tip: cents(420),
      taxAmount: cents(224),
      finalAmount: cents(3_444),
      payment: { kind: 'card', brand: 'visa', last4: '4242' },
    })
    expect(text()).to.include('101').and.to.include('2 × Ramen').and.to.include('Egg +$1.50').and.to.include('Soft')
    const rows = [...document.querySelectorAll('dl > div')].map((row) => row.textContent)
    expect(rows).to.deep.equal(['Subtotal$28.00', 'Tax$2.24', 'Tip$4.20', 'Total$34.44'])
    expect(text()).to.include('Paid by Visa ending in 4242').and.to.include('“no sesame”')
  })

  it('CONF-03 draws the bar at 70 percent, whatever the order', () => {
    known()
    expect(screen.getByRole('progressbar')).to.deep.include({ value: 70, max: 100 })
  })

  it('CONF-04 speaks of a schedule only when there is one', () => {
    known()
    expect(screen.getByRole('heading', { level: 1 }).textContent).to.equal('Your order is in the kitchen')
    cleanup()
    known({ scheduledAt: 1_750_000_000 })
    expect(screen.getByRole('heading', { level: 1 }).textContent).to.equal('Your order is scheduled')
    cleanup()
    known({ orderType: 'delivery' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).to.equal('Your order is being prepared')
  })

  it("CONF-06 tells the time as HH:mm on the restaurant's clock, and when it is ready", () => {
    known({ orderDate: '2025-06-11T13:05:00.000Z', serviceEstimate: 20 })
    expect(text()).to.include('Placed at 09:05').and.to.include('Ready at about 09:25')
  })

  it('CONF-02 shows where to go, with a map and the phone, and the way on', () => {
    known()
    expect(screen.getByRole('link', { name: 'Show on the map' }).getAttribute('href')).to.match(
      /^https:\/\/www\.google\.com\/maps/,
    )
    expect(screen.getByRole('link', { name: 'Call 718-555-0142' }).getAttribute('href')).to.equal('tel:7185550142')
    expect(screen.getByRole('link', { name: 'Order again' }).getAttribute('href')).to.equal('/location/downtown/pickup')
  })

  it('CONF-05 stands without what another back end leaves out', () => {
    show({ _tag: 'Known', ticket: aTicket({ items: [line] }) })
    expect(text()).to.include('Subtotal$28.00').and.to.not.include('Placed at')
  })

  it('CONF-10 has a way on for an order that is not known, and one for an answer that did not come', () => {
    show({ _tag: 'Unknown' })
    expect(screen.getByRole('link', { name: 'Back to the menu' }).getAttribute('href')).to.equal('/')
    cleanup()
    show({ _tag: 'Failed' })
    expect(screen.getByRole('button', { name: 'Try again' })).to.be.an.instanceOf(HTMLElement)
  })

  it('CONF-01 draws the order without a violation that a machine can find', async () => {
    known({ items: [line] })
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id }) => id)).to.deep.equal([])
  })
})
