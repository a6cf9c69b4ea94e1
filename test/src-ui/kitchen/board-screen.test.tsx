import { act, cleanup, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { expect } from 'chai'
import { correctedClock } from '../../../src-adapters/browser/corrected-clock.ts'
import type { BoardOrder } from '../../../src-domain/kitchen/board-order.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import type { Clock } from '../../../src-domain/time/clock.ts'
import { BoardScreen } from '../../../src-ui/kitchen/board-screen.tsx'
import { aBoardOrder, boardTime } from '../../builders/board-order-builder.ts'
import { draw } from '../draw.tsx'
import { aBoard, counterSession } from './board-world.ts'

const minute = 60_000

const realMatchMedia = window.matchMedia

interface Shown {
  readonly isWide?: boolean
  readonly role?: 'counter' | 'device'
  readonly clockOf?: (clock: Clock) => Clock
}

async function show(orders: readonly BoardOrder[], { isWide = true, role = 'counter', clockOf }: Shown = {}) {
  Object.assign(window, {
    matchMedia: () => ({ matches: isWide, addEventListener: () => {}, removeEventListener: () => {} }),
  })
  const world = aBoard(orders, clockOf === undefined ? {} : { clockOf })
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
  return { ...world, ...drawn, settle }
}

function column(name: string) {
  return within(screen.getByRole('region', { name }))
}
function card(number: string) {
  return within(screen.getByRole('article', { name: `Order ${number}` }))
}

describe('The board', () => {
  afterEach(() => {
    cleanup()
    Object.assign(window, { matchMedia: realMatchMedia })
  })

  it('says on the card of an order with alcohol to check the ID, and on no other', async () => {
    await show([aBoardOrder({ checkIdFor: 21 }), aBoardOrder({ id: 'order-319', displayNumber: '319' })])
    expect(card('318').getByText('Check ID: 21 or older')).to.not.equal(null)
    expect(card('319').queryByText(/Check ID/)).to.equal(null)
  })

  it('collects nothing for an order that was completed', async () => {
    const at = aBoardOrder().placedAt
    const steps = [{ status: 'completed', at }] as const
    await show([aBoardOrder({ toCollect: minor(1_579), status: 'completed', version: 1, steps })])
    const text = column('Done today 1').getByRole('article').textContent
    expect(text).to.contain('Paid')
    expect(text).not.to.contain('Collect')
  })

  it('shows what to make, when it is due, and what to collect', async () => {
    await show([
      aBoardOrder({
        orderType: 'delivery',
        toCollect: minor(1_579),
        note: 'Gate code 4411',
        lines: [
          {
            name: 'Ramen',
            quantity: 2,
            notes: 'Severe peanut allergy',
            modifiers: [
              { item: 'egg', option: 'extras', optionName: 'Extras', name: 'Egg', price: minor(150), modifiers: [] },
            ],
          },
        ],
      }),
    ])
    const text = screen.getByRole('article').textContent ?? ''
    for (const part of ['318', 'Delivery', 'Ana P.', 'Due in 15 min', 'Promised for 7:15 PM', 'Collect $15.79'])
      expect(text).to.contain(part)
    expect(text).to.contain('2 × Ramen')
    expect(text).to.contain('Extras: Egg')
    expect(text).to.contain('Allergy Severe peanut allergy')
    expect(text).to.contain('Note Gate code 4411')
  })

  it('says in words what is late, due now, paid, and at which table', async () => {
    await show([
      aBoardOrder({ id: 'a', displayNumber: '301', promisedAt: boardTime - 1 }),
      aBoardOrder({ id: 'b', displayNumber: '302', promisedAt: boardTime + 59_000 }),
      aBoardOrder({ id: 'c', displayNumber: '303', orderType: 'kiosk', tableNumber: '12' }),
    ])
    const [late, now, table] = screen.getAllByRole('article').map(({ textContent }) => textContent ?? '')
    expect(late).to.contain('1 min late')
    expect(now).to.contain('Due now')
    expect(table).to.contain('Dine in · Table 12')
    expect(table).to.contain('Paid')
  })

  it('says how long staff have to accept an order by hand, and when it is canceled', async () => {
    const acceptBy = boardTime + 4 * minute
    const acceptance = { acceptBy, cancelsAt: acceptBy + 10 * minute }
    const { time, settle } = await show([
      aBoardOrder({ id: 'a', displayNumber: '301', acceptance }),
      aBoardOrder({ id: 'b', displayNumber: '302', acceptance: { acceptBy } }),
      aBoardOrder({ id: 'c', displayNumber: '303' }),
    ])
    const text = (number: string) => screen.getByRole('article', { name: `Order ${number}` }).textContent
    expect(text('301')).to.contain('Accept within 4 min')
    expect(text('303')).to.not.contain('Accept within')
    await act(() => time.pass(6 * minute))
    await settle()
    expect(text('301')).to.contain('Canceled in 8 min unless accepted')
    expect(text('302')).to.contain('Should have been accepted 2 min ago')
  })

  it('accepts an order with ten more minutes, and moves its card and the new promise', async () => {
    const { user, settle, server } = await show([aBoardOrder()])
    await user.click(screen.getByRole('button', { name: 'Accept with 10 more minutes, order 318' }))
    await settle()
    expect(server.sent[0]?.command).to.deep.equal({ _tag: 'Accept', minutesMore: 10 })
    expect(column('New 0').queryByRole('article')).to.equal(null)
    expect(column('Preparing 1').getByRole('article').textContent).to.contain('Promised for 7:25 PM')
  })

  it('has one primary action for each status, by the type of the order', async () => {
    await show([
      aBoardOrder({ id: 'a', displayNumber: '301' }),
      aBoardOrder({ id: 'b', displayNumber: '302', status: 'accepted' }),
      aBoardOrder({ id: 'c', displayNumber: '303', status: 'ready' }),
      aBoardOrder({ id: 'd', displayNumber: '304', status: 'ready', orderType: 'delivery' }),
      aBoardOrder({ id: 'e', displayNumber: '305', status: 'out-for-delivery', orderType: 'delivery' }),
    ])
    for (const name of ['Accept, order 301', 'Ready, order 302', 'Completed, order 303', 'Out for delivery, order 304'])
      expect(screen.getByRole('button', { name })).to.not.equal(null)
    expect(screen.getByRole('button', { name: 'Completed, order 305' })).to.not.equal(null)
  })

  it('offers no cancelling to a paired device', async () => {
    const { user } = await show([aBoardOrder()], { role: 'device' })
    await user.click(screen.getByRole('button', { name: 'Details of order 318' }))
    expect(screen.queryByRole('button', { name: 'Cancel order' })).to.equal(null)
  })

  it('passes the focus on to the next card when a card leaves its column', async () => {
    const { user, settle } = await show([
      aBoardOrder({ id: 'a', displayNumber: '301' }),
      aBoardOrder({ id: 'b', displayNumber: '302', promisedAt: boardTime + 20 * minute }),
    ])
    screen.getByRole('button', { name: 'Accept, order 301' }).focus()
    await user.keyboard('{Enter}')
    await settle()
    expect(document.activeElement?.getAttribute('aria-label')).to.equal('Accept, order 302')
    await user.keyboard('{Enter}')
    await settle()
    expect(document.activeElement?.textContent).to.equal('New 0')
  })

  it('says since when it is offline, keeps the board, and shows what waits to be sent', async () => {
    const { user, settle, server, connection } = await show([aBoardOrder()])
    server.network.failure = { _tag: 'NotSent', detail: 'no network' }
    act(() => connection.turn(false))
    await user.click(screen.getByRole('button', { name: 'Accept, order 318' }))
    await settle()
    const [alert] = screen.getAllByRole('alert')
    expect(alert?.textContent).to.contain('Offline since 7:00 PM · showing the last known board')
    expect(alert?.textContent).to.contain('1 change waiting to be sent')
    expect(screen.getByRole('article').textContent).to.contain('Waiting for the connection')
  })

  it('shows what changed on another device, and offers the action again', async () => {
    const { user, settle, server } = await show([aBoardOrder()])
    server.put(aBoardOrder({ version: 1, promisedAt: boardTime + 30 * minute }))
    await user.click(screen.getByRole('button', { name: 'Accept, order 318' }))
    await settle()
    expect(screen.getByRole('article').textContent).to.contain(
      'Changed on another device: now new, promised for 7:30 PM.',
    )
    await user.click(screen.getByRole('button', { name: 'Accept anyway' }))
    await settle()
    expect(column('Preparing 1').getByRole('article')).to.not.equal(null)
  })

  it('cancels only with a reason, after a confirmation', async () => {
    const { user, settle, server } = await show([aBoardOrder()])
    await user.click(screen.getByRole('button', { name: 'Details of order 318' }))
    await user.click(screen.getByRole('button', { name: 'Cancel order' }))
    await user.click(screen.getByRole('button', { name: 'Cancel order' }))
    expect(screen.getByRole('dialog').textContent).to.contain('Enter a reason')
    await user.click(screen.getByRole('button', { name: 'We’re closing early today.' }))
    await user.click(screen.getByRole('button', { name: 'Cancel order' }))
    const question = within(screen.getByRole('alertdialog'))
    expect(server.sent).to.deep.equal([])
    await user.click(question.getByRole('button', { name: 'Cancel order' }))
    await settle()
    expect(server.sent[0]?.command).to.deep.equal({ _tag: 'Cancel', reason: 'We’re closing early today.' })
    expect(column('Done today 1').getByRole('article').textContent).to.contain('Canceled 7:00 PM')
  })

  it('says on the order that its payment cannot be refunded from here, and keeps it open', async () => {
    const { user, settle, server } = await show([aBoardOrder()])
    server.network.refusal = { _tag: 'CannotRefund' }
    await user.click(screen.getByRole('button', { name: 'Details of order 318' }))
    await user.click(screen.getByRole('button', { name: 'Cancel order' }))
    await user.click(screen.getByRole('button', { name: 'We’re closing early today.' }))
    await user.click(screen.getByRole('button', { name: 'Cancel order' }))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel order' }))
    await settle()
    const shown = column('New 1').getByRole('article')
    expect(within(shown).getByRole('alert').textContent).to.contain(
      'The payment processor can’t refund this order from here. Refund it in the processor’s dashboard.',
    )
    expect(within(shown).getByRole('button', { name: 'Accept, order 318' })).to.not.equal(null)
  })

  it('sends a delivery out with the driver’s name and phone', async () => {
    const { user, settle, server } = await show([aBoardOrder({ status: 'ready', orderType: 'delivery' })])
    await user.click(screen.getByRole('button', { name: 'Out for delivery, order 318' }))
    const sheet = within(screen.getByRole('dialog'))
    await user.type(sheet.getByLabelText(/Driver’s name/), 'Sam')
    await user.type(sheet.getByLabelText(/Driver’s phone/), '718')
    await user.click(sheet.getByRole('button', { name: 'Out for delivery' }))
    expect(screen.getByRole('dialog').textContent).to.contain('Enter a 10-digit phone number')
    await user.type(sheet.getByLabelText(/Driver’s phone/), ' 555 0199')
    await user.click(sheet.getByRole('button', { name: 'Out for delivery' }))
    await settle()
    expect(server.sent[0]?.command).to.deep.equal({
      _tag: 'SendOut',
      driver: { name: 'Sam', phone: '+17185550199' },
    })
  })

  it('moves the promise of an open order that runs late', async () => {
    const { user, settle, server } = await show([aBoardOrder({ status: 'accepted' })])
    await user.click(screen.getByRole('button', { name: 'Running late, order 318' }))
    await user.click(screen.getByRole('button', { name: '+20 min' }))
    await settle()
    expect(server.sent[0]?.command).to.deep.equal({ _tag: 'Delay', minutesMore: 20 })
    expect(screen.getByRole('article').textContent).to.contain('Promised for 7:35 PM')
  })

  it('announces a new order once', async () => {
    const { settle, server } = await show([aBoardOrder()])
    server.put(aBoardOrder({ id: 'next', displayNumber: '319' }))
    server.announce()
    await settle()
    expect(screen.getAllByRole('status')[0]?.textContent).to.equal('New order 319, pickup, due in 15 minutes')
  })

  it('has tabs with counts on a phone', async () => {
    const { user } = await show([aBoardOrder(), aBoardOrder({ id: 'b', displayNumber: '302', status: 'ready' })], {
      isWide: false,
    })
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).to.deep.equal([
      'New (1)',
      'Preparing (0)',
      'Ready (1)',
      'Later (0)',
      'Done today (0)',
    ])
    await user.click(screen.getByRole('tab', { name: 'Ready (1)' }))
    expect(card('302').getByRole('button', { name: 'Completed, order 302' })).to.not.equal(null)
  })

  it('is drawn and used with 300 open orders, and a command redraws no card but its own', async () => {
    const orders = Array.from({ length: 300 }, (_, at) =>
      aBoardOrder({
        id: `order-${at}`,
        displayNumber: String(100 + at),
        status: at % 3 === 0 ? 'new' : at % 3 === 1 ? 'accepted' : 'ready',
        promisedAt: boardTime + at * minute,
      }),
    )
    const { user, settle, server } = await show(orders)
    expect(screen.getAllByRole('article')).to.have.length(300)
    const kept = card('102')
    const redrawn: string[] = []
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement
        const id = element?.closest<HTMLElement>('[data-order]')?.dataset['order']
        if (id !== undefined) redrawn.push(id)
      }
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
    await user.click(screen.getByRole('button', { name: 'Accept, order 100' }))
    await settle()
    observer.disconnect()
    expect(server.sent).to.have.length(1)
    expect(screen.getByRole('region', { name: 'Preparing 101' })).to.not.equal(null)
    expect(new Set(redrawn)).to.deep.equal(new Set(['order-0']))
    expect(kept.getByRole('heading')).to.not.equal(null)
  })

  it('follows the server’s clock on a device whose clock is ten minutes off', async () => {
    for (const off of [-10 * minute, 10 * minute]) {
      await show([aBoardOrder()], {
        clockOf: (clock) => {
          const corrected = correctedClock({ now: () => clock.now() + off })
          corrected.hear(new Date(clock.now()).toUTCString())
          return corrected
        },
      })
      expect(screen.getByRole('article').textContent).to.contain('Due in 15 min')
      cleanup()
    }
  })

  it('has no accessibility violations', async () => {
    const { container } = await show([
      aBoardOrder(),
      aBoardOrder({ id: 'b', displayNumber: '302', status: 'accepted', note: 'No onions' }),
    ])
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id }) => id)).to.deep.equal([])
  })
})
