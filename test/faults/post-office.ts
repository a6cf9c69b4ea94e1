import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { readEntry } from '../../src-adapters/sandbox/ledger-entry.ts'
import type { LedgerEntry } from '../../src-adapters/sandbox/sandbox-ledger.ts'
import type { Chance } from './chance.ts'
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
  const entries = tail(ledger)
  const referenceOf = references()
  while (!isOver()) {
    for (const entry of entries()) {
      const reference = referenceOf(entry)
      if (reference !== undefined) start(sendSometime(reference))
      if (chance.next() < 0.05) start(sendStrange(reference ?? ''))
    }
    await sleep(pace)
  }
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

  async function sendStrange(reference: string): Promise<void> {
    const now = Date.now()
    const kind = chance.oneOf('forged', 'stale', 'unknown', 'nothing', 'other')
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
      if (status !== undefined && status < 500) {
        seen.answered.push(`a post to ${processor} of "${body}" was answered ${status} and not ${wanted}`)
        return
      }
      seen.postsRepeated += 1
      await sleep(500 * (tries + 1))
    }
  }
}

/** The entries that were written since the last look. */
function tail(path: string): () => readonly LedgerEntry[] {
  let at = 0
  let rest = ''
  return () => {
    if (!existsSync(path)) return []
    const file = openSync(path, 'r')
    const buffer = Buffer.alloc(1 << 20)
    const length = readSync(file, buffer, 0, buffer.length, at)
    closeSync(file)
    at += length
    const lines = `${rest}${buffer.toString('utf8', 0, length)}`.split('\n')
    rest = lines.pop() ?? ''
    return lines.flatMap((line) => readEntry(line) ?? [])
  }
}

/** Of our charge or refund that an entry is about. */
function references() {
  const charges = new Map<string, string>()
  return (entry: LedgerEntry): string | undefined => {
    if (entry.entry === 'authorise' || entry.entry === 'step') charges.set(entry.transactionId, entry.reference)
    if (entry.entry === 'capture' || entry.entry === 'void') return charges.get(entry.transactionId)
    return 'reference' in entry ? entry.reference : undefined
  }
}
