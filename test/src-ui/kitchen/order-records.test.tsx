import { act, cleanup, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { expect } from 'chai'
import type { OrderRecord } from '../../../src-domain/kitchen/order-record.ts'
import type { AllergenFacts } from '../../../src-domain/menu/allergens.ts'
import { minor, zero } from '../../../src-domain/money/minor.ts'
import type { Role } from '../../../src-domain/staff/role.ts'
import { BoardScreen } from '../../../src-ui/kitchen/board-screen.tsx'
import { aBoardOrder, boardTime } from '../../builders/board-order-builder.ts'
import { draw } from '../draw.tsx'
import { aBoard, counterSession } from './board-world.ts'
import { aRecord } from './record-world.ts'

const minute = 60_000
const realMatchMedia = window.matchMedia
const old = aBoardOrder({
  id: 'old',
  displayNumber: '204',
  status: 'completed',
  placedAt: boardTime - 3 * 24 * 60 * minute,
  steps: [{ status: 'completed', at: boardTime - 3 * 24 * 60 * minute }],
})

async function show(record: Partial<OrderRecord> = {}, role: Role = 'manager', onBoard = aBoardOrder()) {
  Object.assign(window, {
    matchMedia: () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }),
  })
  const world = aBoard([onBoard])
  world.recorded.state.record = aRecord(record)
  const drawn = draw(
    <BoardScreen
      controller={world.controller}
      records={world.records}
      member={{ ...counterSession.member, role }}
      isWatching
      isShown
      followSound={() => () => {}}
    />,
  )
  const settle = () => act(world.time.settle)
  await settle()
  const press = async (name: string | RegExp) => {
    await drawn.user.click(screen.getByRole('button', { name }))
    await settle()
  }
  return { ...world, ...drawn, settle, press }
}

function sheet() {
  return within(screen.getByRole('dialog'))
}

describe('An order’s page', () => {
  afterEach(() => {
    cleanup()
    Object.assign(window, { matchMedia: realMatchMedia })
  })

  it('is found from the board by keyboard, and leads back to what was found', async () => {
    const { user, settle, recorded, press, container } = await show({ order: old })
    recorded.state.found = [old]
    await user.type(screen.getByRole('searchbox', { name: 'Find an order' }), '0142{Enter}')
    await settle()
    expect(recorded.sought).to.deep.equal(['0142'])
    expect(sheet().getByRole('status').textContent).to.equal('1 order found')
    const row = sheet().getByRole('button', { name: /Order 204/ })
    expect(row.textContent).to.contain('Pickup · Ana P. · Completed').and.contain('$15.79').and.contain('6/7/2026')
    row.focus()
    await user.keyboard('{Enter}')
    await settle()
    expect(screen.getByRole('dialog', { name: 'Order 204' })).to.not.equal(null)
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id }) => id)).to.deep.equal([])
    await press('Close')
    expect(screen.getByRole('dialog', { name: 'Orders for “0142”' })).to.not.equal(null)
  })

  it('names the allergens of each line that has them, which the card leaves out, and the age to check the ID for', async () => {
    const line = { quantity: 1, notes: '', modifiers: [] }
    const allergens: AllergenFacts = { contains: ['gluten', 'eggs'], mayContain: ['sesame'], others: [] }
    const lines = [
      { ...line, name: 'Ramen', allergens },
      { ...line, name: 'Tea' },
    ]
    const order = aBoardOrder({ lines, checkIdFor: 21 })
    const { press, container } = await show({ order }, 'manager', order)
    expect(container.textContent).not.to.contain('Contains')
    await press('Details of order 318')
    const items = sheet()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(items.slice(0, 2)).to.deep.equal(['1 × RamenContains gluten, egg. May contain sesame.', '1 × Tea'])
    expect(sheet().getByText('Check ID: 21 or older')).to.not.equal(null)
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id }) => id)).to.deep.equal([])
  })

  it('says that nothing was found, and that there was no answer', async () => {
    const { user, settle, recorded, press } = await show()
    await user.type(screen.getByRole('searchbox'), 'nobody{Enter}')
    await settle()
    expect(sheet().getByRole('status').textContent).to.contain('No orders found at this location.')
    recorded.state.failure = { _tag: 'NoResponse' }
    await press('Close')
    await user.type(screen.getByRole('searchbox'), '{Enter}')
    await settle()
    expect(sheet().getByRole('alert').textContent).to.contain('We didn’t get a response.')
    recorded.state.failure = undefined
    await press('Try again')
    expect(sheet().queryByRole('alert')).to.equal(null)
  })

  it('shows amounts, the card, refunds, and who did what and when', async () => {
    const refund = { charged: minor(500), giftCard: zero, credit: zero, isWhole: false, lines: [], reason: '' }
    const { press } = await show({
      refunds: [
        { ...refund, progress: 'done', at: boardTime, endedAt: boardTime },
        { ...refund, progress: 'refused', at: boardTime, endedAt: boardTime },
      ],
      entries: [
        { event: 'placed', at: boardTime - 24 * 60 * minute },
        { event: 'accepted', at: boardTime, by: 'Carl', promisedAt: boardTime + 25 * minute },
        { event: 'message', at: boardTime, by: 'Mia', text: 'We kept your hat.', message: 'bounced' },
      ],
    })
    await press('Details of order 318')
    const text = sheet().getByRole('heading', { name: 'Payment' }).closest('section')?.textContent ?? ''
    expect(text).to.contain('Subtotal$14.62').and.contain('Tax$1.17')
    expect(text).to.contain('Visa ending in 4242Charged$15.79').and.contain('Refunded$5.00')
    expect(sheet().getByRole('alert').textContent).to.contain('The processor refused the refund of $5.00.')
    const history = sheet()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(history.at(-3)).to.equal('PlacedTue, 6/9/2026, 7:00 PM')
    expect(history.at(-2)).to.equal('Accepted · promised for 7:25 PM · by Carl7:00 PM')
    expect(history.at(-1)).to.contain('by Mia · not delivered: the address was refused')
    expect(history.at(-1)).to.contain('We kept your hat.')
  })

  it('refunds one piece of a line after it said how much, and shows that it is on its way', async () => {
    const { user, press, recorded, settle } = await show()
    await press('Details of order 318')
    await press('Refund')
    await press('Continue')
    expect(sheet().getByText('Choose at least one item')).to.not.equal(null)
    await press('One more of Ramen')
    await user.type(sheet().getByLabelText(/^Reason/), 'Cold')
    await press('Continue')
    const question = within(screen.getByRole('alertdialog'))
    expect(question.getByRole('heading').textContent).to.equal('Refund $7.89 to the card?')
    expect(recorded.refunds).to.deep.equal([])
    await user.click(question.getByRole('button', { name: 'Refund $7.89' }))
    await settle()
    expect(recorded.refunds[0]).to.deep.include({
      seen: 0,
      share: { _tag: 'Lines', lines: [{ position: 0, quantity: 1 }] },
      reason: 'Cold',
    })
    expect(sheet().getByText('Refund of $7.89 requested')).to.not.equal(null)
    expect(sheet().getByText('Refund on its way').closest('div')?.textContent).to.contain('$7.89')
  })

  it('keeps what was entered when a refund had no answer, and sends it again', async () => {
    const { user, press, recorded } = await show()
    await press('Details of order 318')
    await press('Refund')
    await press('Amount')
    await user.type(sheet().getByRole('textbox', { name: 'Amount' }), '99')
    await press('Continue')
    expect(sheet().getByText('At most $15.79 is left to refund')).to.not.equal(null)
    await user.clear(sheet().getByRole('textbox', { name: 'Amount' }))
    await user.type(sheet().getByRole('textbox', { name: 'Amount' }), '7.89')
    await press('Continue')
    recorded.state.isAnswerLost = true
    await press('Refund $7.89')
    expect(sheet().getByRole('alert').textContent).to.contain('nothing is done twice')
    expect(sheet().getByRole('textbox', { name: 'Amount' }).getAttribute('value')).to.equal('7.89')
    recorded.state.isAnswerLost = false
    await press('Continue')
    await press('Refund $7.89')
    expect(recorded.refunds).to.have.length(2)
    expect(recorded.state.record.refunds).to.have.length(1)
  })

  it('offers no refund to the counter, and neither refund nor message to a paired device', async () => {
    const names = () => sheet().queryAllByRole('button', { name: /^(Refund|Message)$/ }).length
    const counter = await show({}, 'counter')
    await counter.press('Details of order 318')
    expect(names()).to.equal(1)
    cleanup()
    const device = await show({}, 'device')
    await device.press('Details of order 318')
    expect(names()).to.equal(0)
  })

  it('mails a message, and offers the phone to one who gave no email', async () => {
    const { user, press, recorded } = await show()
    await press('Details of order 318')
    await press('Message')
    await press('Send message')
    expect(sheet().getByText('Write a message')).to.not.equal(null)
    await user.type(sheet().getByRole('textbox'), 'We kept your hat.')
    await press('Send message')
    expect(recorded.messages.map(({ text }) => text)).to.deep.equal(['We kept your hat.'])
    expect(sheet().getByText('Message on its way')).to.not.equal(null)
    cleanup()
    const silent = await show({ email: '' })
    await silent.press('Details of order 318')
    await silent.press('Message')
    expect(sheet().getByText('The customer gave no email.')).to.not.equal(null)
    expect(sheet().getByRole('link').getAttribute('href')).to.equal('tel:+17185550142')
  })

  it('says on the card that the processor refused a refund, and leaves the order open', async () => {
    const { server, settle } = await show()
    server.put(aBoardOrder({ refund: 'refused' }))
    server.announce()
    await settle()
    const card = screen.getByRole('article')
    expect(card.textContent).to.contain('The processor refused a refund')
    expect(within(card).getByRole('button', { name: 'Accept, order 318' })).to.not.equal(null)
  })
})
