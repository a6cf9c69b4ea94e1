/**
 * What can go wrong between a merchant and Stripe. Whether an effect was had, and whether the answer is kept for the
 * idempotency key, follow https://docs.stripe.com/error-low-level
 */
export type FaultKind =
  /** The connection ends before anything was read. */
  | 'cut-before'
  /** All was done, and the answer is lost on the way. */
  | 'cut-after'
  /** No answer, ever; nothing was done. */
  | 'silent-before'
  /** No answer, ever; all was done. */
  | 'silent-after'
  /** 500 although all was done; a retry with the same key gets the same 500. */
  | 'error-after'
  /** 500 and nothing was done; kept like any other answer of an endpoint that had begun. */
  | 'error'
  /** 503 before the endpoint began: nothing is kept. */
  | 'unavailable'
  /** 429: https://docs.stripe.com/rate-limits */
  | 'rate-limit'
  /** The answer waits until `release` is called. */
  | 'held'

export interface Fault {
  readonly kind: FaultKind
  /** "POST /v1/payment_intents": which calls it meets; all without it. */
  readonly on?: RegExp
  /** How many calls it meets; one without it. */
  readonly times?: number
}

export interface Faults {
  readonly add: (fault: Fault) => void
  readonly take: (call: string) => FaultKind | undefined
  readonly clear: () => void
  /** Lets go what is held. */
  readonly release: () => void
  readonly held: () => Promise<void>
  /** How many calls are being held. */
  readonly holding: () => number
}

export function openFaults(): Faults {
  let planned: { readonly fault: Fault; left: number }[] = []
  let waiting: (() => void)[] = []
  const release = () => {
    const all = waiting
    waiting = []
    for (const go of all) go()
  }
  return {
    add: (fault) => planned.push({ fault, left: fault.times ?? 1 }),
    take: (call) => {
      const met = planned.find(({ fault, left }) => left > 0 && (fault.on === undefined || fault.on.test(call)))
      if (met === undefined) return undefined
      met.left -= 1
      return met.fault.kind
    },
    clear: () => {
      planned = []
      release()
    },
    release,
    held: () => new Promise((go) => waiting.push(go)),
    holding: () => waiting.length,
  }
}
