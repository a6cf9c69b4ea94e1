import { createHmac, hkdfSync } from 'node:crypto'
import { cleanGiftCardNumber } from '../../src-domain/gift-card/gift-card-number.ts'
import { openedText, sealedText } from '../store/sealed-text.ts'
import type { SecretKeys } from '../store/server-secret.ts'

/** A keyed hash for look-up, encrypted for display. */
export interface CardSecrets {
  /** Under the first key, to be stored. */
  readonly hash: (brandId: string, number: string) => string
  /** Under each key, to be looked up. */
  readonly hashes: (brandId: string, number: string) => readonly string[]
  /** Bound to `id`, so that a number copied to another row does not decrypt. */
  readonly seal: (brandId: string, id: string, number: string) => string
  /** Throws if no key fits. */
  readonly open: (brandId: string, id: string, sealed: string) => string
  readonly isUnderFirstKey: (brandId: string, id: string, sealed: string) => boolean
}

export const developmentCardKey = 'a key that everybody can read, for development only'

/** Each key has at least 32 secret characters. */
export function cardSecrets(...keys: SecretKeys): CardSecrets {
  const [first, ...others] = keys.map(oneCardSecret)
  if (first === undefined) throw new Error('no key for gift cards')
  const all = [first, ...others]
  return {
    hash: first.hash,
    hashes: (brandId, number) => all.map(({ hash }) => hash(brandId, number)),
    seal: first.seal,
    open: (...sealed) => {
      for (const { opened } of all) {
        const number = opened(...sealed)
        if (number !== undefined) return number
      }
      throw new Error('no key opens this gift card')
    },
    isUnderFirstKey: (...sealed) => first.opened(...sealed) !== undefined,
  }
}

function oneCardSecret(key: string) {
  const sealing = derived(key, 'gift card numbers')
  const hashing = derived(key, 'gift card look-up')
  return {
    hash: (brandId: string, number: string) =>
      createHmac('sha256', hashing)
        .update(JSON.stringify([brandId, cleanGiftCardNumber(number).toUpperCase()]))
        .digest('base64url'),
    seal: (brandId: string, id: string, number: string) => sealedText(sealing, number, [brandId, id]),
    opened: (brandId: string, id: string, sealed: string): string | undefined => {
      try {
        return openedText(sealing, sealed, [brandId, id])
      } catch {
        return undefined
      }
    },
  }
}

function derived(key: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, 'tureen', purpose, 32))
}
