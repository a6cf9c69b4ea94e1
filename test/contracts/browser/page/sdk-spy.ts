// Spies on a vendor's script from the kit's page: records its arguments and can replace its responses.
export type Sabotage = 'none' | 'throws' | 'rejects' | 'never' | 'held' | 'answers' | 'twice'

export interface SdkSpy {
  readonly come: () => void
  readonly told: () => readonly { readonly name: string; readonly args: unknown }[]
  readonly forget: () => void
  /** Affects the tokenise method from now on; `answers` returns `answer`. */
  readonly sabotage: (how: Sabotage, answer?: unknown) => void
  readonly release: () => void
}

type Call = (...args: unknown[]) => unknown

export function spyOn(global: string, tokenise: string): SdkSpy {
  const told: { name: string; args: unknown }[] = []
  const originals = new WeakMap<object, object>()
  const proxies = new WeakMap<object, object>()
  let how: Sabotage = 'none'
  let answer: unknown
  const held: (() => void)[] = []

  const unwrapped = (value: unknown, depth = 0): unknown => {
    if (!isObject(value)) return value
    const original = originals.get(value)
    if (original !== undefined) return original
    if (depth < 3 && isPlain(value) && Object.values(value).some((part) => isObject(part) && originals.has(part)))
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, unwrapped(part, depth + 1)]))
    return value
  }
  const wronged = (real: (again?: Call) => unknown, callback: Call | undefined): unknown => {
    switch (how) {
      case 'none':
        return real()
      case 'throws':
        throw new Error('the script threw this')
      case 'rejects':
        if (callback !== undefined) throw new Error('the script threw this')
        return Promise.reject(new Error('the script rejected with this'))
      case 'never':
        return new Promise(() => undefined)
      case 'answers':
        return callback === undefined ? Promise.resolve(answer) : void callback(answer)
      case 'twice':
        return real((...said) => {
          callback?.(...said)
          callback?.(...said)
        })
      case 'held':
        return new Promise((resolve) => held.push(() => resolve(real())))
    }
  }
  const wrapped = (value: unknown, name: string): unknown => {
    if (value instanceof Promise) return value.then((now) => wrapped(now, name))
    if (!isSpied(value)) return value
    const known = proxies.get(value)
    if (known !== undefined) return known
    const proxy = new Proxy(value, {
      get: (target, key) => {
        const part: unknown = Reflect.get(target, key, target)
        const row = Reflect.getOwnPropertyDescriptor(target, key)
        if (row?.configurable === false && row.writable === false) return part
        return key === 'prototype' ? part : wrapped(part, String(key))
      },
      apply: (target, self, said: unknown[]) => {
        const args = said.map((one) => unwrapped(one))
        told.push({ name, args: asJson(args) })
        const last = args.at(-1)
        const real = (instead?: Call) => {
          const given = instead === undefined || !isCall(last) ? args : [...args.slice(0, -1), instead]
          return isCall(target) ? Reflect.apply(target, unwrapped(self), given) : undefined
        }
        return wrapped(name === tokenise ? wronged(real, isCall(last) ? last : undefined) : real(), name)
      },
      construct: (target, args: unknown[]) => {
        const made: unknown = isCall(target)
          ? Reflect.construct(
              target,
              args.map((one) => unwrapped(one)),
            )
          : undefined
        const spied = wrapped(made, name)
        return isObject(spied) ? spied : {}
      },
    })
    proxies.set(value, proxy)
    originals.set(proxy, value)
    return proxy
  }

  return {
    // Earlier, the global must be missing: adapters check for it.
    come: () => {
      const value: unknown = Reflect.get(window, global)
      if (isObject(value) && !originals.has(value)) Reflect.set(window, global, wrapped(value, global))
    },
    told: () => told,
    forget: () => void told.splice(0),
    sabotage: (next, given) => {
      how = next
      answer = given
    },
    release: () => {
      how = 'none'
      for (const one of held.splice(0)) one()
    },
  }
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function'
}

function isCall(value: unknown): value is Call {
  return typeof value === 'function'
}

function isPlain(value: object): boolean {
  return Object.getPrototypeOf(value) === Object.prototype
}

/** Functions and objects with methods; responses and DOM objects pass through. */
function isSpied(value: unknown): value is object {
  if (typeof value === 'function') return true
  if (!isObject(value) || Array.isArray(value) || value instanceof Node || value instanceof Error) return false
  if (!isPlain(value)) return !(value instanceof Promise) && !(value instanceof EventTarget)
  return Object.values(value).some((part) => typeof part === 'function')
}

function asJson(args: readonly unknown[]): unknown {
  const seen = new WeakSet<object>()
  const text = JSON.stringify(args, (_, value: unknown) => {
    if (typeof value === 'bigint') return String(value)
    if (!isObject(value) || Array.isArray(value)) return value
    if (value instanceof Node || seen.has(value)) return undefined
    seen.add(value)
    return value
  })
  return JSON.parse(text)
}
