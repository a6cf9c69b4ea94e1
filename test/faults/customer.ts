import { setTimeout as sleep } from 'node:timers/promises'
import { callsOf, type Meaning, weightiest } from './calls.ts'
import type { Chance } from './chance.ts'
import type { Intent, Shop } from './intent.ts'
import { confirmAtBank, type SeenAtBank, walletAtBank } from './wallet-at-bank.ts'
import { isWallet } from './ways.ts'

export type End =
  | { readonly _tag: 'Placed'; readonly orderId: string }
  | { readonly _tag: 'Refused' }
  | { readonly _tag: 'Left' }
  | { readonly _tag: 'NotFinal'; readonly last: string }
  | { readonly _tag: 'Contradicted'; readonly ids: readonly string[] }

export interface SeenByCustomers extends SeenAtBank {
  submissions: number
}

/**
 * A customer with a correct browser: sends an intent, sometimes concurrently, and polls the status of an unknown
 * outcome. Repeats key and body only after a response that nothing was charged or nothing arrived. A further step, a
 * wallet included, goes as the intent's way says.
 */
export function customer(shop: Shop, chance: Chance, seen: SeenByCustomers) {
  const calls = callsOf(shop, seen)
  const atBank = walletAtBank(calls, chance, seen)

  const takeStep = async (intent: Intent, data: string, began: number, until: () => number): Promise<void> => {
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
        await confirmAtBank(calls, seen, intent, { data, began, until })
        // One in four closes the page at the bank; the server must find out alone.
        if (chance.next() < 0.75) await back()
    }
  }

  return async (intent: Intent, until: () => number): Promise<End> => {
    const began = Date.now()
    let copies = chance.between(intent.otherTab === undefined ? 1 : 2, 4)
    let taken: string | undefined
    let isOtherCard = false
    let last: unknown = 'nothing'

    const bodyOf = (copy: number): string => {
      if (isOtherCard) return intent.otherCard ?? intent.body
      return copy % 2 === 0 ? intent.body : (intent.otherTab ?? intent.body)
    }
    const ended = async (meaning: Meaning): Promise<End | 'again' | 'wait'> => {
      switch (meaning?._tag) {
        case 'Placed':
          return meaning
        case 'Again':
          // A payment of another amount never succeeds.
          return intent.way === 'wallet_short' && taken !== undefined ? { _tag: 'Refused' } : 'again'
        case 'Refused':
          // The response is about the first card, or the second never arrived.
          if (isOtherCard) return 'again'
          isOtherCard = intent.otherCard !== undefined
          return isOtherCard ? 'again' : meaning
        case 'Step':
          return stepped(meaning.data)
        case 'Mismatch':
        case undefined:
          return 'wait'
      }
    }

    const stepped = async (data: string | undefined): Promise<End | 'again' | 'wait'> => {
      if (intent.way === 'step_left') return { _tag: 'Left' }
      if (data === undefined && taken === undefined) {
        const found = await calls.settle(intent, false)
        return found?._tag === 'Step' && found.data === undefined ? 'wait' : ended(found)
      }
      if (data === undefined || data === taken) return 'wait'
      taken = data
      if (!isWallet(intent.way)) {
        await takeStep(intent, data, began, until)
        return 'wait'
      }
      const told = await atBank(intent, data, began, until)
      if (told === 'gone') return { _tag: 'Left' }
      return told?._tag === 'Step' ? 'wait' : ended(told)
    }

    const send = (copy: number) =>
      isWallet(intent.way) && !isOtherCard ? calls.open(intent) : calls.submit(intent, bodyOf(copy))
    while (Date.now() < until()) {
      const heard = await Promise.all(Array.from({ length: copies }, (_, copy) => send(copy)))
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

/** Whether the key's outcome is final after its customer left. */
export async function isFinal(shop: Shop, intent: Intent): Promise<boolean> {
  const stands = await callsOf(shop, { submissions: 0 }).status(intent)
  return stands !== undefined && stands._tag !== 'Step'
}
