import { ContainerModule } from 'inversify'
import { shopAnalytics } from '../analytics/analytics.ts'
import { Port } from '../document/ports.ts'

/** The brand's own services, told at once. */
export const analytics = new ContainerModule(({ bind }) => {
  bind(Port.report).toResolvedValue(
    ({ page, brand }, storage, pause, { sessionId }) =>
      shopAnalytics({ page, brand: brand.analytics, storage, pause, sessionId }),
    [Port.facts, Port.tab, Port.pause, Port.orderServer],
  )
})
