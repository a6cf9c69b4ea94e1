import * as t from 'io-ts'
import type { ConsentAnswer } from '../../src-domain/brand/consent.ts'
import { keptValue } from './kept-value.ts'
import type { SafeStorage } from './safe-storage.ts'
import { storageKeys } from './storage-keys.ts'

/** What somebody answered to being followed, kept on their device. */
export interface ConsentStore {
  readonly read: () => ConsentAnswer | undefined
  /** Whether an answer would be there on the next page. */
  readonly isKeeping: () => boolean
  /** Kept for the pages to come, and told to whoever waits for it on this one. */
  readonly answer: (answer: ConsentAnswer) => void
  /** Called at each yes, given on this page or in another tab. */
  readonly onAgreed: (tell: () => void) => void
}

const told = 'consentgiven'
const probe = `${storageKeys.consent}?`

/** `storage` is the one that outlives the tab; where it keeps nothing an answer is of this page alone. */
export function consentStore(storage: SafeStorage, page: Window): ConsentStore {
  const { read, write } = keptValue(storage, storageKeys.consent, t.type({ isAgreed: t.boolean, at: t.number }))
  return {
    read,
    isKeeping: () => {
      const kept = storage.write(probe, '')
      storage.remove(probe)
      return kept
    },
    answer: (answer) => {
      write(answer)
      if (answer.isAgreed) page.dispatchEvent(new Event(told))
    },
    onAgreed: (tell) => {
      page.addEventListener(told, tell)
      page.addEventListener('storage', ({ key }) => {
        if (key === storageKeys.consent && read()?.isAgreed === true) tell()
      })
    },
  }
}
