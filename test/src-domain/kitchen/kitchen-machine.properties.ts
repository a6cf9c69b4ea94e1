import { expect } from 'chai'
import fc from 'fast-check'
import { isRight } from 'fp-ts/lib/Either.js'
import { diningOptions } from '../../../src-domain/dining-option/dining-option.ts'
import { decideCommand } from '../../../src-domain/kitchen/decide-command.ts'
import type { KitchenCommand } from '../../../src-domain/kitchen/kitchen-command.ts'
import type { KitchenEvent } from '../../../src-domain/kitchen/kitchen-event.ts'
import {
  afterEvent,
  completesItselfAfter,
  type KitchenFacts,
  type KitchenState,
  kitchenState,
} from '../../../src-domain/kitchen/kitchen-state.ts'
import { isOpen, kitchenStatuses } from '../../../src-domain/kitchen/kitchen-status.ts'

const minute = 60_000
const placedAt = 1_000_000 * minute

const command: fc.Arbitrary<KitchenCommand> = fc.oneof(
  fc.integer({ min: -5, max: 200 }).map((minutesMore): KitchenCommand => ({ _tag: 'Accept', minutesMore })),
  fc.integer({ min: -5, max: 200 }).map((minutesMore): KitchenCommand => ({ _tag: 'Delay', minutesMore })),
  fc.constantFrom<KitchenCommand>(
    { _tag: 'MarkReady' },
    { _tag: 'SendOut' },
    { _tag: 'SendOut', driver: { name: 'Dan', phone: '' } },
    { _tag: 'Complete' },
    { _tag: 'Cancel', reason: 'Out of noodles' },
    { _tag: 'Cancel', reason: ' ' },
  ),
)

const facts: fc.Arbitrary<KitchenFacts> = fc
  .record({
    orderType: fc.constantFrom(...diningOptions),
    ahead: fc.option(fc.integer({ min: 0, max: 2_000 }), { nil: undefined }),
    board: fc.option(fc.integer({ min: -5_000, max: 5_000 }), { nil: undefined }),
    cancelled: fc.option(fc.integer({ min: 0, max: 3_000 }), { nil: undefined }),
  })
  .map(({ orderType, ahead, board, cancelled }) => ({
    orderType,
    placedAt,
    promisedAt: placedAt + (ahead ?? 20) * minute,
    preparation: 20 * minute,
    ...(ahead === undefined ? {} : { scheduledAt: placedAt + ahead * minute }),
    ...(board === undefined ? {} : { boardSince: placedAt + board * minute }),
    ...(cancelled === undefined ? {} : { cancelledAt: placedAt + cancelled * minute }),
  }))

/** Commands with the minutes that pass before each; some of them name a version that is out of date. */
const evening = fc.array(fc.record({ command, wait: fc.integer({ min: 0, max: 300 }), isStale: fc.boolean() }), {
  maxLength: 12,
})

interface Moment {
  readonly now: number
  readonly state: KitchenState
}

/** Runs the commands as the server does, and returns the state at every moment. */
function played(given: KitchenFacts, commands: typeof evening extends fc.Arbitrary<infer A> ? A : never) {
  const events: KitchenEvent[] = []
  const moments: Moment[] = []
  let now = placedAt
  /** A cancellation outside the board is known only from its moment on. */
  const known = () => {
    const { cancelledAt, ...rest } = given
    return cancelledAt === undefined || cancelledAt > now ? rest : given
  }
  for (const { command: one, wait, isStale } of commands) {
    now += wait * minute
    const state = kitchenState(known(), events, now)
    moments.push({ now, state })
    const version = isStale ? state.version - 1 : state.version
    const event = decideCommand(given, state, { command: one, version }, now)
    if (isRight(event)) events.push(event.right)
    else expect(kitchenState(known(), events, now)).to.deep.equal(state)
    moments.push({ now, state: kitchenState(known(), events, now) })
  }
  return { events, moments, now, known }
}

describe('the kitchen’s machine', () => {
  it('never moves an order back, whatever is commanded and however much time passes', () => {
    fc.assert(
      fc.property(facts, evening, (given, commands) => {
        const { moments } = played(given, commands)
        for (const [index, { state }] of moments.entries()) {
          const before = moments[index - 1]?.state
          if (before === undefined) continue
          expect(kitchenStatuses.indexOf(state.status)).to.be.at.least(kitchenStatuses.indexOf(before.status))
          expect(state.version).to.be.at.least(before.version)
          if (!isOpen(before.status)) expect(state).to.deep.equal(before)
        }
      }),
    )
  })

  it('raises the version by one with each event, and leaves no gap', () => {
    fc.assert(
      fc.property(facts, evening, (given, commands) => {
        const { events } = played(given, commands)
        expect(events.map(({ version }) => version)).to.deep.equal(events.map((_, index) => index + 1))
      }),
    )
  })

  it('has the state of its events folded one by one', () => {
    fc.assert(
      fc.property(facts, evening, (given, commands) => {
        const { events, now } = played(given, commands)
        const { cancelledAt: _, ...rest } = given
        const open: KitchenFacts = { ...rest, boardSince: placedAt }
        // The order without its events would have completed itself by now if a delay is all that keeps it open.
        const start = Math.min(now, open.promisedAt + completesItselfAfter.onBoard - 1)
        const folded = events.reduce(afterEvent, kitchenState(open, [], start))
        const state = kitchenState(open, events, now)
        if (isOpen(state.status)) expect(state).to.deep.equal(folded)
      }),
    )
  })

  it('refuses every command that names another version', () => {
    fc.assert(
      fc.property(facts, command, fc.integer({ min: -3, max: 3 }), (given, one, off) => {
        fc.pre(off !== 0)
        const state = kitchenState(given, [], placedAt)
        const decided = decideCommand(given, state, { command: one, version: state.version + off }, placedAt)
        expect(decided).to.deep.include({ left: { _tag: 'StaleVersion', version: state.version } })
      }),
    )
  })
})
