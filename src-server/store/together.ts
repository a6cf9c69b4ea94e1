import { StoreUnavailable } from './store-unavailable.ts'

interface Waiting<A, B> {
  readonly asked: A
  readonly done: (answer: B) => void
  readonly failed: (reason: unknown) => void
}

export interface TogetherNeeds<A, B> {
  /** Answers in the order of what is asked. What it rejects may be asked again. */
  readonly run: (asked: readonly [A, ...A[]]) => Promise<readonly B[]>
  /** Names that no two of one run may share. */
  readonly names: (asked: A) => readonly string[]
  /** So many in one run. */
  readonly most: number
  /** So many runs at a time; what arrives meanwhile waits for the next and shares it. */
  readonly atOnce: number
}

/**
 * Runs alike questions together: who is alone is asked at once, who comes while others are under way shares the next
 * run. Each has its own answer. A run of several that fails is repeated one by one, so that nobody pays for a neighbour, unless the store itself is away.
 */
export const together = <A, B>({ run, names, most, atOnce }: TogetherNeeds<A, B>) => {
  let queue: Waiting<A, B>[] = []
  let underWay = 0
  let isPlanned = false

  /** The first `most` that share no name; the others keep their places. */
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
      const answers = await run([first.asked, ...others.map(({ asked }) => asked)])
      group.forEach(({ done, failed }, index) => {
        const answer = answers[index]
        if (answer === undefined) failed(new Error('a question was not answered'))
        else done(answer)
      })
    } catch (reason) {
      // What befell the store would befall each of them alone.
      if (others.length === 0 || reason instanceof StoreUnavailable) for (const { failed } of group) failed(reason)
      else await Promise.all(group.map((one) => start([one])))
    }
  }

  const pump = () => {
    isPlanned = false
    while (queue.length > 0 && underWay < atOnce) {
      underWay += 1
      void start(next()).then(() => {
        underWay -= 1
        plan()
      })
    }
  }

  // After the events of this tick: who arrived with the same packet goes with the same run.
  const plan = () => {
    if (isPlanned || queue.length === 0 || underWay >= atOnce) return
    isPlanned = true
    setImmediate(pump)
  }

  return (asked: A): Promise<B> =>
    new Promise((done, failed) => {
      queue.push({ asked, done, failed })
      plan()
    })
}
