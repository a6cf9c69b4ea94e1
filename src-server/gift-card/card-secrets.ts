import { createHmac, hkdfSync } from 'node:crypto'
import { cleanGiftCardNumber } from '../../src-domain/gift-card/gift-card-number.ts'
import { openedText, sealedText } from '../store/sealed-text.ts'

/** A keyed hash for look-up, encrypted for display. */
export interface CardSecrets {
  readonly hash: (brandId: string, number: string) => string
  /** Bound to `id`, so that a number copied to another row does not decrypt. */
  readonly seal: (brandId: string, id: string, number: string) => string
  readonly open: (brandId: string, id: string, sealed: string) => string
}

export const developmentCardKey = 'a key that everybody can read, for development only'

/** `key`: at least 32 secret characters. */
export function cardSecrets(key: string): CardSecrets {
  const sealing = derived(key, 'gift card numbers')
  const hashing = derived(key, 'gift card look-up')
  return {
    hash: (brandId, number) =>
      createHmac('sha256', hashing)
        .update(JSON.stringify([brandId, cleanGiftCardNumber(number).toUpperCase()]))
        .digest('base64url'),
    seal: (brandId, id, number) => sealedText(sealing, number, [brandId, id]),
    open: (brandId, id, text) => openedText(sealing, text, [brandId, id]),
  }
}

function derived(key: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, 'tureen', purpose, 32))
}
