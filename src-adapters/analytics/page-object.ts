export type PageObject = object

export function isOffered(page: PageObject, name: string, member?: string): boolean {
  const offered: unknown = Reflect.get(page, name)
  return member === undefined ? isCallable(offered) : isObject(offered) && isCallable(Reflect.get(offered, member))
}

/** Does nothing if the page has no such function. */
export function callOffered(page: PageObject, [name, member]: readonly [string, string?], ...args: readonly unknown[]) {
  const offered: unknown = Reflect.get(page, name)
  if (member === undefined) return isCallable(offered) ? offered(...args) : undefined
  if (!isObject(offered)) return undefined
  const method: unknown = Reflect.get(offered, member)
  return isCallable(method) ? Reflect.apply(method, offered, [...args]) : undefined
}

export function listIn(page: PageObject, name: string): unknown[] {
  const there: unknown = Reflect.get(page, name)
  if (Array.isArray(there)) return there
  const made: unknown[] = []
  Reflect.set(page, name, made)
  return made
}

/** Queue-based scripts distinguish `arguments` from an array. */
export function argumentsIn(...words: readonly unknown[]): unknown {
  const collect = function () {
    // biome-ignore lint/complexity/noArguments: what the scripts look for is an arguments object
    return arguments
  }
  return Reflect.apply(collect, undefined, [...words])
}

export function addressIn(page: PageObject, path: string): string {
  const location: unknown = Reflect.get(page, 'location')
  const origin: unknown = isObject(location) ? Reflect.get(location, 'origin') : undefined
  return typeof origin === 'string' ? `${origin}${path}` : path
}

function isCallable(u: unknown): u is (...args: readonly unknown[]) => unknown {
  return typeof u === 'function'
}

function isObject(u: unknown): u is object {
  return (typeof u === 'object' && u !== null) || typeof u === 'function'
}
