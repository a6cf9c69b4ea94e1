import { expect } from 'chai'
import { minor } from '../../../src-domain/money/minor.ts'
import type { FurtherSteps, StepEnd } from '../../../src-domain/payment/further-step.ts'
import { stepRequiredCode } from '../../../src-domain/placement/order-gateway.ts'
import { checkPlacementAgain, placeOrder, recoverPlacement } from '../../../src-domain/placement/place-order.ts'
import { stepPlacement } from '../../../src-domain/placement/placement-machine.ts'
import { placementMessage } from '../../../src-domain/placement/placement-message.ts'
import {
  idlePlacement,
  type PlacementCommand,
  type PlacementEvent,
  type PlacementState,
} from '../../../src-domain/placement/placement-state.ts'
import { completedStatus } from '../../../src-domain/placement/status-watch.ts'
import { mostSteps } from '../../../src-domain/placement/step-watch.ts'
import { aCell, aFakeTime, aPendingStore, noIntents, ownLock, someIds } from '../../builders/fake-ports.ts'
import { type BankAnswer, inMemoryKitchen, stepNonce } from '../../builders/in-memory-order-gateway.ts'
import { aGroup, aMenu, anItem } from '../../builders/menu-builder.ts'
import { aKey, aLine, anOrder } from '../../builders/order-builder.ts'
import { aRate } from '../../builders/rate-builder.ts'

const key = aKey(0)
const step = { processor: 'sandbox', data: key }
const pending = { key, startedAt: 1, total: minor(1_250), locationId: 'location-1' }
const watch = { pending, polls: 0, failures: 0, isFinal: false }
const inStep = { status: 'In Progress', statusCode: 202, code: stepRequiredCode }

function play(from: PlacementState, ...events: readonly PlacementEvent[]) {
  let state = from
  let commands: readonly PlacementCommand[] = []
  for (const event of events) ({ state, commands } = stepPlacement(state, event))
  return { state, commands }
}

const confirming: PlacementState = { _tag: 'Confirming', watch: { ...watch, steps: 1 }, step }

describe('A payment that needs a further step', () => {
  it('PAY-15 is waited for, with the record of the placement kept', () => {
    const submitting: PlacementState = { _tag: 'Submitting', pending, polling: false, isKept: true }
    const { state, commands } = play(submitting, { _tag: 'PlacingAnswered', answer: { _tag: 'StepRequired', step } })
    expect([state, commands]).to.deep.equal([confirming, [{ _tag: 'TakeStep', step }]])
    expect(play(confirming, { _tag: 'OrderChanged' }).state).to.equal(confirming)
  })

  it('PAY-15 has one end: what comes after it is not heard', () => {
    const taken = play(confirming, { _tag: 'StepEnded', end: 'taken' })
    expect(taken.commands).to.deep.equal([{ _tag: 'SettleStep', key, isGivenUp: false }])
    expect(play(taken.state, { _tag: 'StepEnded', end: 'closed' })).to.deep.equal({ state: taken.state, commands: [] })
  })

  it('PAY-15 that the customer gave up stays given up, whatever is lost on the way', () => {
    const closed = play(confirming, { _tag: 'StepEnded', end: 'closed' })
    expect(closed.commands).to.deep.equal([{ _tag: 'SettleStep', key, isGivenUp: true }])
    const unheard = play(closed.state, { _tag: 'StatusFailed', failure: { _tag: 'NoResponse' }, askedAt: 2 })
    expect(unheard.commands).to.deep.equal([{ _tag: 'Wait', milliseconds: 3_000 }])
    const found = play(unheard.state, { _tag: 'Waited' }, { _tag: 'StatusAnswered', status: inStep })
    expect(found.commands).to.deep.equal([{ _tag: 'SettleStep', key, isGivenUp: true }])
    const still = play(found.state, { _tag: 'StepSettled', status: { ...inStep, furtherStep: step } })
    expect(still.commands).to.deep.equal([{ _tag: 'Wait', milliseconds: 3_000 }])
  })

  it('PAY-15 is asked of the customer again where the bank still asks, but not for ever', () => {
    let state: PlacementState = confirming
    for (let times = 2; times <= mostSteps; times += 1) {
      const again = play(
        state,
        { _tag: 'StepEnded', end: 'taken' },
        { _tag: 'StepSettled', status: { ...inStep, furtherStep: step } },
      )
      expect(again.commands).to.deep.equal([{ _tag: 'TakeStep', step }])
      state = again.state
    }
    const last = play(
      state,
      { _tag: 'StepEnded', end: 'taken' },
      { _tag: 'StepSettled', status: { ...inStep, furtherStep: step } },
    )
    expect(last.commands).to.deep.equal([{ _tag: 'SettleStep', key, isGivenUp: true }])
  })

  it('PAY-15 of which nobody knows what became is asked for again after a while, not at once', () => {
    const settled = play(confirming, { _tag: 'StepEnded', end: 'taken' }, { _tag: 'StepSettled', status: inStep })
    expect(settled.commands).to.deep.equal([{ _tag: 'Wait', milliseconds: 3_000 }])
  })

  it('CHK-54 says how it ended when not with an order', () => {
    const final: PlacementEvent = {
      _tag: 'StatusAnswered',
      status: { status: completedStatus, statusCode: 402, code: 'not_confirmed', message: 'Not confirmed.' },
    }
    for (const how of ['closed', 'refused', 'late', 'unavailable'] as const) {
      const { state } = play(confirming, { _tag: 'StepEnded', end: how }, { ...final, _tag: 'StepSettled' }, final)
      expect(placementMessage(state)).to.deep.equal({ _tag: 'NotConfirmed', how })
    }
    const { state } = play(confirming, { _tag: 'StepEnded', end: 'taken' }, { ...final, _tag: 'StepSettled' }, final)
    expect(placementMessage(state)).to.deep.equal({ _tag: 'NotConfirmed', how: 'refused' })
  })
})

describe('An order whose payment needs a further step', () => {
  const menu = aMenu()
    .withGroup(aGroup('Bowls').of(anItem('Ramen').costing(1_250)))
    .build()
  const order = anOrder({ items: [aLine()] })
  const placement = {
    order,
    guest: { firstName: 'Ana', lastName: 'Diaz' },
    instrument: { _tag: 'Nonce', nonce: stepNonce },
    tip: minor(0),
    expectedTotal: minor(1_250),
    polling: false,
  } as const

  function kitchenWith(end: StepEnd, says?: BankAnswer) {
    const kitchen = inMemoryKitchen(menu, { taxRate: aRate('0'), serviceFee: minor(0), isServiceFeeTaxable: false })
    const asked: string[] = []
    const steps: FurtherSteps = {
      take: async ({ data }) => {
        asked.push(data)
        if (says !== undefined) kitchen.answerBank(data, says)
        return end
      },
    }
    const cells = { order: aCell(order), placement: aCell(idlePlacement) }
    const store = aPendingStore()
    const ports = {
      orders: kitchen.gateway,
      pending: store,
      lock: ownLock,
      steps,
      intents: noIntents,
      ids: someIds(),
      ...cells,
      ...aFakeTime(),
    }
    return { kitchen, asked, ports, store }
  }

  it('PAY-15, CHK-53 is placed once the bank said yes, with one placing call', async () => {
    const { kitchen, asked, ports, store } = kitchenWith('taken', 'confirm')
    const end = await placeOrder(ports)(placement)
    expect(end._tag).to.equal('Right')
    expect([asked, kitchen.placingCalls(), kitchen.ticketsPrinted().length]).to.deep.equal([[key], [key], 1])
    expect(store.read()).to.equal(undefined)
  })

  it('PAY-15 is not placed when the bank said no, and nothing of it is left', async () => {
    const { kitchen, ports, store } = kitchenWith('taken', 'refuse')
    const end = await placeOrder(ports)(placement)
    expect(end).to.deep.nested.include({
      'left._tag': 'Refused',
      'left.why._tag': 'EndedWith',
      'left.why.code': 'not_confirmed',
    })
    expect([kitchen.ticketsPrinted(), store.read()]).to.deep.equal([[], undefined])
  })

  it('PAY-15 is placed although this page thought that the bank was closed: the bank knows better', async () => {
    const { kitchen, ports } = kitchenWith('closed', 'confirm')
    expect((await placeOrder(ports)(placement))._tag).to.equal('Right')
    expect(kitchen.ticketsPrinted()).to.have.length(1)
  })

  it('PAY-15 is ended with the server before the customer may pay another way', async () => {
    for (const how of ['closed', 'late', 'unavailable'] as const) {
      const { kitchen, ports } = kitchenWith(how)
      const end = await placeOrder(ports)(placement)
      expect(end).to.deep.nested.include({
        'left._tag': 'Refused',
        'left.why._tag': 'NotConfirmed',
        'left.why.how': how,
      })
      kitchen.answerBank(key, 'confirm')
      expect(kitchen.ticketsPrinted()).to.deep.equal([])
    }
  })

  it('CART-17, PAY-15 is gone on with after a reload, from what the server knows', async () => {
    const { kitchen, asked, ports, store } = kitchenWith('taken', 'confirm')
    await kitchen.gateway.place(placement)
    store.write(pending)
    ports.placement.update(() => idlePlacement)
    expect((await recoverPlacement(ports)())?._tag).to.equal('Right')
    expect([asked, kitchen.ticketsPrinted().length, store.read()]).to.deep.equal([[key], 1, undefined])
  })

  it('CART-17, PAY-15 is found also where the answer to the placing call was lost', async () => {
    const { kitchen, asked, ports } = kitchenWith('taken', 'confirm')
    kitchen.next('answer-lost')
    expect((await placeOrder(ports)(placement))._tag).to.equal('Right')
    expect([asked, kitchen.placingCalls(), kitchen.ticketsPrinted().length]).to.deep.equal([[key], [key], 1])
  })

  it('CHK-52, PAY-15 of which nothing can be heard is unknown, and goes on when it is looked for again', async () => {
    const { kitchen, ports, store } = kitchenWith('taken', 'confirm')
    const honest = ports.orders.settleStep
    const settleStep: typeof honest = async () => ({ _tag: 'Left', left: { _tag: 'NoResponse' } })
    kitchen.loseStatusAnswers(10)
    const end = await placeOrder({ ...ports, orders: { ...ports.orders, settleStep } })(placement)
    expect(end).to.have.nested.property('left._tag', 'Unknown')
    expect(store.read()?.key).to.equal(key)
    kitchen.loseStatusAnswers(0)
    expect((await checkPlacementAgain(ports)())._tag).to.equal('Right')
    expect(kitchen.ticketsPrinted()).to.have.length(1)
  })
})
