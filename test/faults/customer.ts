import { setTimeout as sleep } from 'node:timers/promises'
import { callsOf, type Meaning } from './calls.ts'
import type { Chance } from './chance.ts'
import type { Intent, Shop } from './intent.ts'

export type End =
  | { readonly _tag: 'Placed'; readonly orderId: string }
  | { readonly _tag: 'Refused' }
  /** Nobody waits for it any more. */
  | { readonly _tag: 'Left' }
  | { readonly _tag: 'NotFinal'; readonly last: string }
  | { readonly _tag: 'Contradicted'; readonly ids: readonly string[] }

/**
 * A customer whose browser behaves: it sends an intent, sometimes more than once at a time, and when it does not know what
 * became of it asks for the key's status; it sends the same key and body again only when it is told that nothing was
 * charged or that nothing ever arrived. Asked for a further step, the customer does at the bank what the intent's way says.
 */
export function customer(shop: Shop, chance: Chance, seen: { submissions: number }) {
  const calls = callsOf(shop, seen)

  /** What the customer does about a step, once. */
  const takeStep = async (intent: Intent, data: string, until: () => number): Promise<void> => {
    const back = async () => {
      const times = chance.between(1, 2)
      await Promise.all(Array.from({ length: times }, () => calls.settle(intent, false)))
    }
    switch (intent.way) {
      case 'step_refused':
        if (chance.next() < 0.5) return void (await calls.settle(intent, true))
        await calls.answerBank(data, 'refuse', until)
        return back()
      case 'step_torn':
        await Promise.all([
          calls.answerBank(data, 'confirm', until).then(back),
          sleep(chance.between(0, 60)).then(() => calls.settle(intent, true)),
        ])
        return
      default:
        await calls.answerBank(data, 'confirm', until)
        // One in four closes the page at the bank: the server finds out by itself.
        if (chance.next() < 0.75) await back()
    }
  }

  return async (intent: Intent, until: () => number): Promise<End> => {
    let copies = chance.between(intent.otherTab === undefined ? 1 : 2, 4)
    let isStepTaken = false
    let isOtherCard = false
    let last: unknown = 'nothing'

    const bodyOf = (copy: number): string => {
      if (isOtherCard) return intent.otherCard ?? intent.body
      return copy % 2 === 0 ? intent.body : (intent.otherTab ?? intent.body)
    }
    /** An end, or 'again' when the intent is to be sent again, or 'wait'. */
    const ended = async (meaning: Meaning): Promise<End | 'again' | 'wait'> => {
      switch (meaning?._tag) {
        case 'Placed':
          return meaning
        case 'Again':
          return 'again'
        case 'Refused':
          // Told of the first card still, or never heard of the second.
          if (isOtherCard) return 'again'
          isOtherCard = intent.otherCard !== undefined
          return isOtherCard ? 'again' : meaning
        case 'Step': {
          if (isStepTaken) return 'wait'
          if (intent.way === 'step_left') return { _tag: 'Left' }
          if (meaning.data === undefined) {
            const found = await calls.settle(intent, false)
            return found?._tag === 'Step' && found.data === undefined ? 'wait' : ended(found)
          }
          isStepTaken = true
          await takeStep(intent, meaning.data, until)
          return 'wait'
        }
        case undefined:
          return 'wait'
      }
    }

    while (Date.now() < until()) {
      const heard = await Promise.all(Array.from({ length: copies }, (_, copy) => calls.submit(intent, bodyOf(copy))))
      last = heard
      copies = 1
      const ids = new Set(heard.flatMap((one) => (one?._tag === 'Placed' ? [one.orderId] : [])))
      if (ids.size > 1) return { _tag: 'Contradicted', ids: [...ids] }
      let said = await ended(weightiest(heard))
      while (said === 'wait' && Date.now() < until()) {
        await sleep(chance.between(50, 250))
        said = await ended(await calls.status(intent))
      }
      if (typeof said === 'object') return said
    }
    return { _tag: 'NotFinal', last: JSON.stringify(last) }
  }
}

/** Whether nothing is in doubt about this key any more; for one that its customer has left. */
export async function isFinal(shop: Shop, intent: Intent): Promise<boolean> {
  const stands = await callsOf(shop, { submissions: 0 }).status(intent)
  return stands !== undefined && stands._tag !== 'Step'
}

/** Of several answers to one intent. One that says "again" beside one that says nothing may be about a race that goes on. */
function weightiest(heard: readonly Meaning[]): Meaning {
  for (const tag of ['Placed', 'Step', 'Refused'] as const) {
    const found = heard.find((one) => one?._tag === tag)
    if (found !== undefined) return found
  }
  return undefined
}
