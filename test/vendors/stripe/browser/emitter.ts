export type Handler = (event: unknown) => void

export interface Emitter {
  readonly on: (name: string, handler: Handler) => void
  readonly once: (name: string, handler: Handler) => void
  readonly off: (name: string, handler?: Handler) => void
  readonly emit: (name: string, event: unknown) => void
  readonly has: (name: string) => boolean
}

export function emitter(): Emitter {
  const handlers = new Map<string, { readonly handler: Handler; readonly isOnce: boolean }[]>()
  const rows = (name: string) => handlers.get(name) ?? []
  const add = (name: string, handler: Handler, isOnce: boolean) => {
    handlers.set(name, [...rows(name), { handler, isOnce }])
  }
  return {
    on: (name, handler) => add(name, handler, false),
    once: (name, handler) => add(name, handler, true),
    off: (name, handler) => {
      handlers.set(
        name,
        rows(name).filter((row) => handler !== undefined && row.handler !== handler),
      )
    },
    emit: (name, event) => {
      const called = rows(name)
      handlers.set(
        name,
        called.filter(({ isOnce }) => !isOnce),
      )
      for (const { handler } of called) handler(event)
    },
    has: (name) => rows(name).length > 0,
  }
}
