import { ContainerModule } from 'inversify'
import { consentStore } from '../../../src-adapters/browser/consent-store.ts'
import { knownUser } from '../../../src-adapters/browser/known-user.ts'
import { pageAnalytics } from '../analytics/analytics.ts'
import { onConsent } from '../analytics/on-consent.ts'
import { Port } from '../document/ports.ts'

/** Reports events to the brand's sinks. Sinks that follow customers wait for consent. */
export const analytics = new ContainerModule(({ bind }) => {
  bind(Port.report).toResolvedValue(
    ({ page, brand }, { tab, local, clock, pause }, { sessionId }) =>
      pageAnalytics({
        ...{ page, brand: brand.analytics, currency: brand.currency, storage: tab, pause, sessionId },
        userId: knownUser(local, tab, brand.auth.tokenKey),
        onConsent: onConsent({
          settings: brand.consent,
          store: consentStore(local, page),
          clock,
          browser: page.navigator,
        }),
      }),
    [Port.facts, Port.device, Port.orderServer],
  )
})
