export function workingStorage(texts: Readonly<Record<string, string>> = {}): Storage {
  const kept = new Map(Object.entries(texts))
  return {
    get length() {
      return kept.size
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

export function fullStorage(texts: Readonly<Record<string, string>> = {}): Storage {
  return {
    ...workingStorage(texts),
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    },
  }
}

/** Throws on access, as with blocked cookies. */
export function blockedStorage(): Storage {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
