import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { drained } from '../faults/phoenix.ts'
import { type Answered, crowdBefore } from './calls-of-crowd.ts'
import { saturated } from './capacity-run.ts'
import { percentile } from './percentile.ts'
import { isNoTelling, shopProcesses } from './shop-processes.ts'

export interface OverloadPlan {
  readonly milliseconds: number
  /** Multiple of the capacity. */
  readonly times: number
  readonly isOpening?: boolean
  readonly databaseUrl?: string
  /** Minimum share of the capacity that is placed; default a quarter. */
  readonly leastTaken?: number
  /** Scales milliseconds to this machine, asked at the end. */
  readonly scaled: (milliseconds: number) => number
  readonly beside?: () => void
}

export interface OverloadReport {
  readonly capacity: number
  /** Per second during the flood: sent, and placed. */
  readonly offered: number
  readonly accepted: number
  readonly refused: number
  readonly p99OfAccepted: number
  readonly p99OfRefused: number
  /** Milliseconds of a placement on an idle server, before and ten seconds after. */
  readonly calmBefore: number
  readonly calmAfter: number
  readonly odd: Readonly<Record<string, number>>
  readonly wrongs: readonly string[]
}

const bound = 5_000
const recovery = 10_000
/** Connections that a proxy keeps open. Beyond them a call does not reach the server. */
const mostOpen = 1_000
const calls = 20

export async function overloadRun(plan: OverloadPlan): Promise<OverloadReport> {
  const { databaseUrl, beside = () => undefined } = plan
  const shop = await shopProcesses(databaseUrl === undefined ? {} : { databaseUrl })
  const crowd = await crowdBefore(shop.origin, mostOpen, plan.isOpening)
  const sampling = setInterval(beside, 500)
  const place = () => crowd.placing('cash')
  try {
    await saturated(place, 16, 3_000)
    const { rate: before } = await saturated(place, 16, 8_000)
    const calmBefore = await calm(place)
    await Promise.all(Array.from({ length: mostOpen }, () => crowd.statusOf(randomUUID())))
    const began = performance.now()
    const answers = await flood(place, before * plan.times, plan.milliseconds)
    const took = performance.now() - began
    await sleep(recovery)
    const calmAfter = await calm(place)
    // The lower counts, since other load may vary.
    const capacity = Math.min(before, (await saturated(place, 16, 8_000)).rate)
    const left = await drained(shop.origin, Date.now() + 30_000, isNoTelling)
    const code = await shop.server.end('SIGTERM')
    const accepted = answers.filter(({ status }) => status === 200)
    const refused = answers.filter(({ status, retryAfter }) => status === 503 && Number(retryAfter) > 0)
    const odd: Record<string, number> = {}
    for (const one of answers)
      if (one.status !== 200 && !refused.includes(one)) odd[one.status] = (odd[one.status] ?? 0) + 1
    const seconds = took / 1_000
    const report = {
      capacity,
      offered: answers.length / seconds,
      accepted: accepted.length / seconds,
      refused: refused.length / seconds,
      p99OfAccepted: percentile(timesOf(accepted), 0.99),
      p99OfRefused: refused.length === 0 ? 0 : percentile(timesOf(refused), 0.99),
      calmBefore,
      calmAfter,
      odd,
    }
    return {
      ...report,
      wrongs: [...wrongsOf(report, plan), ...(left === undefined ? [] : [left]), ...ended(code)],
    }
  } finally {
    clearInterval(sampling)
    crowd.end()
    await shop.close()
  }
}

function ended(code: number | null): readonly string[] {
  return code === 0 ? [] : [`asked to stop, the server ended with ${code}`]
}

function timesOf(answers: readonly Answered[]): readonly number[] {
  return answers.map(({ milliseconds }) => milliseconds)
}

async function calm(place: () => Promise<Answered>): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < calls; n += 1) {
    const { status, milliseconds } = await place()
    times.push(status === 200 ? milliseconds : Number.POSITIVE_INFINITY)
    await sleep(100)
  }
  return percentile(times, 0.95)
}

async function flood(place: () => Promise<Answered>, rate: number, milliseconds: number): Promise<readonly Answered[]> {
  const answers: Answered[] = []
  const underWay = new Set<Promise<void>>()
  const began = performance.now()
  for (let begun = 0; performance.now() - began < milliseconds; ) {
    const due = ((performance.now() - began) / 1_000) * rate
    for (; begun < due; begun += 1) {
      if (underWay.size >= mostOpen) continue
      const work = place().then((answered) => {
        answers.push(answered)
        underWay.delete(work)
      })
      underWay.add(work)
    }
    await sleep(5)
  }
  await Promise.all(underWay)
  return answers
}

/** A minimum share is placed throughout; the others get 503 with Retry-After. */
export function wrongsOf(
  report: Omit<OverloadReport, 'wrongs'>,
  { scaled, leastTaken = 1 / 4 }: Pick<OverloadPlan, 'scaled' | 'leastTaken'>,
): readonly string[] {
  const { accepted, capacity, p99OfAccepted, p99OfRefused, calmBefore, calmAfter, odd } = report
  return [
    ...(accepted >= leastTaken * capacity
      ? []
      : [`only ${accepted.toFixed(0)} of ${capacity.toFixed(0)} a second were taken`]),
    ...(p99OfAccepted < scaled(bound) ? [] : [`who was taken waited ${p99OfAccepted.toFixed(0)} ms`]),
    ...(p99OfRefused < scaled(bound) ? [] : [`who was refused waited ${p99OfRefused.toFixed(0)} ms`]),
    ...(calmAfter < Math.max(scaled(250), 3 * calmBefore)
      ? []
      : [`afterwards a placement takes ${calmAfter.toFixed(0)} ms, before ${calmBefore.toFixed(0)}`]),
    ...Object.entries(odd).map(([status, times]) => `${times} times ${status === '0' ? 'no answer' : status}`),
  ]
}
