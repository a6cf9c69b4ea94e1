import { randomFillSync } from 'node:crypto'

/** Bytes. One call serves many orders, because it costs more than the bytes. */
const bytesPerOrder = 32
const pool = Buffer.alloc(128 * bytesPerOrder)
let used = pool.length

export function twoRandomIds(): readonly [string, string] {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const [id, token] = [used, used + 16]
  used += bytesPerOrder
  return [pool.toString('base64url', id, token), pool.toString('base64url', token, used)]
}
