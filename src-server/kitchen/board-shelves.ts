import type { PhoneRules } from '../../src-domain/account/phone-rules.ts'
import type { Clock, Instant } from '../../src-domain/time/clock.ts'
import { selectIds } from '../mail/mailed-order.ts'
import type { Database } from '../store/database.ts'
import type { BoardLook } from './board-look.ts'
import { knownBoardOrders, wantedOnBoard, type Zoned } from './board-orders.ts'
import { type BoardShelf, boardShelf } from './board-shelf.ts'
import { boardPrints, comeOrders, houseOf } from './changed-orders.ts'
import { sharedReads } from './shared-reads.ts'
import { withDisplayedPhone } from './with-displayed-phone.ts'

export interface BoardLocation {
  readonly brandId: string
  readonly locationId: string
}

export interface Placement {
  readonly brandId: string
  readonly key: string
}

/**
 * The boards of all locations, kept between looks, so that a look reads what changed and not what is open. Changes of
 * this process are known when they are committed, those of others when their notification arrives. Orders placed just
 * now are found in either case, and all are compared every few seconds, because a notification may be lost.
 */
export interface BoardShelves {
  readonly look: (location: BoardLocation) => Promise<BoardLook>
  /** A command or job changed the order. */
  readonly changed: (change: BoardLocation & { readonly orderId: string }) => void
  /** The order was placed. */
  readonly come: (change: BoardLocation & { readonly orderId: string }) => void
  /** An order was placed whose location is not known yet. Each is `resolved` later. */
  readonly placed: (placement: Placement) => void
  readonly resolved: (placements: readonly Placement[]) => void
  /** An order changed whose location is not known yet. */
  readonly refunded: (orderId: string) => void
  /** Notifications may have been missed. */
  readonly missed: () => void
  /** Whether any board is kept. */
  readonly areKept: () => boolean
}

/** Milliseconds between comparisons of all orders of a board. */
const compareEvery = 10_000
/** Milliseconds between an order's time and its commit that a look allows for; a slower one is told by its process. */
const slowestCommit = 2_000
/** Milliseconds without a look after which a board is dropped. */
const idleLife = 120_000
/** Changes that a board notes between two looks; above it, the next look reads all. */
const mostNoted = 5_000
/** Orders kept of all boards. The board that was looked at longest ago is dropped first. */
const mostKept = 20_000
/** A location's boards rest three times as long as a read took, but not so long that staff would notice. */
const rest = { times: 3, longest: 500 }

interface Kept extends BoardLocation {
  readonly shelf: BoardShelf
  /** Undefined before the first look. */
  house: string | undefined
  lookedAt: Instant
  comparedAt: Instant
  isCompareDue: boolean
  dirty: Set<string>
}

/** What a board noted since the last look. */
type Noted = Pick<Kept, 'dirty' | 'lookedAt' | 'isCompareDue'>

export interface BoardShelvesNeeds {
  readonly looks: Database
  readonly clock: Clock
  readonly phonesOf: (brandId: string) => Pick<PhoneRules, 'displayed'>
}

export function boardShelves({ looks, clock, phonesOf }: BoardShelvesNeeds): BoardShelves {
  const all = new Map<string, Kept>()
  /** Keys of placements by brand. */
  const unresolved = new Map<string, Set<string>>()

  const nameOf = ({ brandId, locationId }: BoardLocation) => `${brandId} ${locationId}`

  /** Puts the board last in the order of dropping. */
  const keptOf = (name: string): Kept => {
    const [brandId = '', locationId = ''] = name.split(' ')
    const kept = all.get(name) ?? {
      ...{ brandId, locationId, shelf: boardShelf(), house: undefined, isCompareDue: true },
      ...{ lookedAt: 0, comparedAt: 0, dirty: new Set<string>() },
    }
    all.delete(name)
    all.set(name, kept)
    return kept
  }

  const shrink = () => {
    let total = 0
    for (const { shelf } of all.values()) total += shelf.size()
    for (const [name, { shelf }] of all) {
      if (total <= mostKept || all.size === 1) return
      all.delete(name)
      total -= shelf.size()
    }
  }

  const note = (kept: Kept | undefined, orderId: string) => {
    if (kept === undefined || orderId === '') return
    const isIdle = clock.now() - kept.lookedAt > idleLife
    if (isIdle || kept.dirty.size >= mostNoted) all.delete(nameOf(kept))
    else kept.dirty.add(orderId)
  }

  const displayed = (one: Zoned): Zoned => ({
    ...one,
    order: withDisplayedPhone(one.order, phonesOf(one.brandId)),
  })

  /** Reads the orders with these ids and adopts what belongs to the board. */
  const readAgain = async ({ shelf, locationId, brandId }: Kept, ids: readonly string[], now: Instant) => {
    if (ids.length === 0) return
    const read = await knownBoardOrders(looks, selectIds(ids), now)
    // A key may be of an order of another location.
    shelf.put(read.filter((one) => one.brandId === brandId && one.locationId === locationId).map(displayed), now, false)
  }

  const readAll = async (kept: Kept, now: Instant) => {
    const read = await knownBoardOrders(looks, wantedOnBoard(kept, now), now)
    const [first] = read
    kept.house = first && houseOf(first.settingsVersion, first.facts.boardSince)
    const wanted = new Set(read.map(({ order }) => order.id))
    kept.shelf.drop(kept.shelf.ids().filter((id) => !wanted.has(id)))
    kept.shelf.put(read.map(displayed), now, true)
  }

  const compare = async (kept: Kept, noted: ReadonlySet<string>, now: Instant) => {
    const { shelf } = kept
    const prints = await boardPrints(looks, wantedOnBoard(kept, now))
    shelf.drop(shelf.ids().filter((id) => !prints.has(id)))
    const differing = [...prints].filter(([id, print]) => shelf.printOf(id) !== print).map(([id]) => id)
    await readAgain(kept, [...new Set([...differing, ...noted, ...shelf.due(now)])], now)
  }

  const readChanged = async (kept: Kept, { dirty, lookedAt, isCompareDue }: Noted, now: Instant) => {
    // A clock that was set back would bring orders back that time has ended.
    if (kept.house === undefined || now < lookedAt) return readAll(kept, now)
    const keys = [...(unresolved.get(kept.brandId) ?? [])]
    const come = await comeOrders(looks, { ...kept, keys, placedSince: lookedAt - slowestCommit })
    if (come.house !== kept.house) return readAll(kept, now)
    if (isCompareDue) return compare(kept, dirty, now)
    const fresh = come.ids.filter((id) => !kept.shelf.has(id))
    return readAgain(kept, [...new Set([...fresh, ...dirty, ...kept.shelf.due(now)])], now)
  }

  const read = async (kept: Kept) => {
    const now = clock.now()
    const { dirty, lookedAt } = kept
    const isCompareDue = kept.isCompareDue || now - kept.comparedAt >= compareEvery
    Object.assign(kept, { dirty: new Set(), isCompareDue: false, lookedAt: now })
    try {
      await readChanged(kept, { dirty, lookedAt, isCompareDue }, now)
    } catch (reason) {
      for (const id of dirty) kept.dirty.add(id)
      kept.isCompareDue = true
      throw reason
    }
    if (isCompareDue) kept.comparedAt = now
    shrink()
    return kept.shelf.look()
  }

  const lookAt = sharedReads((name) => read(keptOf(name)), {
    restAfter: (took) => Math.min(took * rest.times, rest.longest),
    wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds).unref()),
    elapsed: () => performance.now(),
  })

  return {
    look: (location) => lookAt(nameOf(location)),
    changed: ({ orderId, ...location }) => note(all.get(nameOf(location)), orderId),
    come: ({ orderId, ...location }) => {
      const kept = all.get(nameOf(location))
      if (kept?.shelf.has(orderId) === false) note(kept, orderId)
    },
    placed: ({ brandId, key }) => {
      const keys = unresolved.get(brandId) ?? new Set()
      unresolved.set(brandId, keys.add(key))
    },
    resolved: (placements) => {
      for (const { brandId, key } of placements) {
        const keys = unresolved.get(brandId)
        keys?.delete(key)
        if (keys?.size === 0) unresolved.delete(brandId)
      }
    },
    refunded: (orderId) => {
      for (const kept of all.values()) if (kept.shelf.has(orderId)) note(kept, orderId)
    },
    missed: () => {
      for (const kept of all.values()) kept.isCompareDue = true
    },
    areKept: () => all.size > 0,
  }
}
