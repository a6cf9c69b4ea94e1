import { keyScopes, longestKeyName } from '../../src-domain/staff/api-key.ts'
import type { ApiKeyEntry, NewApiKey } from '../../src-domain/staff/api-key-entry.ts'
import { instant } from '../call/instant.ts'
import type { Codec } from '../codec/codec.ts'
import { type LeftOut, list, unreported } from '../codec/list.ts'
import { matching, oneOf, pastedLine, text, yesNo } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { byLocationId } from './board-order.ts'

const scopes = list(oneOf('a key scope', keyScopes), { atMost: keyScopes.length })

export const sentKey: Codec<NewApiKey> = shape('an API key to make', {
  required: { name: pastedLine(longestKeyName), scopes, isBrandWide: yesNo },
})

const apiKeyEntry: Codec<ApiKeyEntry> = shape('an API key', {
  required: { id: text, name: text, scopes, isBrandWide: yesNo, createdAt: instant },
  optional: { usedAt: instant },
})

/** Omits unreadable keys, so that one of them does not hide the others. */
export function keysReporting(leftOut: LeftOut) {
  return shape('the API keys of a location', { required: { keys: list(apiKeyEntry, { leftOut }) } })
}

export const apiKeys = keysReporting(unreported)

/** `secret`: the key itself, which no other answer has. */
export function madeKeyReporting(leftOut: LeftOut) {
  return shape('a made API key', { required: { secret: text, keys: list(apiKeyEntry, { leftOut }) } })
}

export const madeKey = madeKeyReporting(unreported)

export const byKeyId = shape('an API key of a location', {
  required: {
    ...byLocationId.required,
    key: matching('a key id', /^[A-Za-z0-9_-]{1,64}$/),
  },
})
