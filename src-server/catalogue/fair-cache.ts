/** A cache of many brands that never holds more than its bytes. */
export interface FairCache<V> {
  readonly get: (brandId: string, key: string) => V | undefined
  /** `bytes`: an estimate. What is larger than the cache is not kept. */
  readonly put: (brandId: string, key: string, value: V, bytes: number) => void
  /** Bytes held, of one brand or of all. */
  readonly size: (brandId?: string) => number
}

interface Shelf<V> {
  /** The least recently used first. */
  readonly entries: Map<string, { readonly value: V; readonly bytes: number }>
  bytes: number
}

/**
 * When full, drops the least recently used entry of the brand that holds the most. So a brand below its share, which is
 * the bytes divided by the brands, never loses an entry to another brand.
 */
export function fairCache<V>(mostBytes: number): FairCache<V> {
  const shelves = new Map<string, Shelf<V>>()
  let total = 0

  const drop = (brandId: string, shelf: Shelf<V>, key: string) => {
    const known = shelf.entries.get(key)
    if (known === undefined) return
    shelf.entries.delete(key)
    shelf.bytes -= known.bytes
    total -= known.bytes
    if (shelf.entries.size === 0) shelves.delete(brandId)
  }
  const shrink = () => {
    while (total > mostBytes) {
      const [largest] = [...shelves].sort(([, a], [, b]) => b.bytes - a.bytes)
      const oldest = largest?.[1].entries.keys().next()
      if (largest === undefined || oldest === undefined || oldest.done === true) return
      drop(...largest, oldest.value)
    }
  }

  return {
    get: (brandId, key) => {
      const shelf = shelves.get(brandId)
      const known = shelf?.entries.get(key)
      if (shelf === undefined || known === undefined) return undefined
      shelf.entries.delete(key)
      shelf.entries.set(key, known)
      return known.value
    },
    put: (brandId, key, value, bytes) => {
      const before = shelves.get(brandId)
      if (before !== undefined) drop(brandId, before, key)
      if (bytes > mostBytes) return
      const shelf = shelves.get(brandId) ?? { entries: new Map(), bytes: 0 }
      shelves.set(brandId, shelf)
      shelf.entries.set(key, { value, bytes })
      shelf.bytes += bytes
      total += bytes
      shrink()
    },
    size: (brandId) => (brandId === undefined ? total : (shelves.get(brandId)?.bytes ?? 0)),
  }
}
