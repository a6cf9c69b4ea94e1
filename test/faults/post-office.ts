import { setTimeout as sleep } from 'node:timers/promises'
import type { Chance } from './chance.ts'
import { ledgerTail, references } from './ledger-tail.ts'
import { header, signed } from './posts.ts'

export interface SeenByPost {
  /** Of what is in the processor's ledger. */
  posts: number
  /** Of them, sent more than once. */
  postsAgain: number
  /** So long after what happened that others had come before. */
  postsLate: number
  postsLost: number
  /** Signed by somebody else, or too long ago. */
  forged: number
  /** About a reference of nobody, or of another processor. */
  strange: number
  /** Sent anew, as nobody was there to answer. */
  postsRepeated: number
  /** What was answered that must not be. */
  readonly answered: string[]
}

export function nothingPosted(): SeenByPost {
  return {
    ...{ posts: 0, postsAgain: 0, postsLate: 0, postsLost: 0, forged: 0, strange: 0, postsRepeated: 0 },
    answered: [],
  }
}

/** Milliseconds from one look into the ledger to the next: about as long as an answer takes, so that some posts come first. */
const pace = 10
const mostTries = 4

/** Signed by somebody else, or long ago; about a reference of nobody, about nothing, to a processor that is not ours. */
const everyStrange = ['forged', 'stale', 'unknown', 'nothing', 'other'] as const
type Strange = (typeof everyStrange)[number]

/**
 * Posts what happens in a processor's ledger to the order server: once, more than once at the same moment, later than
 * what happened after it, or not at all; and beside it what nobody should believe. Ends when `isOver` and all was sent.
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
  // Each once, however short the run.
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

  /** As vendors do: until somebody is there and says that it was heard. */
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
      // 408: it was not heard in time, and says so.
      if (status !== undefined && status < 500 && status !== 408) {
        seen.answered.push(`a post to ${processor} of "${body}" was answered ${status} and not ${wanted}`)
        return
      }
      seen.postsRepeated += 1
      await sleep(500 * (tries + 1))
    }
  }
}
