import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { cleanGiftCardNumber } from '../../src-domain/gift-card/gift-card-number.ts'

/** A keyed hash for look-up, encrypted for display. */
export interface CardSecrets {
  readonly hash: (brandId: string, number: string) => string
  /** Bound to `id`, so that a number copied to another row does not decrypt. */
  readonly seal: (brandId: string, id: string, number: string) => string
  readonly open: (brandId: string, id: string, sealed: string) => string
}

const ivBytes = 12
const tagBytes = 16

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
    seal: (brandId, id, number) => {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', sealing, iv).setAAD(Buffer.from(JSON.stringify([brandId, id])))
      const sealed = Buffer.concat([cipher.update(number, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    open: (brandId, id, text) => {
      const bytes = Buffer.from(text, 'base64url')
      const cipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, ivBytes))
        .setAAD(Buffer.from(JSON.stringify([brandId, id])))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      return Buffer.concat([cipher.update(bytes.subarray(ivBytes + tagBytes)), cipher.final()]).toString('utf8')
    },
  }
}

function derived(key: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, 'tureen', purpose, 32))
}
