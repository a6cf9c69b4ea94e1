import { setTimeout as sleep } from 'node:timers/promises'
import type { Chance } from './chance.ts'
import { ledgerTail, references } from './ledger-tail.ts'
import { header, signed } from './posts.ts'

export interface SeenByPost {
  posts: number
  postsAgain: number
  postsLate: number
  postsLost: number
  forged: number
  strange: number
  postsRepeated: number
  readonly answered: string[]
}

export function nothingPosted(): SeenByPost {
  return {
    ...{ posts: 0, postsAgain: 0, postsLate: 0, postsLost: 0, forged: 0, strange: 0, postsRepeated: 0 },
    answered: [],
  }
}

/** Milliseconds between ledger reads: about one response time, so some webhooks arrive first. */
const pace = 10
const mostTries = 4

/** Forged, stale, unknown reference, no subject, another processor. */
const everyStrange = ['forged', 'stale', 'unknown', 'nothing', 'other'] as const
type Strange = (typeof everyStrange)[number]

/**
 * Sends webhooks about ledger entries: once, concurrently, out of order, or never; and invalid ones. Ends when `isOver`
 * and all are sent.
 */
export async function postOffice(
  ledger: string,
  origin: string,
  chance: Chance,
  seen: SeenByPost,
  isOver: () => boolean,
): Promise<void> {
  const under = new Set<Promise<void>>()
  const start = (sending: Promise<void>) => {
    under.add(sending)
    void sending.finally(() => under.delete(sending))
  }
  const entries = ledgerTail(ledger)
  const referenceOf = references()
  // Each at least once, even in a short run.
  const stranges: Strange[] = [...everyStrange]
  while (!isOver()) {
    for (const entry of entries.next()) {
      const reference = referenceOf(entry)
      if (reference !== undefined) start(sendSometime(reference))
      const strange = stranges.shift() ?? (chance.next() < 0.05 ? chance.oneOf(...everyStrange) : undefined)
      if (strange !== undefined) start(sendStrange(strange, reference ?? ''))
    }
    await sleep(pace)
  }
  entries.close()
  await Promise.all(under)

  async function sendSometime(reference: string): Promise<void> {
    if (chance.next() < 0.2) {
      seen.postsLost += 1
      return
    }
    seen.posts += 1
    if (chance.next() < 0.3) {
      seen.postsLate += 1
      await sleep(chance.between(200, 4_000))
    }
    const copies = chance.next() < 0.3 ? chance.between(2, 4) : 1
    if (copies > 1) seen.postsAgain += 1
    await Promise.all(
      Array.from({ length: copies }, () => send('sandbox', reference, signed(reference, Date.now()), 200)),
    )
  }

  async function sendStrange(kind: Strange, reference: string): Promise<void> {
    const now = Date.now()
    if (kind === 'forged' || kind === 'stale') seen.forged += 1
    else seen.strange += 1
    switch (kind) {
      case 'forged':
        return send('sandbox', reference, signed(reference, now, 'of somebody else'), 400)
      case 'stale':
        return send('sandbox', reference, signed(reference, now - 3_600_000), 400)
      case 'unknown':
        return send('sandbox', 'order:of-nobody:attempt:1', signed('order:of-nobody:attempt:1', now), 200)
      case 'nothing':
        return send('sandbox', '', signed('', now), 200)
      case 'other':
        return send('stripe', reference, signed(reference, now), 404)
    }
  }

  /** Retries until confirmed, like vendors. */
  async function send(processor: string, body: string, signature: string, wanted: number): Promise<void> {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const status = await fetch(`${origin}/v1/webhooks/${processor}`, {
        method: 'POST',
        headers: { 'content-type': 'text/plain', [header]: signature },
        body,
        signal: AbortSignal.timeout(10_000),
      }).then(
        (answer) => answer.status,
        () => undefined,
      )
      if (status === wanted) return
      // 408: the request did not arrive in time.
      if (status !== undefined && status < 500 && status !== 408) {
        seen.answered.push(`a post to ${processor} of "${body}" was answered ${status} and not ${wanted}`)
        return
      }
      seen.postsRepeated += 1
      await sleep(500 * (tries + 1))
    }
  }
}
