import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { SafeStorage } from './safe-storage.ts'

/** Undecodable data counts as absent. */
export interface KeptValue<A> {
  readonly read: () => A | undefined
  readonly write: (value: A) => boolean
  readonly remove: () => void
}

const Envelope = t.type({ v: t.number, value: t.unknown })

/** A release that changes the shape raises `version`; data of another version is ignored. */
export function keptValue<A>(storage: SafeStorage, key: string, codec: t.Type<A, unknown>, version = 1): KeptValue<A> {
  return {
    read: () => {
      const text = storage.read(key)
      if (text === undefined) return undefined
      try {
        const envelope = Envelope.decode(JSON.parse(text))
        if (!isRight(envelope) || envelope.right.v !== version) return undefined
        const value = codec.decode(envelope.right.value)
        return isRight(value) ? value.right : undefined
      } catch {
        // Not JSON, or too deeply nested.
        return undefined
      }
    },
    write: (value) => storage.write(key, JSON.stringify({ v: version, value: codec.encode(value) })),
    remove: () => storage.remove(key),
  }
}
