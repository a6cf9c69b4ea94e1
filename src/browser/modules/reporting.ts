import { ContainerModule } from 'inversify'
import { consentStore } from '../../../src-adapters/browser/consent-store.ts'
import { knownUser } from '../../../src-adapters/browser/known-user.ts'
import { onConsent } from '../analytics/on-consent.ts'
import type { AnalyticsNeeds, Report } from '../analytics/start-analytics.ts'
import { Port } from '../document/ports.ts'

/** A document that tells the brand's services, where somebody agreed to those that follow people. */
export function reporting(begin: (needs: AnalyticsNeeds) => Report): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(Port.report).toResolvedValue(
      ({ page, brand }, storage, local, clock, pause, { sessionId }) =>
        begin({
          ...{ page, brand: brand.analytics, currency: brand.currency, storage, pause, sessionId },
          userId: knownUser(local, storage, brand.auth.tokenKey),
          onConsent: onConsent({
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
