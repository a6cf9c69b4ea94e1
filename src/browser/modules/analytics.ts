import { ContainerModule } from 'inversify'
import { shopAnalytics } from '../analytics/analytics.ts'
import { Port } from '../document/ports.ts'

/** The brand's own services, told at once. */
export const analytics = new ContainerModule(({ bind }) => {
  bind(Port.report).toResolvedValue(
    ({ page, brand }, storage, pause) => shopAnalytics({ page, brand: brand.analytics, storage, pause }),
    [Port.facts, Port.tab, Port.pause],
  )
})
