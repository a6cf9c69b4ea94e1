import { AsyncResource } from 'node:async_hooks'
import { sql } from 'kysely'
import type { Log } from '../log.ts'
import type { Database } from '../store/database.ts'
import { longestMessage, type Notifications } from '../store/notifications.ts'
import type { BoardShelves } from './board-shelves.ts'
import { spacedTells } from './spaced-tells.ts'

/** A change of an order, as sent to its watchers. */
export interface OrderChange {
  readonly brandId: string
  readonly locationId: string
  readonly orderId: string
  /** Number of changes by commands so far. */
  readonly version: number
}

export type Watched =
  | { readonly _tag: 'Location'; readonly brandId: string; readonly locationId: string }
  | { readonly _tag: 'Order'; readonly orderId: string }

export interface OrderChanges {
  /** Call after the commit of a command. */
  readonly changed: (change: OrderChange) => void
  /** Call after a placement was completed. */
  readonly placed: (placement: { readonly brandId: string; readonly key: string }) => void
  /** Call after a job changed an order, such as a refund that ended. */
  readonly refunded: (orderId: string) => void
  /** Call after a device or key lost its access. Streams of the locations check their permission. */
  readonly accessChanged: (brandId: string, locationIds: readonly string[]) => void
  /** Returns a function that stops watching. `version` is undefined if events may have been missed. */
  readonly watch: (watched: Watched, hear: (version: number | undefined) => void) => () => void
  readonly close: () => Promise<void>
}

/** Milliseconds to collect orders into one look-up, and from one look-up to the next. */
const gather = { first: 25, next: 100 }
const mostAtOnce = 500
/** Sent in place of a version if no order changed. */
const noVersion = -1

/** Notifies watchers of changed orders, in this process and in all others of the database. */
export function openOrderChanges({
  looks,
  notifications,
  boards,
  log,
}: {
  readonly looks: Database
  readonly notifications: Notifications
  readonly boards: Omit<BoardShelves, 'look'>
  readonly log: Log
}): OrderChanges {
  const watchers = new Map<string, Set<(version: number | undefined) => void>>()
  let keys: { readonly brand_id: string; readonly key: string }[] = []
  let ids: string[] = []
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined

  /** Messages of this process, whose changes the boards know already. */
  const own = new Set<string>()
  let lookedUpAt = Number.NEGATIVE_INFINITY
  let openBoards = 0

  const tell = (topic: string, version: number) => {
    for (const hear of watchers.get(topic) ?? []) hear(version === noVersion ? undefined : version)
  }
  const spaced = spacedTells({
    tell,
    openBoards: () => openBoards,
    after: (milliseconds, run) => {
      const pause = setTimeout(run, milliseconds).unref()
      return () => clearTimeout(pause)
    },
  })
  notifications.listen(
    (message) => {
      const isOwn = own.delete(message)
      for (const change of changesIn(message)) {
        const { brandId, locationId, orderId, version } = change
        if (!isOwn) boards.changed(change)
        const location = topicOf({ _tag: 'Location', brandId, locationId })
        // A member who lost access must not wait.
        if (version === noVersion) tell(location, version)
        else spaced.tell(location, version)
        tell(topicOf({ _tag: 'Order', orderId }), version)
      }
    },
    () => {
      boards.missed()
      for (const all of watchers.values()) for (const hear of all) hear(undefined)
    },
  )

  const send = (changes: readonly OrderChange[]) => {
    for (const message of messagesOf(changes)) {
      own.add(message)
      notifications.send(message)
    }
  }

  const lookUp = async () => {
    const [placed, refunded] = [keys.splice(0, mostAtOnce), ids.splice(0, mostAtOnce)]
    try {
      const changes = await changesOf(looks, placed, refunded)
      for (const change of changes) boards.come(change)
      send(changes)
    } catch (reason) {
      boards.missed()
      // Boards poll every half minute.
      log.warn({ reason: String(reason) }, 'changed orders could not be looked up')
    }
    boards.resolved(placed.map(({ brand_id, key }) => ({ brandId: brand_id, key })))
  }

  // Outside the context of the call that planned it: these statements are not the call's.
  const look = AsyncResource.bind(() => {
    timer = undefined
    lookedUpAt = performance.now()
    looking = lookUp().finally(() => {
      looking = undefined
      if (keys.length + ids.length > 0) plan()
    })
  })

  const plan = () => {
    if (timer !== undefined) return
    timer = setTimeout(look, Math.max(gather.first, lookedUpAt + gather.next - performance.now()))
    timer.unref()
  }

  /** A placement concerns boards alone: no page watches an order before it is placed. */
  const isPlacementHeard = () => notifications.isShared || openBoards > 0 || boards.areKept()

  return {
    changed: (change) => {
      boards.changed(change)
      send([change])
    },
    placed: ({ brandId, key }) => {
      if (!isPlacementHeard()) return
      boards.placed({ brandId, key })
      keys.push({ brand_id: brandId, key })
      plan()
    },
    refunded: (orderId) => {
      boards.refunded(orderId)
      if (!notifications.isShared && watchers.size === 0) return
      ids.push(orderId)
      plan()
    },
    accessChanged: (brandId, locationIds) =>
      send(locationIds.map((locationId) => ({ brandId, locationId, orderId: '', version: noVersion }))),
    watch: (watched, hear) => {
      const topic = topicOf(watched)
      const all = watchers.get(topic) ?? new Set()
      watchers.set(topic, all.add(hear))
      const boardsHere = watched._tag === 'Location' ? 1 : 0
      openBoards += boardsHere
      return () => {
        if (all.delete(hear)) openBoards -= boardsHere
        if (all.size === 0 && watchers.get(topic) === all) watchers.delete(topic)
      }
    },
    close: async () => {
      clearTimeout(timer)
      spaced.close()
      keys = []
      ids = []
      await looking
      await notifications.close()
    },
  }
}

function topicOf(watched: Watched): string {
  return JSON.stringify(watched._tag === 'Order' ? [watched.orderId] : [watched.brandId, watched.locationId])
}

/** Puts as many orders into one message as fit. */
export function messagesOf(changes: readonly OrderChange[]): readonly string[] {
  const messages: string[] = []
  let entries: (readonly [string, string, string, number])[] = []
  for (const { brandId, locationId, orderId, version } of changes) {
    const next = [...entries, [brandId, locationId, orderId, version] as const]
    if (Buffer.byteLength(JSON.stringify(next)) <= longestMessage) {
      entries = next
      continue
    }
    messages.push(JSON.stringify(entries))
    entries = [[brandId, locationId, orderId, version]]
  }
  return entries.length === 0 ? messages : [...messages, JSON.stringify(entries)]
}

/** Ignores entries that another version of the program wrote. */
function changesIn(message: string): readonly OrderChange[] {
  const entries: unknown = JSON.parse(message)
  if (!Array.isArray(entries)) return []
  return entries.flatMap((entry: unknown) => {
    if (!Array.isArray(entry)) return []
    const [brandId, locationId, orderId, version]: readonly unknown[] = entry
    return typeof brandId === 'string' &&
      typeof locationId === 'string' &&
      typeof orderId === 'string' &&
      typeof version === 'number'
      ? [{ brandId, locationId, orderId, version }]
      : []
  })
}

interface Row {
  readonly brand_id: string
  readonly location_id: string
  readonly id: string
  readonly version: number
}

/** Current versions of the orders with these keys or ids. */
export async function changesOf(
  db: Database,
  keys: readonly { readonly brand_id: string; readonly key: string }[],
  ids: readonly string[],
): Promise<readonly OrderChange[]> {
  const { rows } = await sql<Row>`
    select o.brand_id, o.location_id, o.id, coalesce(p.version, 0) as version
    from (
      select placements.order_id as id
      from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as asked (brand_id text, key uuid)
      join placements on placements.brand_id = asked.brand_id and placements.key = asked.key
      union select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)
    ) wanted
    join orders o on o.id = wanted.id
    left join order_progress p on p.order_id = o.id`.execute(db)
  return rows.map(({ brand_id, location_id, id, version }) => ({
    ...{ brandId: brand_id, locationId: location_id, orderId: id },
    version: Number(version),
  }))
}
