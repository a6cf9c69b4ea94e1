interface Asking {
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string | undefined>>
  readonly signal?: AbortSignal
}

export function aCaller(origin: string) {
  return async (method: string, path: string, asking: Asking = {}) => {
    const { body, headers = {}, signal } = asking
    const usual = { Client: 'copper-1', OS: 'Web', SessionId: 's-1', Version: '1.0.0', locationId: 'P1' }
    const all = Object.entries<string | undefined>({
      ...usual,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    })
    const answer = await fetch(`${origin}/v1${path}`, {
      method,
      headers: all.flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]])),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    })
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, body: text === '' ? undefined : readable(text) }
  }
}
export type Caller = ReturnType<typeof aCaller>

function readable(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** A soup with its required bread. */
export const soup = {
  ...{ group: 'g1', item: 'i1', notes: '', restaurantGroup: null, quantity: 1 },
  modifiers: [{ item: 'm1', option: 'o1', modifiers: [] }],
}

export function orderOf(items: readonly object[]) {
  return { items, orderType: 'pickup' }
}
