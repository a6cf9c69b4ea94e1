export function countListeners(): () => number {
  const added = new Set<string>()
  const ids = new WeakMap<object, number>()
  let next = 0
  const idOf = (listener: object) => {
    const id = ids.get(listener) ?? next
    if (id === next) next += 1
    ids.set(listener, id)
    return id
  }
  for (const target of [window, document]) {
    const [add, remove] = [target.addEventListener.bind(target), target.removeEventListener.bind(target)]
    const keyOf = (type: string, listener: object) =>
      `${target === window ? 'window' : 'document'} ${type} ${idOf(listener)}`
    target.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ) => {
      const isOnce = typeof options === 'object' && options.once === true
      if (listener !== null && !isOnce) added.add(keyOf(type, listener))
      add(type, listener, options)
    }
    target.removeEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | EventListenerOptions,
    ) => {
      if (listener !== null) added.delete(keyOf(type, listener))
      remove(type, listener, options)
    }
  }
  return () => added.size
}
