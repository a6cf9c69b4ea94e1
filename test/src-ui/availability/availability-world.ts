import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import {
  type CountChange,
  isCountChange,
  markAfter,
  type SentAvailability,
  type SentMark,
} from '../../../src-domain/availability/availability-change.ts'
import type { AvailabilityGateway } from '../../../src-domain/availability/availability-gateway.ts'
import { type AvailabilityEntry, availabilityList } from '../../../src-domain/availability/availability-list.ts'
import type { LeftCount } from '../../../src-domain/availability/left-count.ts'
import type { SoldOut } from '../../../src-domain/availability/sold-out.ts'
import type { CallFailure } from '../../../src-domain/call/call-failure.ts'
import type { BoardGateway } from '../../../src-domain/kitchen/board-gateway.ts'
import { availabilityController } from '../../../src-ui/availability/availability-controller.ts'
import { boardTime } from '../../builders/board-order-builder.ts'
import { someIds } from '../../builders/fake-ports.ts'
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
  const watching = new Set<() => void>()
  const list = () => availabilityList([menu], { marks, counts }, time.clock.now())
  const answered = <A>(answer: () => A): Either<CallFailure, A> =>
    network.failure === undefined ? right(answer()) : left(network.failure)
  const countOf = (id: string, units: number, version: string): LeftCount => {
    const since = time.clock.now()
    return { id, left: units, version, since, until: since + 18_000_000 }
  }
  const counted = (id: string, change: CountChange): Either<CallFailure, readonly AvailabilityEntry[]> => {
    const found = counts.find((count) => count.id === id)
    if (found !== undefined && found.version !== change.seen)
      return left({ _tag: 'Refused', status: 409, code: 'count_changed', message: '' })
    counts = counts.filter((count) => count !== found)
    if (change._tag === 'Count') counts = [...counts, countOf(id, change.left, change.commandId)]
    return answered(list)
  }
  const marked = (sold: SentMark) => {
    const mark = markAfter(sold, { timeZone: location.timeZone, hours: [] }, time.clock.now())
    if (isLeft(mark)) throw new Error('a time that is past')
    marks = marks.filter(({ kind, id }) => kind !== sold.kind || id !== sold.id)
    if (mark.right !== undefined) marks = [...marks, mark.right]
    if (mark.right === undefined) counts = counts.filter((count) => count.id !== sold.id || count.left > 0)
    return answered(list)
  }
  const availability: AvailabilityGateway = {
    list: async () => {
      looks += 1
      return answered(list)
    },
    change: async (_, change) => {
      sent.push(change)
      if (network.failure !== undefined) return left(network.failure)
      const { kind, id, change: what } = change
      return isCountChange(what) ? counted(id, what) : marked({ kind, id, change: what })
    },
  }
  const { clock, pause } = time
  const boards: Pick<BoardGateway, 'watch'> = {
    watch: (_, changed) => {
      watching.add(changed)
      return () => watching.delete(changed)
    },
  }
  /** An order takes `units` of a counted dish. */
  const sell = (dish: string, units: number) => {
    counts = counts.map((count) => (count.id === dish ? { ...count, left: count.left - units } : count))
    for (const changed of watching) changed()
  }
  /** Another member counts. */
  const countElsewhere = (dish: string, units: number) => {
    counts = [...counts.filter(({ id }) => id !== dish), countOf(dish, units, '5f0c7e1a-3b1d-4c55-8a51-6f0e2d9c4b7a')]
  }
  const sessionEnded = () => {
    ends += 1
  }
  const controller = availabilityController(
    { availability, boards, ids: someIds(), clock, pause, sight, sessionEnded },
    location,
  )
  return {
    controller,
    gateway: availability,
    time,
    sight,
    sent,
    network,
    sell,
    countElsewhere,
    looks: () => looks,
    ends: () => ends,
  }
}
