import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SecretKeys } from './server-secret.ts'

/** HMAC-SHA256. */
export interface Seal {
  readonly over: (...words: readonly string[]) => string
  readonly isOver: (seal: string, ...words: readonly string[]) => boolean
}

/** Accepts the seals of every key. */
export function sealWith(...keys: SecretKeys): Seal {
  const bytesOver = (key: string, words: readonly string[]) =>
    createHmac('sha256', key).update(JSON.stringify(words)).digest()
  return {
    over: (...words) => bytesOver(keys[0], words).toString('base64url'),
    isOver: (seal, ...words) => {
      const given = Buffer.from(seal, 'base64url')
      return keys
        .map((key) => bytesOver(key, words))
        .some((ours) => given.length === ours.length && timingSafeEqual(given, ours))
    },
  }
}
