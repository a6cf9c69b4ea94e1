import { setTimeout as sleep } from 'node:timers/promises'
import { type End, isFinal } from './customer.ts'
import type { Intent, Shop } from './intent.ts'
import { drained } from './phoenix.ts'

/** Each intent has `settling` milliseconds from the start of the last one; reports those not final. */
export interface Settling {
  readonly settling: number
  readonly shop: Shop
  readonly ends: ReadonlyMap<Intent, End>
  readonly queues: Promise<unknown>
  readonly setUntil: (time: number) => void
  readonly isNearlyDone: () => boolean
}

export async function settled(needs: Settling): Promise<readonly string[]> {
  const { settling, shop, ends, queues, setUntil, isNearlyDone } = needs
  let isDone = false
  const done = queues.then(() => {
    isDone = true
  })
  while (!isDone && !isNearlyDone()) await sleep(100)
  const until = Date.now() + settling
  setUntil(until)
  await done
  const gone = [...ends].flatMap(([intent, end]) => (end._tag === 'Left' ? [intent] : []))
  return [...(await notFinal(shop, gone, until)), ...said(await drained(shop.origin, until, isOfIntent))]
}

/** Refunds may wait longer, for retries and earlier refunds of their order. */
function isOfIntent(kind: string): boolean {
  return !kind.startsWith('refund')
}

/** Includes intents of customers who left. */
async function notFinal(shop: Shop, gone: readonly Intent[], until: number): Promise<readonly string[]> {
  const open: string[] = []
  for (const intent of gone) {
    let isSo = await isFinal(shop, intent)
    while (!isSo && Date.now() < until) {
      await sleep(100)
      isSo = await isFinal(shop, intent)
    }
    if (!isSo) open.push(`a customer has gone, and the key is not final: ${intent.key}`)
  }
  return open
}

export function said(line: string | undefined): readonly string[] {
  return line === undefined ? [] : [line]
}
