import { left, right } from 'fp-ts/lib/Either.js'
import { money } from '../../src-contract/money/money.ts'
import type { ImpactStep, ImpactWidget, WidgetRequest } from '../../src-domain/impact/impact-widget.ts'
import type { LoadScript } from '../../src-domain/payment/load-script.ts'

export interface WidgetNeeds {
  readonly page: object
  readonly loadScript: LoadScript
  readonly script: string
  readonly widgetId: string | undefined
  readonly report: (what: string) => void
}

const widgetOf: Readonly<Record<ImpactStep, string>> = {
  'pre-checkout': 'NonprofitWidget',
  'post-checkout': 'NonprofitWidget',
  complete: 'ImpactOverviewWidget',
  'personal-impact': 'ImpactOverviewWidget',
  'community-impact': 'CommunityImpactWidget',
}

const noWidget = left({ _tag: 'NoWidget' } as const)

/** ANA-16. Failures are only logged (IMPACT-11). */
export function impactWidget({ page, loadScript, script, widgetId, report }: WidgetNeeds): ImpactWidget {
  const madeBy = (request: WidgetRequest): unknown => {
    const Widget: unknown = Reflect.get(appsIn(page) ?? {}, widgetOf[request.step])
    return typeof Widget === 'function' ? Reflect.construct(Widget, [settings(request, widgetId)]) : undefined
  }
  return {
    show: async (request) => {
      if (widgetId === undefined) {
        report('Beam Impact Widget: a widget id is required')
        return noWidget
      }
      try {
        await loadScript(script, () => appsIn(page) !== undefined)
        const widget = madeBy(request)
        const render: unknown = Reflect.get(Object(widget), 'render')
        if (typeof render !== 'function') throw new Error(`no ${widgetOf[request.step]}`)
        await Reflect.apply(render, widget, [facts(request)])
        return right(undefined)
      } catch (reason) {
        report(`Unable to load Beam Impact Widget: ${reason instanceof Error ? reason.message : String(reason)}`)
        return noWidget
      }
    },
  }
}

function appsIn(page: object): object | undefined {
  const apps: unknown = Reflect.get(page, 'beamApps')
  return typeof apps === 'object' && apps !== null ? apps : undefined
}

function settings({ step, containerId, onChosen }: WidgetRequest, widgetId: string | undefined) {
  return {
    widgetId,
    containerId,
    isPreCheckout: step === 'pre-checkout',
    selectedNonprofitCallback: (chosen: unknown) => {
      const id: unknown = typeof chosen === 'object' && chosen !== null ? Reflect.get(chosen, 'id') : chosen
      if (typeof id === 'string' || typeof id === 'number') onChosen?.(String(id))
    },
  }
}

function facts({ country, order }: WidgetRequest) {
  return {
    countryCode: country,
    ...(order === undefined
      ? {}
      : {
          store: order.store,
          cartTotal: money.encode(order.cartTotal),
          ...(order.postalCode === undefined ? {} : { postalCode: order.postalCode }),
        }),
  }
}
