import { right } from 'fp-ts/lib/Either.js'
import type { BrandAnalytics } from '../../src-domain/brand/analytics-services.ts'
import type { Codec } from '../codec/codec.ts'
import { mapped } from '../codec/mapped.ts'
import { matching, yesNo } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'

// It becomes a part of an address.
const trackingId = matching('a tracking id', /^[A-Za-z0-9_-]{0,64}$/)

const wire = shape('analytics', {
  required: {},
  optional: {
    data_layer: yesNo,
    app_attribution: trackingId,
    facebook_pixel: trackingId,
    google_analytics: trackingId,
    tag_manager: trackingId,
    heatmap: trackingId,
    segment: trackingId,
    session_recorder: trackingId,
  },
})

/** The services of a brand by the id that each gave it (ANA-11); one that is not named is not enabled. */
export const brandAnalytics: Codec<BrandAnalytics> = mapped(
  'analytics',
  wire,
  ({ data_layer, app_attribution, facebook_pixel, google_analytics, tag_manager, session_recorder, ...same }) =>
    right({
      ...same,
      ...(data_layer === true ? { dataLayer: '' } : {}),
      ...(app_attribution === undefined ? {} : { appAttribution: app_attribution }),
      ...(facebook_pixel === undefined ? {} : { facebookPixel: facebook_pixel }),
      ...(google_analytics === undefined ? {} : { googleAnalytics: google_analytics }),
      ...(tag_manager === undefined ? {} : { tagManager: tag_manager }),
      ...(session_recorder === undefined ? {} : { sessionRecorder: session_recorder }),
    }),
  ({ dataLayer, appAttribution, facebookPixel, googleAnalytics, tagManager, sessionRecorder, ...same }) => ({
    ...same,
    ...(dataLayer === undefined ? {} : { data_layer: true }),
    ...(appAttribution === undefined ? {} : { app_attribution: appAttribution }),
    ...(facebookPixel === undefined ? {} : { facebook_pixel: facebookPixel }),
    ...(googleAnalytics === undefined ? {} : { google_analytics: googleAnalytics }),
    ...(tagManager === undefined ? {} : { tag_manager: tagManager }),
    ...(sessionRecorder === undefined ? {} : { session_recorder: sessionRecorder }),
  }),
)
