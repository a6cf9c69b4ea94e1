import { expect } from 'chai'
import { minor, zero } from '../../../src-domain/money/minor.ts'
import type { StepEnd } from '../../../src-domain/payment/further-step.ts'
import type { IntentEnd } from '../../../src-domain/payment/intent-confirmation.ts'
import { placeOrder, recoverPlacement } from '../../../src-domain/placement/place-order.ts'
import { stepPlacement } from '../../../src-domain/placement/placement-machine.ts'
import {
  idlePlacement,
  isPlacing,
  type PlacementEvent,
  type PlacementState,
} from '../../../src-domain/placement/placement-state.ts'
import { aCell, aFakeTime, aPendingStore, ownLock, someIds } from '../../builders/fake-ports.ts'
import { inMemoryKitchen, type Mishap } from '../../builders/in-memory-order-gateway.ts'
import { aLocation } from '../../builders/location-builder.ts'
import { aGroup, aMenu, anItem } from '../../builders/menu-builder.ts'
import { aLine, anOrder } from '../../builders/order-builder.ts'
import { aRate } from '../../builders/rate-builder.ts'

const menu = aMenu()
  .withGroup(aGroup('Bowls').of(anItem('Ramen').costing(1_250)))
  .build()
const key = '00000000-0000-4000-8000-000000000001'
const order = anOrder({ idempotencyKey: key, items: [aLine()], location: aLocation() })

describe('An order that a wallet pays for', () => {
  const priced = async () => {
    const kitchen = inMemoryKitchen(menu, { taxRate: aRate('0'), serviceFee: minor(0), isServiceFeeTaxable: false })
    const price = await kitchen.gateway.checkPrice(order)
    if (price._tag === 'Left') throw new Error('no price')
    return { kitchen, due: price.right.totalAmount }
  }
  const paying = async (end: (secret: string) => IntentEnd, mishaps: readonly Mishap[] = []) => {
    const { kitchen, due } = await priced()
    const left = [...mishaps]
    const instruments: string[] = []
    const confirmed: string[] = []
    const settled: boolean[] = []
    const orders = {
      ...kitchen.gateway,
      place: (one: Parameters<typeof kitchen.gateway.place>[0]) => {
        instruments.push(one.instrument._tag)
        const mishap = one.instrument._tag === 'Transaction' ? left.shift() : undefined
        if (mishap !== undefined) kitchen.next(mishap)
        return kitchen.gateway.place(one)
      },
      settleStep: (of: string, isGivenUp: boolean) => {
        settled.push(isGivenUp)
        return kitchen.gateway.settleStep(of, isGivenUp)
      },
    }
    const store = aPendingStore()
    const ports = {
      orders,
      pending: store,
      lock: ownLock,
      steps: { take: async (): Promise<StepEnd> => 'unavailable' },
      intents: {
        confirm: async (secret: string) => {
          confirmed.push(secret)
          return end(secret)
        },
      },
      ids: someIds(),
      order: aCell(order),
      placement: aCell(idlePlacement),
      ...aFakeTime(),
    }
    const guest = { firstName: 'Ada', lastName: 'L', email: 'ada@example.com' }
    const instrument = { _tag: 'Intent' } as const
    const result = await placeOrder(ports)({
      order,
      guest,
      instrument,
      tip: zero,
      expectedTotal: due,
      polling: false,
    })
    return { kitchen, ports, store, instruments, confirmed, settled, result }
  }
  const yes = (secret: string): IntentEnd => ({ _tag: 'Confirmed', transactionId: secret.split('_secret_')[0] ?? '' })

  it('PAY-14, PAY-16 has its payment opened, confirmed once, and is placed with its transaction', async () => {
    const { kitchen, store, instruments, confirmed, result } = await paying(yes)
    expect(result._tag).to.equal('Right')
    expect([instruments, confirmed.length, kitchen.ticketsPrinted().length]).to.deep.equal([
      ['Intent', 'Transaction'],
      1,
      1,
    ])
    expect(store.read()).to.equal(undefined)
  })

  it('PAY-14 a sheet that was closed leaves the order as it was, and the server hears that nothing comes', async () => {
    const { kitchen, ports, store, settled } = await paying(() => ({ _tag: 'NotConfirmed', how: 'closed' }))
    expect(ports.placement.current()).to.deep.equal(idlePlacement)
    expect([settled, store.read(), kitchen.ticketsPrinted()]).to.deep.equal([[true], undefined, []])
  })

  it('PAY-17 a wallet that says no, or cannot ask, is told of, and another may be tried under the same key', async () => {
    for (const how of ['refused', 'unavailable'] as const) {
      const { ports, store } = await paying(() => ({ _tag: 'NotConfirmed', how }))
      expect(ports.placement.current()).to.deep.equal({ _tag: 'Refused', key, why: { _tag: 'WalletFailed', how } })
      expect(store.read()).to.equal(undefined)
    }
  })

  it('PAY-16, PAY-18 what was never confirmed is not believed', async () => {
    const { kitchen, ports } = await paying(() => ({ _tag: 'Confirmed', transactionId: 'somebody_elses' }))
    expect(ports.placement.current()).to.have.nested.property('why.message', 'paymentIntent ID is invalid.')
    expect(kitchen.ticketsPrinted()).to.deep.equal([])
  })

  it('PAY-16, CHK-34 an answer that was lost after the wallet confirmed is looked up, never charged again', async () => {
    const { kitchen, instruments, confirmed, result } = await paying(yes, ['answer-lost'])
    expect(result._tag).to.equal('Right')
    expect([instruments, confirmed.length, kitchen.ticketsPrinted().length]).to.deep.equal([
      ['Intent', 'Transaction'],
      1,
      1,
    ])
  })

  it('PAY-15 of a sheet of which nobody heard the end the server is asked, which knows', async () => {
    const { ports, settled, store } = await paying(() => ({ _tag: 'Unheard' }))
    expect(settled[0]).to.equal(false)
    // This kitchen does not know the intent: an order may exist, so the customer must not pay again.
    expect(ports.placement.current()._tag).to.equal('Unknown')
    expect(store.read()?.key).to.equal(key)
  })

  it('CART-17 a reload while the sheet was open asks for the status, and pays for nothing by itself', async () => {
    const { ports, store, instruments } = await paying(() => ({ _tag: 'Unheard' }))
    const before = [...instruments]
    ports.placement.update(() => idlePlacement)
    await recoverPlacement(ports)()
    expect(instruments).to.deep.equal(before)
    expect(store.read() === undefined).to.equal(ports.placement.current()._tag !== 'Unknown')
  })

  it('CHK-35 while the sheet is open an order is in flight, and what comes late or twice changes nothing', async () => {
    const { due } = await priced()
    const placement = {
      order,
      instrument: { _tag: 'Intent' },
      tip: zero,
      expectedTotal: due,
      polling: false,
    } as const
    const pending = { key, startedAt: 0, total: due, locationId: 'l' }
    const state: PlacementState = { _tag: 'Paying', pending, placement }
    expect(isPlacing(state)).to.equal(true)
    const late: readonly PlacementEvent[] = [
      { _tag: 'OrderChanged' },
      { _tag: 'Submitted', placement, pending },
      { _tag: 'PlacingAnswered', answer: { _tag: 'Accepted' } },
      { _tag: 'StatusFailed', failure: { _tag: 'NoResponse' }, askedAt: 0 },
    ]
    for (const event of late) expect(stepPlacement(state, event)).to.deep.equal({ state, commands: [] })
    const failed: PlacementState = { ...state, failed: 'refused' }
    expect(stepPlacement(failed, { _tag: 'IntentEnded', end: yes('t_secret_1') })).to.deep.equal({
      state: failed,
      commands: [],
    })
  })

  it('PAY-16 an order that the server knows of counts, also where the wallet says that it failed', async () => {
    const { due } = await priced()
    const placement = { order, instrument: { _tag: 'Intent' }, tip: zero, expectedTotal: due, polling: false } as const
    const pending = { key, startedAt: 0, total: due, locationId: 'l' }
    const state: PlacementState = { _tag: 'Paying', pending, placement, failed: 'refused' }
    const status = { status: 'Order Process Completed', statusCode: 200 }
    expect(stepPlacement(state, { _tag: 'StepSettled', status }).state).to.deep.equal({ _tag: 'Placed', key })
  })
})
