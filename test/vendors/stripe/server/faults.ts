/** Faults between a merchant and Stripe. Effects and stored responses follow https://docs.stripe.com/error-low-level */
export type FaultKind =
  /** Connection cut before the request is read. */
  | 'cut-before'
  /** Takes effect, and the response is lost. */
  | 'cut-after'
  /** No effect, no response. */
  | 'silent-before'
  /** Takes effect, no response. */
  | 'silent-after'
  /** 500 after taking effect; a retry with the same key gets the same 500. */
  | 'error-after'
  /** 500 without effect, stored like any response of an endpoint that had begun. */
  | 'error'
  /** 503 before the endpoint began: not stored. */
  | 'unavailable'
  | 'rate-limit'
  /** Held until `release`. */
  | 'held'

export interface Fault {
  readonly kind: FaultKind
  /** Affected calls, like "POST /v1/payment_intents"; default: all. */
  readonly on?: RegExp
  /** Number of affected calls; default: one. */
  readonly times?: number
}

export interface Faults {
  readonly add: (fault: Fault) => void
  readonly take: (call: string) => FaultKind | undefined
  readonly clear: () => void
  readonly release: () => void
  readonly held: () => Promise<void>
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
