import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../../src-domain/call/call-failure.ts'
import type { SlotTerms } from '../../../src-domain/scheduling/slots.ts'
import type { TodayChange } from '../../../src-domain/today/decide-change.ts'
import { todayOf } from '../../../src-domain/today/today.ts'
import type { TodayGateway } from '../../../src-domain/today/today-gateway.ts'
import { noChanges, type TodaysChanges } from '../../../src-domain/today/todays-changes.ts'
import { todayController } from '../../../src-ui/today/today-controller.ts'
import { aLocation, everyDay } from '../../builders/location-builder.ts'
import { changesAfter } from '../../builders/todays-changes-builder.ts'
import { aVirtualTime } from '../../builders/virtual-time.ts'
import { aSight, location } from '../kitchen/board-world.ts'

/** Wednesday 10 June 2026, 6:10 PM in New York. */
export const evening = Date.UTC(2026, 5, 10, 22, 10)

const restaurant = aLocation({ hours: everyDay('11:00', '21:00') })
const terms: SlotTerms = { leadMinutes: 0, preparationMinutes: {}, daysAhead: 2, isAsapEnabled: true }

/** What a location changed for today, in memory, with a network that a test can cut. */
export function aToday() {
  const time = aVirtualTime(evening)
  const sight = aSight()
  const sent: TodayChange[] = []
  const network: { failure: CallFailure | undefined } = { failure: undefined }
  let changes: TodaysChanges = noChanges
  let [looks, ends] = [0, 0]
  const answered = <A>(answer: () => A): Either<CallFailure, A> =>
    network.failure === undefined ? right(answer()) : left(network.failure)
  const offered = ['pickup', 'delivery'] as const
  const state = () => todayOf({ location: restaurant, terms, offered, changes, now: time.clock.now() })
  const today: TodayGateway = {
    look: async () => {
      looks += 1
      return answered(state)
    },
    change: async (_, change) => {
      sent.push(change)
      return answered(() => {
        changes = changesAfter(changes, change, restaurant, time.clock.now())
        return state()
      })
    },
  }
  const { clock, pause } = time
  const sessionEnded = () => {
    ends += 1
  }
  const controller = todayController({ today, clock, pause, sight, sessionEnded }, location)
  return { controller, gateway: today, time, sight, sent, network, looks: () => looks, ends: () => ends }
}
