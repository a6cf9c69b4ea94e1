import { expect } from 'chai'
import {
  completesWithoutBoardAfter,
  listensAfterCompletion,
  listensFor,
  mayChange,
} from '../../../src-domain/ticket/may-change.ts'

const placedAt = Date.parse('2026-11-28T18:00:00Z')
const minute = 60_000
const order = { orderType: 'pickup', orderDate: new Date(placedAt).toISOString(), estimatedPrepTime: 15 } as const
const readyAt = placedAt + 15 * minute

describe('Whether a restaurant may still change an order', () => {
  it('ends four hours after the promised time if the back end tells no steps', () => {
    expect(completesWithoutBoardAfter).to.equal(4 * 60 * minute)
    expect(mayChange(order, readyAt + completesWithoutBoardAfter - 1)).to.equal(true)
    expect(mayChange(order, readyAt + completesWithoutBoardAfter)).to.equal(false)
  })

  it('counts from a promised time that the restaurant moved', () => {
    const moved = { ...order, promisedAt: readyAt + 30 * minute }
    expect(mayChange(moved, readyAt + completesWithoutBoardAfter)).to.equal(true)
    expect(mayChange(moved, readyAt + 30 * minute + completesWithoutBoardAfter)).to.equal(false)
  })

  it('follows the steps whatever the time, until the last one is reached', () => {
    const late = readyAt + 2 * completesWithoutBoardAfter
    const placed = { name: 'placed', at: placedAt } as const
    expect(mayChange({ ...order, steps: [placed, { name: 'completed' }] }, late)).to.equal(true)
    expect(mayChange({ ...order, steps: [placed, { name: 'completed', at: late }] }, late)).to.equal(false)
  })

  it('waits ten minutes after a cancellation for the refund of a card, and not at all without one', () => {
    const cancelled = { ...order, cancelledAt: new Date(readyAt).toISOString() }
    const byCard = { ...cancelled, payment: { kind: 'card' } } as const
    expect(mayChange(byCard, readyAt + 10 * minute - 1)).to.equal(true)
    expect(mayChange(byCard, readyAt + 10 * minute)).to.equal(false)
    expect(mayChange({ ...cancelled, payment: { kind: 'cash' } }, readyAt)).to.equal(false)
  })
})

describe('How long an open page listens for a refund of a completed order', () => {
  const completedAt = readyAt + 20 * minute
  const placed = { name: 'placed', at: placedAt } as const
  const completed = { steps: [placed, { name: 'completed', at: completedAt }] } as const

  it('is half an hour from its completion', () => {
    expect(listensAfterCompletion).to.equal(30 * minute)
    expect(listensFor(completed, completedAt + minute)).to.equal(29 * minute)
    expect(listensFor(completed, completedAt + 30 * minute)).to.equal(0)
  })

  it('is no longer on a device whose clock is behind', () => {
    expect(listensFor(completed, placedAt - 60 * minute)).to.equal(30 * minute)
  })

  it('is nothing for an open order, a canceled one, and one without steps', () => {
    const cancelledAt = new Date(completedAt).toISOString()
    const cancelled = { steps: [placed, { name: 'cancelled', at: completedAt }], cancelledAt } as const
    expect(listensFor({ steps: [placed, { name: 'completed' }] }, completedAt)).to.equal(0)
    expect(listensFor(cancelled, completedAt)).to.equal(0)
    expect(listensFor({}, completedAt)).to.equal(0)
  })
})
