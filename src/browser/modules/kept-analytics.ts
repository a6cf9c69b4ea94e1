import { ContainerModule } from 'inversify'
import { analyticsQueue } from '../analytics/analytics-queue.ts'
import { Port } from '../document/ports.ts'

/** In place of `analytics`, where a card is typed: nobody else runs there, so the next document tells. */
export const keptAnalytics = new ContainerModule(({ bind }) => {
  bind(Port.report).toResolvedValue(({ brand }, tab) => analyticsQueue(brand.analytics, tab), [Port.facts, Port.tab])
})
