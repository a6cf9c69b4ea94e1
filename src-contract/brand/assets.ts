import type { Assets, LoaderAnimation } from '../../src-domain/brand/assets.ts'
import type { Codec } from '../codec/codec.ts'
import { list } from '../codec/list.ts'
import { finite, matching, oneOf, ownId, wholeNumber, yesNo } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { withFallback } from '../codec/with-fallback.ts'

const host = matching('an https origin, or nothing for our own', /^(?:https:\/\/[a-z0-9.-]+(?::\d{1,5})?)?$/)

/** API-57, API-58: another host may serve the pictures. */
export const assets: Codec<Assets> = shape('assets', {
  required: { host: withFallback(host, '') },
  optional: { theme: ownId },
})

const pose = shape('a pose', {
  required: {
    rotate: withFallback(finite(-3_600, 3_600), 0),
    scale: withFallback(finite(0, 10), 1),
    opacity: withFallback(finite(0, 1), 1),
  },
})

const still = { rotate: 0, scale: 1, opacity: 1 }

/** {host}/themes/{theme}/loader.json. */
export const loaderAnimation: Codec<LoaderAnimation> = shape('a loading animation', {
  required: {
    milliseconds: wholeNumber(200, 20_000),
    shapes: list(
      shape('a shape', {
        required: {
          path: matching('the path of a drawing', /^[MmLlHhVvCcSsQqTtAaZz0-9 ,.+-]{1,4000}$/),
          color: withFallback(oneOf('a colour of the theme', ['accent', 'text', 'muted']), 'accent'),
          from: withFallback(pose, still),
          to: withFallback(pose, still),
          isBack: withFallback(yesNo, false),
        },
      }),
      { atMost: 24 },
    ),
  },
})
