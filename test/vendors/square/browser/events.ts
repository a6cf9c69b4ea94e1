export interface Listeners {
  readonly add: (type: string, listener: (event: SqEvent) => void) => void
  readonly remove: (type: string, listener: (event: SqEvent) => void) => void
  readonly tell: (type: string, detail: unknown) => void
  readonly clear: () => void
}

export interface SqEvent {
  readonly type: string
  readonly detail: unknown
}

export function listeners(): Listeners {
  const all = new Map<string, Set<(event: SqEvent) => void>>()
  return {
    add: (type, listener) => void all.set(type, (all.get(type) ?? new Set()).add(listener)),
    remove: (type, listener) => void all.get(type)?.delete(listener),
    tell: (type, detail) => {
      for (const listener of all.get(type) ?? []) listener({ type, detail })
    },
    clear: () => all.clear(),
  }
}
