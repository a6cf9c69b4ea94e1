import * as t from 'io-ts'
import type { ConsentAnswer } from '../../src-domain/brand/consent.ts'
import { keptValue } from './kept-value.ts'
import type { SafeStorage } from './safe-storage.ts'
import { storageKeys } from './storage-keys.ts'

export interface ConsentStore {
  readonly read: () => ConsentAnswer | undefined
  /** Whether answers survive to the next page. */
  readonly isKeeping: () => boolean
  readonly answer: (answer: ConsentAnswer) => void
  /** Called when the customer agrees on this page or in another tab. */
  readonly onAgreed: (tell: () => void) => void
}

const consentEvent = 'consentgiven'
const probe = `${storageKeys.consent}?`

/** Without storage an answer lasts for this page. */
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
      if (answer.isAgreed) page.dispatchEvent(new Event(consentEvent))
    },
    onAgreed: (tell) => {
      page.addEventListener(consentEvent, tell)
      page.addEventListener('storage', ({ key }) => {
        if (key === storageKeys.consent && read()?.isAgreed === true) tell()
      })
    },
  }
}
