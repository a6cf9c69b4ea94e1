import { left, right } from 'fp-ts/lib/Either.js'
import type { GeoPoint } from '../../src-domain/address/address.ts'
import type { Codec } from '../codec/codec.ts'
import { list } from '../codec/list.ts'
import { mapped } from '../codec/mapped.ts'
import { finite } from '../codec/plain.ts'

export const pair: Codec<GeoPoint> = mapped(
  '[latitude, longitude]',
  list(finite(-180, 180), { atMost: 2 }),
  ([lat, long]) =>
    lat === undefined || long === undefined || Math.abs(lat) > 90
      ? left('not [latitude, longitude]')
      : right({ lat, long }),
  ({ lat, long }) => [lat, long],
)
