export function methodOf(
  from: unknown,
  ...path: readonly string[]
): ((...args: readonly unknown[]) => unknown) | undefined {
  const name = path.at(-1)
  const owner = path
    .slice(0, -1)
    .reduce<unknown>((found, part) => (isObject(found) ? Reflect.get(found, part) : undefined), from)
  const method: unknown = isObject(owner) && name !== undefined ? Reflect.get(owner, name) : undefined
  return typeof method === 'function' ? (...args) => Reflect.apply(method, owner, args) : undefined
}

function isObject(u: unknown): u is object {
  return (typeof u === 'object' && u !== null) || typeof u === 'function'
}
