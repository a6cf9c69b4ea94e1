import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import {
  isCountChange,
  markAfter,
  type SentAvailability,
} from '../../../src-domain/availability/availability-change.ts'
import type { AvailabilityGateway } from '../../../src-domain/availability/availability-gateway.ts'
import { availabilityList } from '../../../src-domain/availability/availability-list.ts'
import type { LeftCount } from '../../../src-domain/availability/left-count.ts'
import type { SoldOut } from '../../../src-domain/availability/sold-out.ts'
import type { CallFailure } from '../../../src-domain/call/call-failure.ts'
import { availabilityController } from '../../../src-ui/availability/availability-controller.ts'
import { boardTime } from '../../builders/board-order-builder.ts'
import { aGroup, aMenu, anItem, anOption } from '../../builders/menu-builder.ts'
import { aVirtualTime } from '../../builders/virtual-time.ts'
import { aSight, location } from '../kitchen/board-world.ts'

const menu = aMenu()
  .withGroup(
    aGroup('Bowls').of(
      anItem('Ramen').asking(anOption('Noodles').between(1, 1).offering(anItem('Thin'), anItem('Thick'))),
      anItem('Jalapeño bowl'),
    ),
    aGroup('Drinks').of(anItem('Tea'), anItem('Sake').soldOut()),
  )
  .build()

/** The availability of a location in memory, with a network that a test can cut. */
export function anAvailability() {
  const time = aVirtualTime(boardTime)
  const sight = aSight()
  const sent: SentAvailability[] = []
  const network: { failure: CallFailure | undefined } = { failure: undefined }
  let marks: readonly SoldOut[] = []
  let counts: readonly LeftCount[] = []
  let [looks, ends] = [0, 0]
  const list = () => availabilityList([menu], { marks, counts }, time.clock.now())
  const answered = <A>(answer: () => A): Either<CallFailure, A> =>
    network.failure === undefined ? right(answer()) : left(network.failure)
  const availability: AvailabilityGateway = {
    list: async () => {
      looks += 1
      return answered(list)
    },
    change: async (_, change) => {
      sent.push(change)
      return answered(() => {
        const { kind: of, id: entry, change: what } = change
        if (isCountChange(what)) {
          const others = counts.filter(({ id }) => id !== entry)
          const since = time.clock.now()
          const set = (left: number, version: string) => ({
            id: entry,
            left,
            version,
            since,
            until: since + 18_000_000,
          })
          counts = what._tag === 'Count' ? [...others, set(what.left, what.commandId)] : others
          return list()
        }
        const mark = markAfter(
          { kind: of, id: entry, change: what },
          { timeZone: location.timeZone, hours: [] },
          time.clock.now(),
        )
        if (isLeft(mark)) throw new Error('a time that is past')
        marks = marks.filter(({ kind, id }) => kind !== change.kind || id !== change.id)
        if (mark.right !== undefined) marks = [...marks, mark.right]
        return list()
      })
    },
  }
  const { clock, pause } = time
  const sessionEnded = () => {
    ends += 1
  }
  const controller = availabilityController({ availability, clock, pause, sight, sessionEnded }, location)
  return { controller, gateway: availability, time, sight, sent, network, looks: () => looks, ends: () => ends }
}
