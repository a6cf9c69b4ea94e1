import { right } from 'fp-ts/lib/Either.js'
import type { RestaurantGroup } from '../../src-domain/menu/menu.ts'
import type { Codec } from '../codec/codec.ts'
import { mapped } from '../codec/mapped.ts'
import { id, text } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { withFallback } from '../codec/with-fallback.ts'

const words = withFallback(text, '')

/** MENU-06: `media.restaurantThumbnail` on the wire. */
export const restaurantGroup: Codec<RestaurantGroup> = mapped(
  'a restaurant group',
  shape('a restaurant group', {
    required: { id, name: text, description: words },
    optional: { media: shape('media', { required: {}, optional: { restaurantThumbnail: text } }) },
  }),
  ({ media, ...rest }) =>
    right(media?.restaurantThumbnail === undefined ? rest : { ...rest, thumbnail: media.restaurantThumbnail }),
  ({ thumbnail, ...rest }: RestaurantGroup) =>
    thumbnail === undefined ? rest : { ...rest, media: { restaurantThumbnail: thumbnail } },
)
