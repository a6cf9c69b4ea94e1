import { createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC-SHA256. */
export interface Seal {
  readonly over: (...words: readonly string[]) => string
  readonly isOver: (seal: string, ...words: readonly string[]) => boolean
}

export function sealWith(secret: string): Seal {
  const bytesOver = (words: readonly string[]) => createHmac('sha256', secret).update(JSON.stringify(words)).digest()
  return {
    over: (...words) => bytesOver(words).toString('base64url'),
    isOver: (seal, ...words) => {
      const [given, ours] = [Buffer.from(seal, 'base64url'), bytesOver(words)]
      return given.length === ours.length && timingSafeEqual(given, ours)
    },
  }
}
