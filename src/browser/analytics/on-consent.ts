import type { ConsentStore } from '../../../src-adapters/browser/consent-store.ts'
import { type ConsentSettings, consentOf } from '../../../src-domain/brand/consent.ts'
import type { Clock } from '../../../src-domain/time/clock.ts'

export interface ConsentNeeds {
  readonly settings: ConsentSettings | undefined
  readonly store: ConsentStore
  readonly clock: Clock
  readonly browser: Navigator
}

/** Calls `begin` once when sinks that follow customers may run: at once, later on this page, or never. */
export type OnConsent = (begin: () => void) => void

export function onConsent({ settings, store, clock, browser }: ConsentNeeds): OnConsent {
  const consent = () =>
    consentOf({ settings, answer: store.read(), saysNo: refusesTracking(browser), now: clock.now() })
  return (begin) => {
    let hasBegun = false
    const once = () => {
      if (hasBegun) return
      hasBegun = true
      begin()
    }
    if (consent() === 'agreed') once()
    else store.onAgreed(once)
  }
}

/** Global Privacy Control (w3c.github.io/gpc). TypeScript has no type for it, because not all browsers have it. */
export function refusesTracking(browser: Navigator): boolean {
  return 'globalPrivacyControl' in browser && browser.globalPrivacyControl === true
}
