export type Wrong =
  | { readonly _tag: 'Slow'; readonly milliseconds: number }
  | { readonly _tag: 'Hang'; readonly at: 'before' | 'after' }
  | { readonly _tag: 'Drop'; readonly at: 'before' | 'after' }
  | { readonly _tag: 'Refuse'; readonly at: 'before' | 'after'; readonly status: number; readonly message?: string }
  | { readonly _tag: 'Change'; readonly change: (body: unknown) => unknown }
  | { readonly _tag: 'Garble' }

export interface Misbehaviour {
  /** In the contract's spelling: 'GET /order/{id}/status'. */
  readonly on: string
  readonly wrong: Wrong
  /** Number of calls affected. Default: all. */
  readonly times?: number
}

export interface Misbehaviours {
  readonly add: (one: Misbehaviour) => void
  readonly clear: () => void
  /** Returns the fault of this call, if any, and counts it as used. */
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

export function withFields(fields: Readonly<Record<string, unknown>>) {
  return (body: unknown): unknown => ({ ...Object(body), ...fields })
}
