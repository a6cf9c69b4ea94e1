import { OutcomeUnknown, StoreUnavailable } from './store-unavailable.ts'
import { timePerRun } from './time-per-run.ts'

interface Waiting<A, B> {
  readonly asked: A
  readonly done: (answer: B) => void
  readonly failed: (reason: unknown) => void
}

interface Probing {
  readonly done: () => void
  readonly failed: (reason: unknown) => void
}

export interface BatchNeeds<A, B> {
  /** Results are in the order of the requests. A rejected run may be repeated. */
  readonly run: (asked: readonly [A, ...A[]]) => Promise<readonly B[]>
  /** Names that no two requests of a run may share. */
  readonly names: (asked: A) => readonly string[]
  readonly most: number
  readonly atOnce: number
  readonly probe?: () => Promise<unknown>
  /** Milliseconds until a hanging run no longer blocks the next. */
  readonly limit?: number
}

/** A last resort: statements have shorter timeouts. */
const usualLimit = 12_000

export interface BatchedCall<A, B> {
  (asked: A): Promise<B>
  /** Resolves after an empty run, and rejects as a run would. */
  readonly passes: () => Promise<void>
  /** Estimated milliseconds in the queue; 0 for a request that joins the next run. */
  readonly wait: () => number
}

/**
 * Runs a lone request at once; requests that arrive meanwhile share the next run. A failed run is repeated one by one,
 * so that one bad request fails alone, unless the store is down.
 */
export function batched<A, B>(needs: BatchNeeds<A, B>): BatchedCall<A, B> {
  const { run, names, most, atOnce, probe, limit = usualLimit } = needs
  let probes: Probing[] = []
  let queue: Waiting<A, B>[] = []
  let underWay = 0
  let isPlanned = false
  const perRun = timePerRun()

  const next = (): readonly Waiting<A, B>[] => {
    const taken = new Set<string>()
    const chosen: Waiting<A, B>[] = []
    const left: Waiting<A, B>[] = []
    for (const one of queue) {
      const own = names(one.asked)
      if (chosen.length < most && !own.some((name) => taken.has(name))) {
        for (const name of own) taken.add(name)
        chosen.push(one)
      } else left.push(one)
    }
    queue = left
    return chosen
  }

  const start = async (group: readonly Waiting<A, B>[]): Promise<void> => {
    const [first, ...others] = group
    if (first === undefined) return
    try {
      const answers = await ended(limit, run([first.asked, ...others.map(({ asked }) => asked)]))
      group.forEach(({ done, failed }, index) => {
        const answer = answers[index]
        if (answer === undefined) failed(new Error('a question was not answered'))
        else done(answer)
      })
    } catch (reason) {
      // In an outage each request would fail alone, too.
      if (others.length === 0 || reason instanceof StoreUnavailable) for (const { failed } of group) failed(reason)
      else await Promise.all(group.map((one) => start([one])))
    }
  }

  const startProbe = async (waiting: readonly Probing[]): Promise<void> => {
    try {
      await ended(limit, probe?.() ?? Promise.resolve())
      for (const { done } of waiting) done()
    } catch (reason) {
      for (const { failed } of waiting) failed(reason)
    }
  }

  const startNext = (): Promise<void> => {
    if (probes.length === 0) return start(next())
    const waiting = probes
    probes = []
    return startProbe(waiting)
  }

  const pump = () => {
    while (queue.length + probes.length > 0 && underWay < atOnce) {
      underWay += 1
      perRun.began()
      void startNext().then(() => {
        underWay -= 1
        perRun.ended(queue.length + underWay > 0)
        plan()
      })
    }
  }

  // Requests of one packet share a run. A full run starts at once: under load the next tick may be a second away.
  const plan = () => {
    if (queue.length >= most && underWay < atOnce) pump()
    if (isPlanned || queue.length + probes.length === 0 || underWay >= atOnce) return
    isPlanned = true
    setImmediate(() => {
      isPlanned = false
      pump()
    })
  }

  const ask = (asked: A): Promise<B> =>
    new Promise((done, failed) => {
      queue.push({ asked, done, failed })
      plan()
    })
  const passes = (): Promise<void> =>
    new Promise((done, failed) => {
      probes.push({ done, failed })
      plan()
    })
  const wait = () => (queue.length < most ? 0 : Math.ceil((queue.length + 1) / most) * perRun.milliseconds())
  return Object.assign(ask, { passes, wait })
}

function ended<A>(limit: number, work: Promise<A>): Promise<A> {
  return new Promise((done, failed) => {
    const timer = setTimeout(() => failed(new OutcomeUnknown(`no answer within ${limit} ms`)), limit)
    work.then(done, failed).finally(() => clearTimeout(timer))
  })
}
