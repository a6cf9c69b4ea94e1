import { expect } from 'chai'
import type { CallFailure } from '../../../src-domain/call/call-failure.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import type {
  OrderStatus,
  Placement,
  PlaceOrderRefusal,
  StatusFailure,
} from '../../../src-domain/placement/order-gateway.ts'
import type { PendingPlacement } from '../../../src-domain/placement/pending-placement.ts'
import { stepPlacement } from '../../../src-domain/placement/placement-machine.ts'
import { placementMessage } from '../../../src-domain/placement/placement-message.ts'
import {
  idlePlacement,
  isPlacing,
  type PlacementCommand,
  type PlacementEvent,
  type PlacementState,
} from '../../../src-domain/placement/placement-state.ts'
import { completedStatus, isTakingLong } from '../../../src-domain/placement/status-watch.ts'
import { aKey, anOrder, aPriceCheck } from '../../builders/order-builder.ts'
import { aTicket } from '../../builders/ticket-builder.ts'

const key = aKey(0)
const pending: PendingPlacement = { key, startedAt: 1, total: minor(2_165), locationId: 'location-1' }
function placement(fields: Partial<Placement> = {}): Placement {
  return {
    order: anOrder(),
    instrument: { _tag: 'Cash' },
    tip: minor(0),
    expectedTotal: minor(2_165),
    polling: true,
    ...fields,
  }
}

function play(events: readonly PlacementEvent[], from: PlacementState = idlePlacement) {
  let state = from
  const commands: PlacementCommand[] = []
  for (const event of events) {
    const step = stepPlacement(state, event)
    state = step.state
    commands.push(...step.commands)
  }
  return { state, commands, last: commands.at(-1) }
}

const submit: PlacementEvent = { _tag: 'Submitted', placement: placement(), pending }
const submitNoPolling: PlacementEvent = { _tag: 'Submitted', placement: placement({ polling: false }), pending }
const accepted: PlacementEvent = { _tag: 'PlacingAnswered', answer: { _tag: 'Accepted' } }
const waited: PlacementEvent = { _tag: 'Waited' }
function failed(why: PlaceOrderRefusal): PlacementEvent {
  return { _tag: 'PlacingFailed', why }
}
function status(fields: Partial<OrderStatus> = {}): PlacementEvent {
  return {
    _tag: 'StatusAnswered',
    status: { status: 'In Progress', statusCode: 202, ...fields },
  }
}
function completed(fields: Partial<OrderStatus> = {}): PlacementEvent {
  return status({ status: completedStatus, statusCode: 200, ...fields })
}
function noStatus(failure: StatusFailure = { _tag: 'NoResponse' }, askedAt = 2): PlacementEvent {
  return {
    _tag: 'StatusFailed',
    failure,
    askedAt,
  }
}
const notFound: StatusFailure = { _tag: 'UnknownOrder', keepsTime: true }
const foreignNotFound: StatusFailure = { _tag: 'UnknownOrder', keepsTime: false }
const over = pending.startedAt + 45_000
function inWork(times: number): readonly PlacementEvent[] {
  return Array.from({ length: times }, () => [status(), waited]).flat()
}

describe('Placing an order, before it is sent', () => {
  it('CART-17 tells what became of the placement before until the order is changed, or another attempt begins', () => {
    const refused: PlacementState = { _tag: 'Refused', key: aKey(9), why: { _tag: 'NeverArrived' } }
    expect(placementMessage(refused)).to.deep.equal({ _tag: 'NeverArrived' })
    for (const _tag of ['OrderChanged', 'AttemptBegun'] as const)
      expect(play([{ _tag }], refused).state).to.deep.equal(idlePlacement)
    expect(play([submit], refused).last?._tag).to.equal('Place')
  })

  it('CHK-35 sends nothing under another key than the record’s, nor once it is placed', () => {
    const other: PlacementEvent = { _tag: 'Submitted', placement: placement(), pending: { ...pending, key: aKey(9) } }
    expect(play([other])).to.deep.include({ state: idlePlacement, commands: [] })
    const placed: PlacementState = { _tag: 'Placed', key }
    expect(play([submit], placed)).to.deep.include({ state: placed, commands: [] })
  })

  it('CART-17 writes the pending record before the placing call', () => {
    expect(play([submit]).commands).to.deep.equal([
      { _tag: 'WritePending', pending },
      { _tag: 'Place', placement: placement() },
    ])
  })

  it('CART-17 places all the same when the device cannot keep the record, and remembers to say so', () => {
    expect(play([submit, { _tag: 'NotKept' }]).state).to.deep.include({ _tag: 'Submitting', isKept: false })
  })
})

describe('Placing an order, without polling', () => {
  it('CHK-53 the answer is the success: the record goes, the order is reset', () => {
    const ticket = aTicket()
    const { state, commands } = play([submitNoPolling, { _tag: 'PlacingAnswered', answer: { _tag: 'Placed', ticket } }])
    expect(state).to.deep.equal({ _tag: 'Placed', key, ticket })
    expect(commands.slice(-2)).to.deep.equal([{ _tag: 'ClearPending' }, { _tag: 'ResetOrder' }])
  })

  it('CHK-53 a server that only accepted is watched to the end', () => {
    expect(play([submitNoPolling, accepted]).state._tag).to.equal('Polling')
  })
})

describe('Placing an order, with polling', () => {
  it('CHK-48 asks for the status by key every 3000 ms', () => {
    expect(play([submit, accepted]).last).to.deep.equal({ _tag: 'Wait', milliseconds: 3_000 })
    expect(play([submit, accepted, waited]).last).to.deep.equal({ _tag: 'AskStatus', key })
    expect(play([submit, accepted, waited, status()]).last).to.deep.equal({ _tag: 'Wait', milliseconds: 3_000 })
  })

  it('CHK-49 ends when the status says so and at nothing else', () => {
    expect(play([submit, accepted, waited, status({ statusCode: 200 })]).state._tag).to.equal('Polling')
    expect(play([submit, accepted, waited, status({ status: 'order process completed' })]).last?._tag).to.equal('Wait')
    expect(play([submit, accepted, waited, completed()]).last).to.deep.equal({ _tag: 'AskStatus', key })
  })

  it('CHK-50 fetches the status once more; code 200 is the success and resets the order', () => {
    const once = play([submit, accepted, waited, completed()])
    expect(once.state._tag).to.equal('Polling')
    const { state, commands } = play([submit, accepted, waited, completed(), completed()])
    expect(state).to.deep.equal({ _tag: 'Placed', key })
    expect(commands.slice(-2)).to.deep.equal([{ _tag: 'ClearPending' }, { _tag: 'ResetOrder' }])
    expect(commands.filter((one) => one._tag === 'AskStatus')).to.have.length(2)
  })

  it('CHK-50 any other final code is the failure, with the message of the status', () => {
    const final = completed({ statusCode: 402, message: 'Your card was declined.' })
    const { state, commands } = play([submit, accepted, waited, completed(), final])
    expect(state).to.deep.equal({
      _tag: 'Refused',
      key,
      why: { _tag: 'EndedWith', statusCode: 402, message: 'Your card was declined.' },
    })
    expect(commands.some((one) => one._tag === 'ResetOrder')).to.equal(false)
  })

  it('CHK-50 from the 61st poll on it asks every 15 s and goes on', () => {
    const sixty = play([submit, accepted, waited, ...inWork(59), status()])
    const waits = sixty.commands.flatMap((one) => (one._tag === 'Wait' ? [one.milliseconds] : []))
    expect(waits.slice(0, 60).every((one) => one === 3_000)).to.equal(true)
    expect(waits.slice(60)).to.deep.equal([15_000])
    if (sixty.state._tag !== 'Polling') throw new Error('not polling')
    expect(isTakingLong(sixty.state.watch)).to.equal(true)
    const before = play([submit, accepted, waited, ...inWork(58), status()]).state
    if (before._tag !== 'Polling') throw new Error('not polling')
    expect(isTakingLong(before.watch)).to.equal(false)
    expect(play([submit, accepted, waited, ...inWork(200)]).state._tag).to.equal('Polling')
  })

  it('CHK-51 keeps the order of the placing answer; the one of the final status wins', () => {
    const early = aTicket({ displayNumber: '1' })
    const late = aTicket({ displayNumber: '2' })
    const placedEarly: PlacementEvent = { _tag: 'PlacingAnswered', answer: { _tag: 'Placed', ticket: early } }
    const kept = play([submit, placedEarly, waited, completed(), completed()]).state
    expect(kept).to.deep.equal({ _tag: 'Placed', key, ticket: early })
    const newer = play([submit, placedEarly, waited, completed(), completed({ ticket: late })]).state
    expect(newer).to.deep.equal({ _tag: 'Placed', key, ticket: late })
  })

  it('CHK-52 tolerates three calls in a row without an answer, not four', () => {
    const three = [
      submit,
      accepted,
      waited,
      noStatus(),
      waited,
      noStatus(),
      waited,
      noStatus({ _tag: 'NotSent', detail: '' }),
    ]
    expect(play(three).state._tag).to.equal('Polling')
    expect(play(three).last?._tag).to.equal('Wait')
    const four = play([...three, waited, noStatus()])
    expect(four.state).to.deep.include({ _tag: 'Unknown', gaveUp: { _tag: 'NoResponse' } })
    expect(four.last?._tag).to.equal('AskStatus')
    const between = play([...three, waited, status(), waited, noStatus(), waited, noStatus(), waited, noStatus()])
    expect(between.state._tag).to.equal('Polling')
  })

  it('CHK-52 an HTTP error ends the polling at once; the record stays, because there may be an order', () => {
    const { state, commands } = play([submit, accepted, waited, noStatus({ _tag: 'Refused', status: 500 })])
    expect(state).to.deep.include({ _tag: 'Unknown', doubt: { _tag: 'Accepted' } })
    expect(commands.some((one) => one._tag === 'ClearPending')).to.equal(false)
    // An accepted order that the server later denies is a contradiction and proves nothing.
    expect(play([submit, accepted, waited, noStatus(notFound)]).state._tag).to.equal('Unknown')
  })
})

describe('Placing an order that is refused', () => {
  const definite: readonly PlaceOrderRefusal[] = [
    { _tag: 'Refused', status: 402, message: 'Your card was declined.' },
    { _tag: 'Refused', status: 400, message: 'Closed' },
    { _tag: 'Refused', status: 401 },
    { _tag: 'PriceChanged', price: aPriceCheck() },
    { _tag: 'DuplicateSuspected' },
    // The customer already confirmed a second order.
    { _tag: 'Refused', status: 409, code: 'duplicate_suspected', message: 'You have one already.' },
  ]

  it('CHK-39, CHK-54 clears the record and lets the customer try again under the same key', () => {
    for (const why of definite) {
      const { state, last } = play([submit, failed(why)])
      expect(state).to.deep.equal({ _tag: 'Refused', key, why })
      expect(last).to.deep.equal({ _tag: 'ClearPending' })
      expect(play([submit], state).last?._tag).to.equal('Place')
    }
  })
})

describe('Placing an order whose outcome is unknown', () => {
  const doubtful: readonly CallFailure[] = [
    { _tag: 'NoResponse' },
    { _tag: 'NotSent', detail: 'offline' },
    { _tag: 'NotUnderstood', detail: 'no ticket' },
    { _tag: 'Refused', status: 408 },
    { _tag: 'Refused', status: 500, message: 'Oops' },
    { _tag: 'Refused', status: 503 },
    { _tag: 'Refused', status: 409, code: 'idempotency_mismatch' },
    { _tag: 'Refused', status: 409 },
  ]

  it('CHK-34 asks the status by the same key and never places anew', () => {
    for (const why of doubtful) {
      const { state, commands } = play([submit, failed(why), submit, waited, submit])
      expect(state).to.deep.include({ _tag: 'Unknown', doubt: why })
      expect(isPlacing(state)).to.equal(true)
      expect(commands.filter((one) => one._tag === 'Place')).to.have.length(1)
      expect(commands.at(-1)).to.deep.equal({ _tag: 'AskStatus', key })
    }
  })

  it('CHK-34 ends placed when the server has the order, and watches it when it is in work', () => {
    const lost = failed({ _tag: 'NoResponse' })
    expect(play([submit, lost, waited, completed(), completed()]).state._tag).to.equal('Placed')
    expect(play([submit, lost, waited, status()]).state._tag).to.equal('Polling')
  })

  it('CHK-34 may be tried again under the same key when the call never arrived', () => {
    const { state, commands } = play([submit, failed({ _tag: 'NoResponse' }), waited, noStatus(notFound, over)])
    expect(state).to.deep.equal({ _tag: 'Refused', key, why: { _tag: 'NeverArrived' } })
    expect(commands.at(-1)).to.deep.equal({ _tag: 'ClearPending' })
  })

  it('CART-17, CHK-34 believes no 404 while the placing call may wait in a line: it looks again until 45 s after it was sent', () => {
    for (const first of [submit, { _tag: 'Recovered', pending } as const]) {
      const lost = first === submit ? [submit, failed({ _tag: 'NoResponse' }), waited] : [first]
      const early = play([...lost, noStatus(notFound, over - 1)], first === submit ? undefined : idlePlacement)
      expect(early.state._tag).to.equal('Unknown')
      expect(early.last).to.deep.equal({ _tag: 'Wait', milliseconds: 3_000 })
      expect(early.commands.some((one) => one._tag === 'ClearPending')).to.equal(false)
      expect(play([waited, completed(), completed()], early.state).state._tag, 'it came after all').to.equal('Placed')
      expect(play([waited, noStatus(notFound, over)], early.state).last).to.deep.equal({ _tag: 'ClearPending' })
    }
  })

  it('CHK-34 a clock that was set back keeps nobody waiting for ever: fifteen looks take as long', () => {
    const looks = (times: number) => Array.from({ length: times }, () => [waited, noStatus(notFound, -9e9)]).flat()
    const lost = [submit, failed({ _tag: 'NoResponse' })]
    expect(play([...lost, ...looks(15)]).state._tag).to.equal('Unknown')
    expect(play([...lost, ...looks(16)]).state._tag).to.equal('Refused')
  })

  it('CHK-34 believes a 404 at once when the placing call was answered, or never left the device', () => {
    for (const why of [
      { _tag: 'NotSent', detail: 'offline' },
      { _tag: 'NotUnderstood', detail: 'no ticket' },
      { _tag: 'Refused', status: 503, code: 'unavailable' },
    ] as const) {
      expect(play([submit, failed(why), waited, noStatus(notFound)]).state._tag).to.equal('Refused')
    }
    // An error page from any proxy.
    const { state } = play([submit, failed({ _tag: 'Refused', status: 503 }), waited, noStatus(notFound)])
    expect(state._tag).to.equal('Unknown')
  })

  it('CHK-34, CHK-52 a back end that promises nothing found no order: it is never said that nothing was charged', () => {
    for (const lost of [
      [submit, failed({ _tag: 'NoResponse' }), waited],
      [submit, failed({ _tag: 'Refused', status: 500, code: 'oops' }), waited],
    ]) {
      const { state, commands } = play([...lost, noStatus(foreignNotFound, over)])
      expect(state).to.deep.include({ _tag: 'Unknown', gaveUp: foreignNotFound })
      expect(placementMessage(state)).to.deep.equal({ _tag: 'OrderNotFound' })
      expect(commands.some((one) => one._tag === 'ClearPending')).to.equal(false)
      expect(play([{ _tag: 'SetAside' }], state)).to.deep.include({ state: idlePlacement })
    }
    const unsent = failed({ _tag: 'NotSent', detail: 'offline' })
    expect(play([submit, unsent, waited, noStatus(foreignNotFound)]).state).to.deep.include({ _tag: 'Refused' })
  })

  it('CHK-34, API-59 a conflict in another back end’s own words is looked up: the order that is there, or its words and the button', () => {
    const own: CallFailure = { _tag: 'Refused', status: 409, message: 'That key is of another order.' }
    const conflict = [submit, failed(own), waited]
    expect(play([...conflict, completed(), completed()]).state._tag).to.equal('Placed')
    const { state, commands } = play([...conflict, noStatus(foreignNotFound)])
    expect(state).to.deep.equal({ _tag: 'Refused', key, why: own })
    expect(placementMessage(state)).to.deep.equal({ _tag: 'ServerSaid', text: 'That key is of another order.' })
    expect(commands.filter((one) => one._tag === 'Place')).to.have.length(1)
    expect(play([submit], state).last?._tag).to.equal('Place')
  })

  it('CHK-56 a broken server that did nothing is refused with its own message', () => {
    const why: CallFailure = { _tag: 'Refused', status: 500, message: 'Oops', code: 'internal' }
    const { state } = play([submit, failed(why), waited, noStatus(notFound)])
    expect(state).to.deep.equal({ _tag: 'Refused', key, why })
  })

  it('CHK-34 after giving up only the customer goes on: looks again, or sets it aside', () => {
    const lost = [submit, failed({ _tag: 'NoResponse' })]
    const gaveUp = play([...lost, waited, noStatus({ _tag: 'Refused', status: 500 })]).state
    expect(gaveUp).to.deep.include({ _tag: 'Unknown', doubt: { _tag: 'NoResponse' } })
    expect(play([waited, submit, { _tag: 'OrderChanged' }, completed()], gaveUp).state).to.deep.equal(gaveUp)
    expect(play([{ _tag: 'CheckAgain' }], gaveUp).commands).to.deep.equal([{ _tag: 'AskStatus', key }])
    expect(play([{ _tag: 'CheckAgain' }, completed(), completed()], gaveUp).state._tag).to.equal('Placed')
    expect(play([{ _tag: 'SetAside' }], gaveUp)).to.deep.include({ state: idlePlacement })
  })
})

describe('A placement found when the page opens', () => {
  const recovered: PlacementEvent = { _tag: 'Recovered', pending }

  it('CART-17 asks at once what became of it', () => {
    const { state, commands } = play([recovered], idlePlacement)
    expect(commands).to.deep.equal([{ _tag: 'AskStatus', key }])
    expect(isPlacing(state)).to.equal(true)
  })

  it('CART-17 placed: the confirmation, and the order is reset', () => {
    const ticket = aTicket()
    const { state, commands } = play([recovered, completed({ ticket }), completed()], idlePlacement)
    expect(state).to.deep.equal({ _tag: 'Placed', key, ticket })
    expect(commands.slice(-2)).to.deep.equal([{ _tag: 'ClearPending' }, { _tag: 'ResetOrder' }])
  })

  it('CART-17 never arrived: the order may be placed again, and the record goes', () => {
    const { state, last } = play([recovered, noStatus(notFound, over)], idlePlacement)
    expect(state).to.deep.equal({ _tag: 'Refused', key, why: { _tag: 'NeverArrived' } })
    expect(last).to.deep.equal({ _tag: 'ClearPending' })
  })

  it('CART-17 no answer: it keeps asking and keeps the record', () => {
    const { state, commands } = play([recovered, noStatus(), waited, noStatus(), waited], idlePlacement)
    expect(state._tag).to.equal('Unknown')
    expect(commands.filter((one) => one._tag === 'AskStatus')).to.have.length(3)
    expect(commands.some((one) => one._tag === 'ClearPending')).to.equal(false)
  })
})
