import { right } from 'fp-ts/lib/Either.js'
import type { BrandAnalytics, SinkSettings } from '../../src-domain/brand/brand-analytics.ts'
import { also } from '../codec/also.ts'
import type { Codec } from '../codec/codec.ts'
import { keyed } from '../codec/keyed.ts'
import { mapped } from '../codec/mapped.ts'
import { matching, yesNo } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { withFallback } from '../codec/with-fallback.ts'

// The id becomes part of a URL.
const trackingId = matching('a tracking id', /^[A-Za-z0-9_-]{0,64}$/)
const origin = matching('an https origin', /^https:\/\/[a-z0-9.-]+(?::\d{1,5})?$/)

/** `undefined`: the brand disables the service by name. */
type Written = SinkSettings | undefined

const plain: SinkSettings = { id: '', receivesPersonalData: false }

const inFull: Codec<Written> = mapped(
  'a sink of events',
  shape('a sink of events', {
    required: { id: withFallback(trackingId, ''), personal_data: withFallback(yesNo, false) },
    optional: { origin },
  }),
  ({ personal_data: receivesPersonalData, ...same }) => right<string, Written>({ ...same, receivesPersonalData }),
  (settings = plain) => {
    const { receivesPersonalData, ...same } = settings
    return { ...same, personal_data: receivesPersonalData }
  },
)

const byId: Codec<Written> = mapped(
  'a tracking id',
  trackingId,
  (id) => right<string, Written>({ ...plain, id }),
  (settings = plain) => settings.id,
)

const switched: Codec<Written> = mapped(
  'a switch',
  yesNo,
  (isOn) => right<string, Written>(isOn ? plain : undefined),
  (settings) => settings !== undefined,
)

/** ANA-11: an id, `true`, or all settings, by name. */
export const brandAnalytics: Codec<BrandAnalytics> = mapped(
  'analytics',
  keyed(/^[a-z][a-z0-9_]{1,40}$/, also(inFull, also(byId, switched))),
  (sinks) => {
    const on: Record<string, SinkSettings> = {}
    for (const [name, one] of Object.entries(sinks)) if (one !== undefined) on[name] = one
    return right<string, BrandAnalytics>(on)
  },
  (sinks) => sinks,
)
