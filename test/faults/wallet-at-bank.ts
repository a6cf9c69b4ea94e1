import { setTimeout as sleep } from 'node:timers/promises'
import { type Calls, type Meaning, weightiest } from './calls.ts'
import type { Chance } from './chance.ts'
import type { Intent } from './intent.ts'

export interface SeenAtBank {
  /** Intents confirmed well in time: each must have an order. */
  readonly paid: Set<Intent>
  readonly told: string[]
}

/** Milliseconds for a bank step: short, so abandoned ones end within the run. */
export const stepLife = 5_000

/** Confirms at the bank. `began`: first sending of the intent, before its step. */
export async function confirmAtBank(
  { answerBank }: Calls,
  { paid }: SeenAtBank,
  intent: Intent,
  step: { readonly data: string; readonly began: number; readonly until: () => number },
): Promise<void> {
  const answer = await answerBank(step.data, 'confirm', step.until)
  if (answer === 'taken' && Date.now() < step.began + stepLife) paid.add(intent)
}

/** A wallet customer's actions after the payment is opened, by the intent's way. */
export function walletAtBank(calls: Calls, chance: Chance, seen: SeenAtBank) {
  return async (intent: Intent, data: string, began: number, until: () => number): Promise<Meaning | 'gone'> => {
    const [transactionId = ''] = data.split('_secret_')
    const confirm = () => confirmAtBank(calls, seen, intent, { data, began, until })
    const place = (waits?: number) => calls.submit(intent, intent.placedWith(transactionId), waits)
    switch (intent.way) {
      case 'wallet_left':
        return 'gone'
      case 'wallet_gone':
        await confirm()
        return 'gone'
      case 'wallet_unheard':
        await confirm()
        await place(chance.between(1, 60))
        return undefined
      case 'wallet_refused':
        if (chance.next() < 0.5) return calls.settle(intent, true)
        await calls.answerBank(data, 'refuse', until)
        return place()
      case 'wallet_twice':
        await Promise.all([confirm(), confirm()])
        return weightiest(await Promise.all([place(), place()]))
      case 'wallet_changed': {
        await confirm()
        const told = await calls.submit(intent, intent.placedWith(transactionId, 1))
        if (told?._tag === 'Placed') seen.told.push(`${intent.key} was placed with another tip than was opened`)
        return chance.next() < 0.5 ? 'gone' : place()
      }
      case 'wallet_torn':
        return weightiest(
          await Promise.all([
            calls.answerBank(data, 'confirm', until).then(() => place()),
            sleep(chance.between(0, 60)).then(() => calls.submit(intent, intent.otherCard ?? '')),
          ]),
        )
      case 'wallet_short':
        await calls.answerBank(data, 'confirm', until)
        return place()
      default:
        await confirm()
        return weightiest(await Promise.all(Array.from({ length: chance.between(1, 2) }, () => place())))
    }
  }
}
