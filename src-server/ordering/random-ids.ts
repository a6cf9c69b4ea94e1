import { randomFillSync } from 'node:crypto'

/** Bytes of two ids, and of those of many orders: asking for randomness costs more than what is asked for. */
const ofOneOrder = 32
const pool = Buffer.alloc(128 * ofOneOrder)
let used = pool.length

/** 128 bits each that nobody can guess. */
export function twoRandomIds(): readonly [string, string] {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const [id, token] = [used, used + 16]
  used += ofOneOrder
  return [pool.toString('base64url', id, token), pool.toString('base64url', token, used)]
}
