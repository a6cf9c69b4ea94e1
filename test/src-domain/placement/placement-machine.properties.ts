import { expect } from 'chai'
import fc from 'fast-check'
import * as E from 'fp-ts/lib/Either.js'
import { isRight } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../../src-domain/call/call-failure.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import type { FurtherStep, StepEnd } from '../../../src-domain/payment/further-step.ts'
import {
  type OrderStatus,
  type PlaceAnswer,
  type Placement,
  type PlaceOrderRefusal,
  type StatusFailure,
  stepRequiredCode,
} from '../../../src-domain/placement/order-gateway.ts'
import { placeOrder, recoverPlacement } from '../../../src-domain/placement/place-order.ts'
import { stepPlacement } from '../../../src-domain/placement/placement-machine.ts'
import {
  idlePlacement,
  isPlacing,
  type PlacementCommand,
  type PlacementEvent,
  type PlacementState,
} from '../../../src-domain/placement/placement-state.ts'
import { completedStatus } from '../../../src-domain/placement/status-watch.ts'
import { aCell, aFakeTime, aPendingStore, noIntents, ownLock, someIds } from '../../builders/fake-ports.ts'
import { aKey, anOrder, aPriceCheck } from '../../builders/order-builder.ts'
import { aTicket } from '../../builders/ticket-builder.ts'

const failure: fc.Arbitrary<CallFailure> = fc.oneof(
  fc.constant<CallFailure>({ _tag: 'NoResponse' }),
  fc.constant<CallFailure>({ _tag: 'NotSent', detail: 'offline' }),
  fc.constant<CallFailure>({ _tag: 'NotUnderstood', detail: 'odd' }),
  fc
    .constantFrom(400, 401, 402, 404, 408, 409, 429, 500, 502, 503)
    .map((status): CallFailure => ({ _tag: 'Refused', status })),
)
const statusFailure: fc.Arbitrary<StatusFailure> = fc.oneof(
  failure,
  fc.boolean().map((keepsTime): StatusFailure => ({ _tag: 'UnknownOrder', keepsTime })),
)
const placeRefusal: fc.Arbitrary<PlaceOrderRefusal> = fc.oneof(
  failure,
  fc.constant<PlaceOrderRefusal>({ _tag: 'DuplicateSuspected' }),
  fc.constant<PlaceOrderRefusal>({ _tag: 'PriceChanged', price: aPriceCheck() }),
)
const step: FurtherStep = { processor: 'sandbox', data: 'step-1' }
const stepEnd = fc.constantFrom<StepEnd>('taken', 'closed', 'refused', 'late', 'unavailable')
const placeAnswer: fc.Arbitrary<PlaceAnswer> = fc.constantFrom<PlaceAnswer>(
  { _tag: 'Accepted' },
  { _tag: 'Placed', ticket: aTicket() },
  { _tag: 'StepRequired', step },
)
const orderStatus: fc.Arbitrary<OrderStatus> = fc.oneof(
  fc.record({
    status: fc.constantFrom('In Progress', completedStatus),
    statusCode: fc.constantFrom(200, 202, 402, 500),
  }),
  fc.constantFrom<OrderStatus>(
    { status: 'In Progress', statusCode: 202, code: stepRequiredCode },
    { status: 'In Progress', statusCode: 202, code: stepRequiredCode, furtherStep: step },
  ),
)
const key = fc.integer({ min: 0, max: 2 }).map(aKey)
function pendingOf(one: string) {
  return { key: one, startedAt: 1, total: minor(1), locationId: 'location-1' }
}
function placementOf(one: string, polling: boolean): Placement {
  return {
    order: anOrder({ idempotencyKey: one }),
    instrument: { _tag: 'Cash' },
    tip: minor(0),
    expectedTotal: minor(1),
    polling,
  }
}

const anyEvent: fc.Arbitrary<PlacementEvent> = fc.oneof(
  fc.constantFrom<PlacementEvent>(
    { _tag: 'OrderChanged' },
    { _tag: 'AttemptBegun' },
    { _tag: 'NotKept' },
    { _tag: 'CheckAgain' },
  ),
  { weight: 3, arbitrary: fc.constant<PlacementEvent>({ _tag: 'Waited' }) },
  fc.tuple(key, fc.boolean()).map(
    ([one, polling]): PlacementEvent => ({
      _tag: 'Submitted',
      placement: placementOf(one, polling),
      pending: pendingOf(one),
    }),
  ),
  placeAnswer.map((answer): PlacementEvent => ({ _tag: 'PlacingAnswered', answer })),
  placeRefusal.map((why): PlacementEvent => ({ _tag: 'PlacingFailed', why })),
  orderStatus.map((status): PlacementEvent => ({ _tag: 'StatusAnswered', status })),
  orderStatus.map((status): PlacementEvent => ({ _tag: 'StepSettled', status })),
  stepEnd.map((end): PlacementEvent => ({ _tag: 'StepEnded', end })),
  fc
    .tuple(statusFailure, fc.nat(60_000))
    .map(([why, askedAt]): PlacementEvent => ({ _tag: 'StatusFailed', failure: why, askedAt })),
)

const answers: readonly PlacementEvent['_tag'][] = ['StatusAnswered', 'StepSettled', 'StatusFailed']

const starts = fc.oneof(
  key.map((one): PlacementState => ({ _tag: 'Refused', key: one, why: { _tag: 'NeverArrived' } })),
  fc.constant(idlePlacement),
)

const theRest = () => ({
  lock: ownLock,
  order: aCell(anOrder()),
  intents: noIntents,
  ids: someIds(),
  ...aFakeTime(),
})

describe('Placing an order, whatever happens in whatever order', () => {
  it('CART-17, CHK-34 no second placing call goes out while the outcome of one is open', () => {
    fc.assert(
      fc.property(starts, fc.array(anyEvent, { maxLength: 60 }), (start, events) => {
        let state = start
        let open: string | undefined
        for (const event of events) {
          const before = state
          const step = stepPlacement(state, event)
          for (const command of step.commands) {
            if (command._tag !== 'Place') continue
            expect(open, 'placed anew while the outcome was open').to.equal(undefined)
            open = command.placement.order.idempotencyKey
          }
          state = step.state
          // Only an outcome from the server ends the doubt.
          const isOver = state._tag === 'Placed' || state._tag === 'Refused' || state._tag === 'Idle'
          if (isOver && before._tag !== state._tag) {
            if (open !== undefined) {
              expect(['PlacingAnswered', 'PlacingFailed', 'StatusAnswered', 'StepSettled', 'StatusFailed']).to.include(
                event._tag,
              )
            }
            open = undefined
          }
        }
      }),
    )
  })

  it('CHK-34, CHK-52 never leaves the unknown for a new placing call, only for what the status says', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
        let state: PlacementState = {
          _tag: 'Unknown',
          watch: { pending: pendingOf(aKey(0)), polls: 0, failures: 0, isFinal: false },
          doubt: { _tag: 'NoResponse' },
        }
        for (const event of events) {
          const isOpen = state._tag === 'Unknown' || state._tag === 'Polling'
          const step = stepPlacement(state, event)
          if (isOpen) expect(step.commands.some((one) => one._tag === 'Place')).to.equal(false)
          if (isOpen && !answers.includes(event._tag)) {
            expect(['Unknown', 'Polling']).to.include(step.state._tag)
          }
          state = step.state
        }
      }),
    )
  })

  it('CHK-50, CHK-53 the order is reset exactly when it is placed, and the record goes with every outcome', () => {
    fc.assert(
      fc.property(starts, fc.array(anyEvent, { maxLength: 60 }), (start, events) => {
        let state = start
        for (const event of events) {
          const before = state
          const step = stepPlacement(state, event)
          const tags = step.commands.map((one) => one._tag)
          const arrives = (tag: PlacementState['_tag']) => step.state._tag === tag && before._tag !== tag
          expect(tags.includes('ResetOrder')).to.equal(arrives('Placed'))
          if (arrives('Placed') || arrives('Refused')) expect(tags).to.include('ClearPending')
          if (isPlacing(step.state)) expect(tags).not.to.include('ClearPending')
          state = step.state
        }
      }),
    )
  })

  it('CHK-46, CHK-53 a run comes to rest, with one placing call, in one outcome', async () => {
    const scripted = fc.record({
      polling: fc.boolean(),
      place: fc.oneof(placeAnswer.map(E.right), placeRefusal.map(E.left)),
      statuses: fc.array(fc.oneof(orderStatus.map(E.right), statusFailure.map(E.left)), { maxLength: 150 }),
      ends: fc.array(stepEnd, { maxLength: 5 }),
    })
    await fc.assert(
      fc.asyncProperty(scripted, async ({ polling, place, statuses, ends }) => {
        const placed: string[] = []
        const asked: string[] = []
        const answers = [...statuses]
        const orders = {
          place: async (one: Placement): Promise<E.Either<PlaceOrderRefusal, PlaceAnswer>> => {
            placed.push(one.order.idempotencyKey)
            return place
          },
          status: async (one: string): Promise<E.Either<StatusFailure, OrderStatus>> => {
            asked.push(one)
            return answers.shift() ?? E.right({ status: completedStatus, statusCode: 200 })
          },
          settleStep: (one: string) => orders.status(one),
        }
        const steps = { take: async () => ends.shift() ?? 'taken' } as const
        const pending = aPendingStore()
        const placement = aCell(idlePlacement)
        const ports = { orders, pending, placement, steps, ...theRest() }
        const end = await placeOrder(ports)(placementOf(aKey(0), polling))

        expect(placed).to.deep.equal([aKey(0)])
        expect(new Set(asked).size).to.be.at.most(1)
        const rest = placement.current()
        expect(['Placed', 'Refused', 'Unknown']).to.include(rest._tag)
        expect(isRight(end)).to.equal(rest._tag === 'Placed')
        expect(
          placement.seen.some((one) => one._tag === 'Placed') && placement.seen.some((one) => one._tag === 'Refused'),
        ).to.equal(false)
        expect(pending.read() !== undefined).to.equal(rest._tag === 'Unknown')
        expect(ports.order.current().idempotencyKey === aKey(0)).to.equal(rest._tag !== 'Placed')
      }),
    )
  })

  it('CART-17 a reload at any moment ends with one order at most, and no new placing call', async () => {
    const doubtful = fc.array(fc.oneof(orderStatus.map(E.right), statusFailure.map(E.left)), { maxLength: 80 })
    await fc.assert(
      fc.asyncProperty(doubtful, async (statuses) => {
        const answers = [...statuses]
        const orders = {
          place: async (): Promise<E.Either<PlaceOrderRefusal, PlaceAnswer>> => {
            throw new Error('a recovery must never place')
          },
          status: async (): Promise<E.Either<StatusFailure, OrderStatus>> =>
            answers.shift() ?? E.right({ status: completedStatus, statusCode: 200 }),
          settleStep: () => orders.status(),
        }
        const steps = { take: async (): Promise<StepEnd> => 'closed' }
        const pending = aPendingStore(pendingOf(aKey(0)))
        const placement = aCell(idlePlacement)
        const ports = { orders, pending, placement, steps, ...theRest() }
        await recoverPlacement(ports)()
        const rest = placement.current()
        expect(['Placed', 'Refused', 'Unknown']).to.include(rest._tag)
        expect(pending.read() !== undefined).to.equal(rest._tag === 'Unknown')
      }),
    )
  })

  it('CHK-48, CHK-50 waits are 3 s or 15 s and nothing else', () => {
    fc.assert(
      fc.property(starts, fc.array(anyEvent, { maxLength: 200 }), (start, events) => {
        let state = start
        const commands: PlacementCommand[] = []
        for (const event of events) {
          const step = stepPlacement(state, event)
          commands.push(...step.commands)
          state = step.state
        }
        for (const one of commands) if (one._tag === 'Wait') expect([3_000, 15_000]).to.include(one.milliseconds)
      }),
    )
  })
})
