import type { UpsellPick } from '../../src-domain/upsell/upsell-menu.ts'
import type { Codec } from '../codec/codec.ts'
import { list } from '../codec/list.ts'
import { id, text } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { withFallback } from '../codec/with-fallback.ts'

/** brands/<id>/upsells.json. */
export const upsellPicks: Codec<{ readonly groups: readonly UpsellPick[] }> = shape('upsells', {
  required: {
    groups: list(
      shape('an upsell group', {
        required: { id, name: text, description: withFallback(text, ''), items: list(text, { atMost: 50 }) },
      }),
      { atMost: 20 },
    ),
  },
})
