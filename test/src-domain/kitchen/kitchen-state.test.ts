import { expect } from 'chai'
import { board } from '../../../src-domain/kitchen/board.ts'
import type { BoardOrder } from '../../../src-domain/kitchen/board-order.ts'
import { customerSteps } from '../../../src-domain/kitchen/customer-steps.ts'
import { decideCommand } from '../../../src-domain/kitchen/decide-command.ts'
import { dueIn } from '../../../src-domain/kitchen/due-in.ts'
import { kitchenFacts } from '../../../src-domain/kitchen/kitchen-facts.ts'
import { changesAt, type KitchenFacts, kitchenState } from '../../../src-domain/kitchen/kitchen-state.ts'
import { nextCommand } from '../../../src-domain/kitchen/next-command.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { rightOf } from '../../contracts/either.ts'

const minute = 60_000
const hour = 60 * minute
const placedAt = Date.UTC(2026, 5, 10, 16)

function aPickup(fields: Partial<KitchenFacts> = {}): KitchenFacts {
  return { orderType: 'pickup', placedAt, promisedAt: placedAt + 20 * minute, preparation: 20 * minute, ...fields }
}
const onBoard = { boardSince: placedAt - hour }

function statusAfter(facts: KitchenFacts, passed: number) {
  return kitchenState(facts, [], placedAt + passed).status
}

describe('the state of an order in the kitchen', () => {
  it('is new when it is placed, and scheduled until its preparation begins', () => {
    expect(statusAfter(aPickup(), 0)).to.equal('new')
    const later = aPickup({ scheduledAt: placedAt + 3 * hour, promisedAt: placedAt + 3 * hour })
    expect(statusAfter(later, 160 * minute - 1)).to.equal('scheduled')
    expect(statusAfter(later, 160 * minute)).to.equal('new')
  })

  it('is completed four hours after its time where no board serves the location', () => {
    expect(statusAfter(aPickup(), 4 * hour + 20 * minute - 1)).to.equal('new')
    expect(statusAfter(aPickup(), 4 * hour + 20 * minute)).to.equal('completed')
  })

  it('stays open on a board for a day', () => {
    expect(statusAfter(aPickup(onBoard), 24 * hour)).to.equal('new')
    expect(statusAfter(aPickup(onBoard), 24 * hour + 20 * minute)).to.equal('completed')
  })

  it('is not opened again by a board that came after it had completed', () => {
    const opened = { boardSince: placedAt + 5 * hour }
    expect(statusAfter(aPickup(opened), 6 * hour)).to.equal('completed')
    expect(statusAfter(aPickup({ boardSince: placedAt + 4 * hour }), 6 * hour)).to.equal('new')
  })

  it('is cancelled by a refund of the whole order outside the board', () => {
    const state = kitchenState(aPickup({ cancelledAt: placedAt + minute }), [], placedAt + hour)
    expect(state).to.deep.include({ status: 'cancelled', version: 1 })
  })

  it('stays completed if the whole order is refunded afterwards', () => {
    const refunded = aPickup({ cancelledAt: placedAt + 5 * hour })
    expect(kitchenState(refunded, [], placedAt + 6 * hour)).to.deep.include({ status: 'completed', version: 1 })
  })

  it('changes by time alone at the moment that is told, and not before', () => {
    const later = { scheduledAt: placedAt + 30 * hour, promisedAt: placedAt + 30 * hour, ...onBoard }
    for (const facts of [aPickup(), aPickup(onBoard), aPickup(later)]) {
      for (let now = placedAt, steps = 0; ; steps += 1) {
        const state = kitchenState(facts, [], now)
        const next = changesAt(facts, state)
        if (next === undefined) {
          expect([state.status, steps > 0]).to.deep.equal(['completed', true])
          break
        }
        expect(kitchenState(facts, [], next - 1)).to.deep.equal(state)
        expect(kitchenState(facts, [], next)).to.not.deep.equal(state)
        now = next
      }
    }
  })

  it('moves a promise that has passed from now on', () => {
    const now = placedAt + hour
    const state = kitchenState(aPickup(onBoard), [], now)
    const sent = { command: { _tag: 'Delay', minutesMore: 10 }, version: 0 } as const
    expect(rightOf(decideCommand(aPickup(), state, sent, now))).to.deep.include({ promisedAt: now + 10 * minute })
  })

  it('is made of the ticket: its time, its estimate, and half an hour where it has none', () => {
    const ticket = { orderType: 'pickup', orderDate: new Date(placedAt).toISOString() } as const
    expect(kitchenFacts({ ...ticket, serviceEstimate: 15 }, { placedAt })).to.deep.equal(
      aPickup({ promisedAt: placedAt + 15 * minute, preparation: 15 * minute }),
    )
    expect(kitchenFacts(ticket, { placedAt })).to.deep.include({ promisedAt: placedAt + 30 * minute })
    const scheduledAt = placedAt / 1_000 + 7_200
    expect(kitchenFacts({ ...ticket, scheduledAt }, { placedAt })).to.deep.include({
      scheduledAt: placedAt + 2 * hour,
      promisedAt: placedAt + 2 * hour,
    })
  })
})

describe('the steps of an order for its customer', () => {
  const events = [{ _tag: 'Ready', version: 1, at: placedAt + 9 * minute } as const]

  it('take the time of the next one where one was skipped', () => {
    const state = kitchenState(aPickup(onBoard), events, placedAt + hour)
    expect(customerSteps(aPickup(), state, false)).to.deep.equal([
      { name: 'placed', at: placedAt },
      { name: 'accepted', at: placedAt + 9 * minute },
      { name: 'ready', at: placedAt + 9 * minute },
      { name: 'completed' },
    ])
  })

  it('have a step on the way for deliveries alone', () => {
    const delivery = aPickup({ orderType: 'delivery' })
    const names = customerSteps(delivery, kitchenState(delivery, [], placedAt), true).map(({ name }) => name)
    expect(names).to.deep.equal(['placed', 'accepted', 'ready', 'out-for-delivery', 'completed'])
  })

  it('end with the cancelling', () => {
    const cancelled = { _tag: 'Cancelled', version: 1, at: placedAt + minute, reason: 'Out of noodles' } as const
    const state = kitchenState(aPickup(onBoard), [cancelled], placedAt + hour)
    expect(customerSteps(aPickup(), state, true)).to.deep.equal([
      { name: 'placed', at: placedAt },
      { name: 'accepted', at: placedAt },
      { name: 'cancelled', at: placedAt + minute },
    ])
  })
})

describe('the columns of a board', () => {
  const anOrder = (id: string, fields: Partial<BoardOrder>): BoardOrder => ({
    ...{ id, displayNumber: id, orderType: 'pickup', placedAt, opensAt: placedAt, promisedAt: placedAt, version: 0 },
    ...{ name: 'Gus', phone: '', lines: [], note: '', currency: 'USD', total: minor(1), toCollect: minor(0) },
    ...{ status: 'new', steps: [{ status: 'new', at: placedAt }] },
    ...fields,
  })

  it('put the earliest promise first, and what ended last first', () => {
    const late = anOrder('late', { promisedAt: placedAt + hour })
    const soon = anOrder('soon', { promisedAt: placedAt + minute })
    const ended = (id: string, at: number) => anOrder(id, { status: 'completed', steps: [{ status: 'completed', at }] })
    const columns = board([late, ended('first', 1), soon, ended('last', 2)], placedAt)
    expect(columns.new.map(({ id }) => id)).to.deep.equal(['soon', 'late'])
    expect(columns.done.map(({ id }) => id)).to.deep.equal(['last', 'first'])
  })

  it('move a scheduled order to New in time, also while the board is offline', () => {
    const order = anOrder('later', { status: 'scheduled', opensAt: placedAt + hour })
    expect(board([order], placedAt + hour - 1).later).to.have.length(1)
    expect(board([order], placedAt + hour).new).to.have.length(1)
  })

  it('say how soon an order is due', () => {
    expect(dueIn(placedAt + 6 * minute, placedAt)).to.deep.equal({ minutes: 6, urgency: 'calm' })
    expect(dueIn(placedAt + 5 * minute, placedAt)).to.deep.equal({ minutes: 5, urgency: 'soon' })
    expect(dueIn(placedAt - 1, placedAt)).to.deep.equal({ minutes: -1, urgency: 'late' })
  })

  it('offer one next command for each status', () => {
    expect(nextCommand({ status: 'new', orderType: 'pickup' })).to.deep.equal({ _tag: 'Accept', minutesMore: 0 })
    expect(nextCommand({ status: 'accepted', orderType: 'pickup' })).to.deep.equal({ _tag: 'MarkReady' })
    expect(nextCommand({ status: 'ready', orderType: 'pickup' })).to.deep.equal({ _tag: 'Complete' })
    expect(nextCommand({ status: 'ready', orderType: 'delivery' })).to.deep.equal({ _tag: 'SendOut' })
    expect(nextCommand({ status: 'scheduled', orderType: 'pickup' })).to.equal(undefined)
  })
})
