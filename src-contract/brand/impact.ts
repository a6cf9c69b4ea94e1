import { right } from 'fp-ts/lib/Either.js'
import type { Impact } from '../../src-domain/brand/impact.ts'
import type { Codec } from '../codec/codec.ts'
import { list } from '../codec/list.ts'
import { mapped } from '../codec/mapped.ts'
import { otherwise } from '../codec/otherwise.ts'
import { id, text } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'

const nonprofit = shape('a nonprofit', { required: { id, name: text, cause: otherwise(text, '') } })

/** Whom the brand's orders help (IMPACT-01). The id of the widget is public: it stands in pages. */
export const impact: Codec<Impact> = mapped(
  'impact',
  shape('impact', { required: { nonprofits: list(nonprofit, { atMost: 8 }) }, optional: { widget_id: id } }),
  ({ nonprofits, widget_id }) => right({ nonprofits, ...(widget_id === undefined ? {} : { widgetId: widget_id }) }),
  ({ nonprofits, widgetId }) => ({
    nonprofits: [...nonprofits],
    ...(widgetId === undefined ? {} : { widget_id: widgetId }),
  }),
)
