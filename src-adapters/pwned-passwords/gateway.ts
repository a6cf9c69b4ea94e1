import { createHash } from 'node:crypto'
import type { BreachedPasswords } from '../../src-domain/account/breached-passwords.ts'

export interface PwnedPasswordsNeeds {
  readonly address: string
  /** Milliseconds. */
  readonly timeout: number
  readonly report: (facts: object, words: string) => void
}

/**
 * haveibeenpwned.com/API/v3#PwnedPasswords. Sends five of the SHA-1's forty hex digits. Padding makes responses equally
 * long; padded entries count 0.
 */
export function pwnedPasswords({ address, timeout, report }: PwnedPasswordsNeeds): BreachedPasswords {
  return {
    isKnown: async (password) => {
      const hash = createHash('sha1').update(password.normalize('NFKC')).digest('hex').toUpperCase()
      try {
        const answer = await fetch(`${address}/range/${hash.slice(0, 5)}`, {
          headers: { 'add-padding': 'true' },
          signal: AbortSignal.timeout(timeout),
        })
        if (!answer.ok) throw new Error(`status ${answer.status}`)
        return isAmong(await answer.text(), hash.slice(5))
      } catch (reason) {
        report(
          { reason: reason instanceof Error ? reason.message : 'unknown' },
          'stolen passwords could not be asked about',
        )
        return false
      }
    },
  }
}

const line = /^([0-9A-F]{35}):([0-9]{1,12})\s*$/

function isAmong(text: string, ending: string): boolean {
  return text.split('\n').some((one) => {
    const [, known, times] = line.exec(one) ?? []
    return known === ending && Number(times) > 0
  })
}
