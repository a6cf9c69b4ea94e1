import { consentStore } from '../../../src-adapters/browser/consent-store.ts'
import { safeStorage } from '../../../src-adapters/browser/safe-storage.ts'
import { systemClock } from '../../../src-adapters/browser/system-time.ts'
import { consentOf } from '../../../src-domain/brand/consent.ts'
import { type Asked, ConsentProvider } from '../../../src-ui/consent/consent-app.ts'
import { ConsentQuestion } from '../../../src-ui/consent/consent-question.tsx'
import { consent } from '../../../src-ui/messages/consent.en.ts'
import { withBrandTexts } from '../../../src-ui/messages/wording.ts'
import { WordsProvider } from '../../../src-ui/messages/words-context.tsx'
import type { ShopFacts } from '../../../src-ui/shell/shop-state.ts'
import { cell } from '../../../src-ui/state/cell.ts'
import { sinkMakers } from '../../sinks/names.ts'
import { follows, sinksFor } from '../../sinks/policies.ts'
import { refusesTracking } from '../analytics/on-consent.ts'
import { questionRenderer } from './question-renderer.ts'

/**
 * Asks whether the services of the brand that follow people may run, where that is still to be answered, and whenever the
 * link for it is tapped. Done when nothing, or nothing more, is asked.
 */
export function askConsent({ brand, locale, texts }: Pick<ShopFacts, 'brand' | 'locale' | 'texts'>): Promise<void> {
  const following = sinksFor(brand.analytics, 'all').filter(follows)
  if (brand.consent === undefined || following.length === 0) return Promise.resolve()
  const store = consentStore(
    safeStorage(() => window.localStorage),
    window,
  )
  const standing = () =>
    consentOf({
      settings: brand.consent,
      answer: store.read(),
      saysNo: refusesTracking(navigator),
      now: systemClock.now(),
    })
  const asked = cell<Asked>('no')
  const named = (names: readonly (typeof following)[number][]) =>
    new Intl.ListFormat(locale).format(names.map((name) => sinkMakers[name]))
  const cells = {
    asked,
    services: named(following),
    toldWho: named(following.filter((name) => brand.analytics[name]?.isToldWho === true)),
    privacyUrl: brand.consent.privacyUrl,
  }
  return new Promise((done) => {
    const answer = (isAgreed: boolean) => {
      const wasAgreed = standing() === 'agreed'
      store.answer({ isAgreed, at: systemClock.now() })
      const goOn = asked.current() === 'wanted' ? '[data-consent]' : 'a[href="#content"]'
      const isAway = asked.current() === 'wanted' || document.activeElement?.matches('button:focus-visible') === true
      asked.update(() => 'no')
      // Back to where it was asked for; a keyboard that came upon it goes on from where the question stood.
      if (isAway) document.querySelector<HTMLElement>(goOn)?.focus({ preventScroll: true })
      // What runs already cannot be ended in all of them but by a page without them.
      if (wasAgreed && !isAgreed) window.location.reload()
      done()
    }
    const ask = questionRenderer(() => (
      <WordsProvider words={{ consent: withBrandTexts('consent', consent, texts, locale) }}>
        <ConsentProvider app={{ cells, actions: { answer } }}>
          <ConsentQuestion />
        </ConsentProvider>
      </WordsProvider>
    ))
    const show = (how: Asked) => {
      ask()
      // The region is there before what it says.
      requestAnimationFrame(() => asked.update(() => how))
    }
    document.addEventListener('click', (event) => {
      if (!(event.target instanceof Element) || event.target.closest('[data-consent]') === null) return
      event.preventDefault()
      show('wanted')
    })
    // Who is not remembered would be asked on every page: nothing follows them, and nobody asks.
    if (standing() === 'unanswered' && store.isKeeping()) show('asked')
    else done()
  })
}
