import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../../src-domain/call/call-failure.ts'
import type { BoardGateway, CommandRefused, SentCommand } from '../../../src-domain/kitchen/board-gateway.ts'
import type { BoardMemory } from '../../../src-domain/kitchen/board-memory.ts'
import type { BoardOrder } from '../../../src-domain/kitchen/board-order.ts'
import { type CommandRefusal, decideCommand } from '../../../src-domain/kitchen/decide-command.ts'
import type { Ring, RingPattern } from '../../../src-domain/kitchen/ring.ts'
import type { StaffSession } from '../../../src-domain/staff/staff-gateway.ts'
import type { Clock } from '../../../src-domain/time/clock.ts'
import { boardController } from '../../../src-ui/kitchen/board-controller.ts'
import { recordsController } from '../../../src-ui/kitchen/records-controller.ts'
import { boardTime } from '../../builders/board-order-builder.ts'
import { someIds } from '../../builders/fake-ports.ts'
import { aVirtualTime } from '../../builders/virtual-time.ts'
import { aRecordServer } from './record-world.ts'

export const location = { id: 'red-hook', name: 'Red Hook', timeZone: 'America/New_York' }

export const counterSession: StaffSession = {
  member: { id: 'ada', email: 'ada@example.com', name: 'Ada', role: 'counter', locationIds: ['red-hook'] },
  locations: [location],
}

/** An order server's board in memory, with a network that a test can cut. */
export function aBoardServer(now: () => number, initial: readonly BoardOrder[] = []) {
  let orders = initial
  const answered = new Map<string, BoardOrder>()
  const sent: SentCommand[] = []
  const watchers = new Set<() => void>()
  const network: {
    failure: CallFailure | undefined
    refusal: CommandRefusal | undefined
    isAnswerLost: boolean
  } = {
    failure: undefined,
    refusal: undefined,
    isAnswerLost: false,
  }
  let looks = 0
  const carryOut = ({ orderId, commandId, version, command }: SentCommand): Either<CommandRefused, BoardOrder> => {
    const known = answered.get(commandId)
    if (known !== undefined) return right(known)
    const order = orders.find(({ id }) => id === orderId)
    if (order === undefined) throw new Error(`no order ${orderId}`)
    if (network.refusal !== undefined) return left({ _tag: 'CommandRefused', refusal: network.refusal, order })
    const decided = decideCommand(order, order, { command, version }, now())
    if (isLeft(decided)) return left({ _tag: 'CommandRefused', refusal: decided.left, order })
    const next = after(order, decided.right)
    orders = orders.map((one) => (one.id === orderId ? next : one))
    answered.set(commandId, next)
    return right(next)
  }
  const gateway: BoardGateway = {
    orders: async () => {
      looks += 1
      return network.failure === undefined ? right(orders) : left(network.failure)
    },
    send: async (command) => {
      sent.push(command)
      if (network.failure !== undefined) return left(network.failure)
      const outcome = carryOut(command)
      return network.isAnswerLost ? left({ _tag: 'NoResponse' }) : outcome
    },
    watch: (_, changed, connected) => {
      watchers.add(changed)
      connected(true)
      return () => watchers.delete(changed)
    },
  }
  return {
    gateway,
    sent,
    network,
    looks: () => looks,
    watching: () => watchers.size,
    carriedOut: () => answered.size,
    put: (order: BoardOrder) => {
      orders = [...orders.filter(({ id }) => id !== order.id), order]
    },
    announce: () => {
      for (const changed of watchers) changed()
    },
  }
}

type Decided = ReturnType<typeof decideCommand> extends Either<unknown, infer E> ? E : never

function after(order: BoardOrder, event: Decided): BoardOrder {
  const { version, at } = event
  switch (event._tag) {
    case 'Delayed':
      return { ...order, version, promisedAt: event.promisedAt }
    case 'Accepted':
      return moved({ ...order, promisedAt: event.promisedAt }, 'accepted', version, at)
    case 'Ready':
      return moved(order, 'ready', version, at)
    case 'SentOut':
      return moved(
        { ...order, ...(event.driver === undefined ? {} : { driver: event.driver }) },
        'out-for-delivery',
        version,
        at,
      )
    case 'Completed':
      return moved(order, 'completed', version, at)
    case 'Cancelled':
      return moved({ ...order, cancelReason: event.reason }, 'cancelled', version, at)
  }
}

function moved(
  order: BoardOrder,
  status: BoardOrder['steps'][number]['status'],
  version: number,
  at: number,
): BoardOrder {
  return { ...order, status, version, steps: [...order.steps, { status, at }] }
}

export function aConnection() {
  let isOn = true
  const listeners = new Set<() => void>()
  return {
    isOnline: () => isOn,
    onChange: (listen: () => void) => {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
    turn: (next: boolean) => {
      isOn = next
      for (const listen of listeners) listen()
    },
  }
}

export function aSight() {
  const listeners = new Set<() => void>()
  return {
    isHidden: () => false,
    onChange: (listen: () => void) => {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
    show: () => {
      for (const listen of listeners) listen()
    },
  }
}

export function aBoardMemory(initial: Readonly<Record<string, readonly string[]>> = {}) {
  let [touched, location]: [Readonly<Record<string, readonly string[]>>, string | undefined] = [initial, undefined]
  const memory: BoardMemory = {
    location: () => location,
    keepLocation: (id) => {
      location = id
    },
    touched: (id) => touched[id] ?? [],
    keepTouched: (id, orderIds) => {
      touched = { ...touched, [id]: orderIds }
    },
    forget: () => {
      touched = {}
      location = undefined
    },
  }
  return memory
}

export function aRing(isRefused = false) {
  let isAllowed = false
  const listeners = new Set<() => void>()
  const played: RingPattern[] = []
  const allow = (next: boolean) => {
    isAllowed = next
    for (const listen of listeners) listen()
  }
  const ring: Ring = {
    unlock: async () => {
      if (!isRefused) allow(true)
      return isAllowed
    },
    isAllowed: () => isAllowed,
    play: (pattern) => {
      played.push(pattern)
    },
    onChange: (listen) => {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
  }
  return { ring, played, allow }
}

/** `clockOf` wraps the device's clock. */
export function aBoard(
  orders: readonly BoardOrder[] = [],
  { memory = aBoardMemory(), clockOf = (clock: Clock) => clock } = {},
) {
  const time = aVirtualTime(boardTime)
  const server = aBoardServer(time.clock.now, orders)
  const [connection, sight] = [aConnection(), aSight()]
  let ends = 0
  const controller = boardController(
    {
      boards: server.gateway,
      clock: clockOf(time.clock),
      pause: time.pause,
      ids: someIds(),
      connection,
      sight,
      memory,
      sessionEnded: () => {
        ends += 1
      },
    },
    location,
  )
  const recorded = aRecordServer()
  const records = recordsController(
    {
      records: recorded.gateway,
      ids: someIds(),
      sessionEnded: () => {
        ends += 1
      },
    },
    controller,
  )
  return {
    ...{ time, server, connection, sight, controller, memory, recorded, records },
    ends: () => ends,
    open: async () => {
      const close = controller.open()
      await time.settle()
      return close
    },
    order: (id = 'order-318') => controller.board.current().orders?.find((one) => one.id === id),
  }
}
