import { type Answered, crowdBefore } from './calls-of-crowd.ts'
import { percentile } from './percentile.ts'
import { shopProcesses } from './shop-processes.ts'

export interface CapacityPlan {
  readonly milliseconds: number
  readonly databaseUrl?: string
  readonly beside?: () => void
}

export interface Throughput {
  readonly rate: number
  readonly p95: number
  readonly failures: number
}

const kinds = ['cash', 'card', 'menu', 'menuPage'] as const
export type CapacityReport = Readonly<Record<(typeof kinds)[number], Throughput>>

/** Concurrent callers. More would only queue. */
const atOnce = { cash: 16, card: 16, menu: 16, menuPage: 8 } as const
const warmUp = 3_000

export async function capacityRun({
  milliseconds,
  databaseUrl,
  beside = () => undefined,
}: CapacityPlan): Promise<CapacityReport> {
  const shop = await shopProcesses({ processorDelay: 50, ...(databaseUrl === undefined ? {} : { databaseUrl }) })
  const sampling = setInterval(beside, 500)
  const crowd = await crowdBefore(shop.origin, 16)
  const calls = {
    cash: () => crowd.placing('cash'),
    card: () => crowd.placing('card'),
    menu: crowd.menu,
    menuPage: crowd.menuPage,
  }
  try {
    const measured = async (kind: (typeof kinds)[number]): Promise<Throughput> => {
      await saturated(calls[kind], atOnce[kind], warmUp)
      return saturated(calls[kind], atOnce[kind], milliseconds)
    }
    return {
      menu: await measured('menu'),
      menuPage: await measured('menuPage'),
      cash: await measured('cash'),
      card: await measured('card'),
    }
  } finally {
    clearInterval(sampling)
    crowd.end()
    await shop.close()
  }
}

/** Each caller calls again as soon as it has a response. */
export async function saturated(
  call: () => Promise<Answered>,
  callers: number,
  milliseconds: number,
): Promise<Throughput> {
  const began = performance.now()
  const times: number[] = []
  let failures = 0
  const caller = async () => {
    while (performance.now() - began < milliseconds) {
      const answered = await call()
      if (answered.status === 200) times.push(answered.milliseconds)
      else failures += 1
    }
  }
  await Promise.all(Array.from({ length: callers }, caller))
  return { rate: times.length / ((performance.now() - began) / 1_000), p95: percentile(times, 0.95), failures }
}
