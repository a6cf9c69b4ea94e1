import { ContainerModule } from 'inversify'
import { consentStore } from '../../../src-adapters/browser/consent-store.ts'
import { sessionKeys } from '../../../src-adapters/browser/storage-keys.ts'
import type { AnalyticsNeeds, Report } from '../analytics/begun.ts'
import { whenAgreed } from '../analytics/when-agreed.ts'
import { Port } from '../document/ports.ts'

/** A document that tells the brand's services, where somebody agreed to those that follow people. */
export function reporting(begin: (needs: AnalyticsNeeds) => Report): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(Port.report).toResolvedValue(
      ({ page, brand }, storage, local, clock, pause, { sessionId }) =>
        begin({
          ...{ page, brand: brand.analytics, currency: brand.currency, storage, pause, sessionId },
          // Whoever signed out since is nobody's business, wherever they did it.
          userId: local.read(brand.auth.tokenKey) === undefined ? undefined : storage.read(sessionKeys.user),
          whenAgreed: whenAgreed({
            settings: brand.consent,
            store: consentStore(local, page),
            clock,
            browser: page.navigator,
          }),
        }),
      [Port.facts, Port.tab, Port.local, Port.clock, Port.pause, Port.orderServer],
    )
  })
}
