import { widgetPolicy } from '../../../src-adapters/impact/policy.ts'
import { impactWidget } from '../../../src-adapters/impact/widget.ts'
import type { ImpactWidget } from '../../../src-domain/impact/impact-widget.ts'
import { pageGate } from '../document/page-gate.ts'

/** The charity's widget, loaded through the page's one gate for third-party scripts. */
export function vendorWidget(script: string, widgetId: string, report: (what: string) => void): ImpactWidget {
  const scripts = [{ address: script, vendor: 'the charity service', why: 'whom orders help' }]
  const loadScript = pageGate(document)({ scripts, writes: widgetPolicy(script).writes })
  return impactWidget({ page: window, loadScript, script, widgetId, report })
}
