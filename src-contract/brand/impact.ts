import { right } from 'fp-ts/lib/Either.js'
import type { Impact } from '../../src-domain/brand/impact.ts'
import type { Codec } from '../codec/codec.ts'
import { list } from '../codec/list.ts'
import { mapped } from '../codec/mapped.ts'
import { matching, ownId, text } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { withFallback } from '../codec/with-fallback.ts'

const nonprofit = shape('a nonprofit', { required: { id: ownId, name: text, cause: withFallback(text, '') } })

const origin = matching('an https origin', /^https:\/\/[a-z0-9.-]+(?::\d{1,5})?$/)

const scriptAddress = matching('an https address', /^https:\/\/[a-z0-9.-]+(?::\d{1,5})?\/[\w./-]*$/)

// RFC 9110.
const headerName = matching('a header name', /^[A-Za-z][A-Za-z0-9-]{0,63}$/)

/** IMPACT-01. The widget's id is public. */
export const impact: Codec<Impact> = mapped(
  'impact',
  shape('impact', {
    required: { nonprofits: list(nonprofit, { atMost: 8 }) },
    optional: { widget_id: ownId, base_url: origin, stage_base_url: origin, header: headerName, script: scriptAddress },
  }),
  ({ nonprofits, widget_id, base_url, stage_base_url, header, script }) =>
    right({
      nonprofits,
      ...(widget_id === undefined ? {} : { widgetId: widget_id }),
      ...(base_url === undefined ? {} : { baseUrl: base_url }),
      ...(stage_base_url === undefined ? {} : { stageBaseUrl: stage_base_url }),
      ...(header === undefined ? {} : { header }),
      ...(script === undefined ? {} : { script }),
    }),
  ({ nonprofits, widgetId, baseUrl, stageBaseUrl, header, script }) => ({
    nonprofits: [...nonprofits],
    ...(widgetId === undefined ? {} : { widget_id: widgetId }),
    ...(baseUrl === undefined ? {} : { base_url: baseUrl }),
    ...(stageBaseUrl === undefined ? {} : { stage_base_url: stageBaseUrl }),
    ...(header === undefined ? {} : { header }),
    ...(script === undefined ? {} : { script }),
  }),
)
