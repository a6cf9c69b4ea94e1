import { right } from 'fp-ts/lib/Either.js'
import type { Brand } from '../../src-domain/brand/brand.ts'
import type { Codec } from '../codec/codec.ts'
import { mapped } from '../codec/mapped.ts'
import { text } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'

/** Public keys, restricted by referrer. */
export const maps: Codec<NonNullable<Brand['maps']>> = mapped(
  'maps',
  shape('maps', { required: { google_key: text }, optional: { map_id: text } }),
  ({ google_key, map_id }) => right({ googleKey: google_key, ...(map_id === undefined ? {} : { mapId: map_id }) }),
  ({ googleKey, mapId }) => ({ google_key: googleKey, ...(mapId === undefined ? {} : { map_id: mapId }) }),
)
