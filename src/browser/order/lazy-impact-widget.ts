import { left } from 'fp-ts/lib/Either.js'
import type { Brand } from '../../../src-domain/brand/brand.ts'
import type { ImpactWidget } from '../../../src-domain/impact/impact-widget.ts'
import { fetchOnce } from '../document/fetch-once.ts'

/**
 * The charity's widget, if the brand has one. Its code and script load when the first one is shown. Call this once per
 * page: it reports a brand that has no account at the charity and therefore no widget (IMPACT-12).
 */
export function lazyImpactWidget({ impact }: Brand, report: (what: string) => void): ImpactWidget | undefined {
  if (impact !== undefined && impact.widgetId === undefined) report('Beam Impact Widget: a widget id is required')
  if (impact?.script === undefined || impact.widgetId === undefined) return undefined
  const { script, widgetId } = impact
  const load = fetchOnce(() => import('./vendor-widget.ts').then((part) => part.vendorWidget(script, widgetId, report)))
  return {
    show: async (request) => {
      try {
        return await (await load()).show(request)
      } catch (reason) {
        report(`Unable to load Beam Impact Widget: ${String(reason)}`)
        return left({ _tag: 'NoWidget' })
      }
    },
  }
}
