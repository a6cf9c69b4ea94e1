import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { drained } from '../faults/phoenix.ts'
import { type Crowd, crowdBefore } from './calls-of-crowd.ts'
import { isNoTelling, type ShopProcesses, shopProcesses } from './shop-processes.ts'

export interface RecoveryPlan {
  /** Orders in the store before the first crash. */
  readonly orders: number
  readonly kills: number
  readonly restarts: number
  readonly databaseUrl?: string
  /** Milliseconds from a crash to the next placement, on the reference machine. */
  readonly bound: number
  /** Scales milliseconds to this machine, asked at the end. */
  readonly scaled: (milliseconds: number) => number
  readonly tell?: (line: string) => void
  readonly beside?: () => void
}

export interface RecoveryReport {
  readonly orders: number
  /** Milliseconds to place the initial orders. */
  readonly filledIn: number
  /** Milliseconds from each `kill -9` to the first placement. */
  readonly afterKill: readonly number[]
  /** Milliseconds without a placement during a graceful restart. */
  readonly afterStop: readonly number[]
  readonly placed: number
  readonly sentAgain: number
  readonly bound: number
  readonly wrongs: readonly string[]
}

const callers = 8
/** Enough to fill shared statements. */
const fillers = 48
const between = 3_000
const longestRetry = 60_000
/** Milliseconds until all intents are final (R1): recovery looks up an attempt more than once. */
const longestSettling = 120_000

/** Kills and restarts a server with many stored orders while customers order and retry. */
export async function recoveryRun(plan: RecoveryPlan): Promise<RecoveryReport> {
  const { databaseUrl, beside = () => undefined, tell = () => undefined } = plan
  const shop = await shopProcesses(databaseUrl === undefined ? {} : { databaseUrl })
  const crowd = await crowdBefore(shop.origin, 64)
  const sampling = setInterval(beside, 500)
  try {
    const began = performance.now()
    await filled(crowd, plan.orders)
    const filledIn = performance.now() - began
    tell(`${plan.orders} orders after ${(filledIn / 1_000).toFixed(0)} s`)
    const orders = orderersOf(crowd)
    const afterKill: number[] = []
    for (let n = 0; n < plan.kills; n += 1) {
      afterKill.push(await without(shop, 'SIGKILL', orders))
      tell(`an order ${afterKill.at(-1)} ms after a kill`)
    }
    const afterStop: number[] = []
    for (let n = 0; n < plan.restarts; n += 1) {
      afterStop.push(await without(shop, 'SIGTERM', orders))
      tell(`an order ${afterStop.at(-1)} ms after a stop`)
    }
    await sleep(between)
    await orders.end()
    tell(`${orders.placed()} orders beside it`)
    const left = await drained(shop.origin, Date.now() + longestSettling, isNoTelling)
    const untold = await untoldOf(crowd, orders.keys)
    const bound = plan.scaled(plan.bound)
    return {
      orders: plan.orders,
      filledIn,
      afterKill,
      afterStop,
      placed: orders.placed(),
      sentAgain: orders.sentAgain(),
      bound,
      wrongs: [
        ...[...afterKill, ...afterStop].filter((one) => !(one < bound)).map((one) => `${one} ms without an order`),
        ...orders.lost.map((key) => `never placed: ${key}`),
        ...untold.map((key) => `placed, and not told of: ${key}`),
        ...(left === undefined ? [] : [left]),
      ],
    }
  } finally {
    clearInterval(sampling)
    crowd.end()
    await shop.close()
  }
}

async function filled(crowd: Crowd, orders: number): Promise<void> {
  let left = orders
  const caller = async () => {
    while (left > 0) {
      left -= 1
      for (;;) {
        const { status, text } = await crowd.placing('cash')
        if (status === 200) break
        if (status !== 503) throw new Error(`an order was answered ${status} ${text}`)
        await sleep(between / 10)
      }
    }
  }
  await Promise.all(Array.from({ length: fillers }, caller))
}

/** Ends a server under load, restarts it, and returns the milliseconds until an order sent after that is placed. */
async function without(
  { server }: ShopProcesses,
  signal: 'SIGKILL' | 'SIGTERM',
  orders: ReturnType<typeof orderersOf>,
): Promise<number> {
  await sleep(between)
  const began = performance.now()
  await server.end(signal)
  const next = orders.nextPlaced()
  await Promise.all([server.rise(), next])
  return Math.round((await next) - began)
}

/** Customers order one thing after another and retry each key until it is placed. */
function orderersOf(crowd: Crowd) {
  const keys: string[] = []
  const lost: string[] = []
  let [placed, sentAgain, isOver] = [0, 0, false]
  let told: (() => void)[] = []
  const order = async () => {
    const key = randomUUID()
    const kind = Math.random() < 0.5 ? 'cash' : 'card'
    const until = performance.now() + longestRetry
    for (let times = 0; performance.now() < until; times += 1) {
      if (times > 0) sentAgain += 1
      if ((await crowd.placing(kind, key)).status === 200) {
        keys.push(key)
        placed += 1
        for (const tell of told.splice(0)) tell()
        return
      }
      await sleep(50)
    }
    lost.push(key)
  }
  const caller = async () => {
    while (!isOver) await order()
  }
  const done = Promise.all(Array.from({ length: callers }, caller))
  return {
    keys,
    lost,
    placed: () => placed,
    sentAgain: () => sentAgain,
    nextPlaced: () =>
      new Promise<number>((resolve) => {
        told = [...told, () => resolve(performance.now())]
      }),
    end: async () => {
      isOver = true
      await done
    },
  }
}

async function untoldOf(crowd: Crowd, keys: readonly string[]): Promise<readonly string[]> {
  const untold: string[] = []
  for (const key of keys) {
    const { status, text } = await crowd.statusOf(key)
    if (status !== 200 || !/"statusCode":200\b/.test(text)) untold.push(key)
  }
  return untold
}
