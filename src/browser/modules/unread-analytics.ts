import { ContainerModule } from 'inversify'
import { orderAnalytics } from '../analytics/analytics.ts'
import { Port } from '../document/ports.ts'

/** In place of `analytics`, where the address is a key: only services that do not read it. */
export const unreadAnalytics = new ContainerModule(({ bind }) => {
  bind(Port.report).toResolvedValue(
    ({ page, brand }, storage, pause, { sessionId }) =>
      orderAnalytics({ page, brand: brand.analytics, storage, pause, sessionId }),
    [Port.facts, Port.tab, Port.pause, Port.orderServer],
  )
})
