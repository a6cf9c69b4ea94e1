/** What goes wrong with a call: before the house has acted on it, or after. */
export type Wrong =
  | { readonly _tag: 'Slow'; readonly milliseconds: number }
  /** The connection stays open, and nothing ever comes. */
  | { readonly _tag: 'Hang'; readonly at: 'before' | 'after' }
  /** The connection is cut. */
  | { readonly _tag: 'Drop'; readonly at: 'before' | 'after' }
  /** An error instead of the answer, with a text or without. */
  | { readonly _tag: 'Refuse'; readonly at: 'before' | 'after'; readonly status: number; readonly message?: string }
  /** The house's own answer, changed: another word, a missing field, a wrong shape. */
  | { readonly _tag: 'Change'; readonly change: (body: unknown) => unknown }
  /** Bytes that are no JSON. */
  | { readonly _tag: 'Garble' }

export interface Misbehaviour {
  /** As the contract spells it: 'GET /order/{id}/status'. */
  readonly on: string
  readonly wrong: Wrong
  /** So many calls, and then no more. All of them, where nothing is said. */
  readonly times?: number
}

export interface Misbehaviours {
  readonly add: (one: Misbehaviour) => void
  readonly clear: () => void
  /** What goes wrong with this call, if anything; takes it off what is left. */
  readonly take: (call: string) => Wrong | undefined
}

export function misbehaviours(): Misbehaviours {
  let left: { readonly on: string; readonly wrong: Wrong; times: number }[] = []
  return {
    add: ({ on, wrong, times = Number.POSITIVE_INFINITY }) => {
      left.push({ on, wrong, times })
    },
    clear: () => {
      left = []
    },
    take: (call) => {
      const found = left.find(({ on, times }) => on === call && times > 0)
      if (found === undefined) return undefined
      found.times -= 1
      return found.wrong
    },
  }
}

/** The answer without these fields, at any depth. */
export function without(...names: readonly string[]): (body: unknown) => unknown {
  const strip = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(strip)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name]) => !names.includes(name))
        .map(([name, inner]) => [name, strip(inner)]),
    )
  }
  return strip
}

/** The answer with these fields in place of its own. */
export function withFields(fields: Readonly<Record<string, unknown>>) {
  return (body: unknown): unknown => ({ ...Object(body), ...fields })
}
