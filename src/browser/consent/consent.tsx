import { consentStore } from '../../../src-adapters/browser/consent-store.ts'
import { safeStorage } from '../../../src-adapters/browser/safe-storage.ts'
import { systemClock } from '../../../src-adapters/browser/system-time.ts'
import { consentOf } from '../../../src-domain/brand/consent.ts'
import { ConsentProvider, type ConsentQuestionState } from '../../../src-ui/consent/consent-app.ts'
import { ConsentQuestion } from '../../../src-ui/consent/consent-question.tsx'
import { consent } from '../../../src-ui/messages/consent.en.ts'
import { withBrandTexts } from '../../../src-ui/messages/wording.ts'
import { WordsProvider } from '../../../src-ui/messages/words-context.tsx'
import type { ShopFacts } from '../../../src-ui/shell/shop-state.ts'
import { cell } from '../../../src-ui/state/cell.ts'
import { sinkMakers } from '../../sinks/names.ts'
import { sinkFollows, sinksFor } from '../../sinks/policies.ts'
import { refusesTracking } from '../analytics/on-consent.ts'
import { questionRenderer } from './question-renderer.ts'

/**
 * Asks for consent to the brand's sinks that follow customers: once, and again when the consent link is tapped.
 * Resolves when there is no open question.
 */
export function askConsent({ brand, locale, texts }: Pick<ShopFacts, 'brand' | 'locale' | 'texts'>): Promise<void> {
  const following = sinksFor(brand.analytics, 'all').filter(sinkFollows)
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
  const asked = cell<ConsentQuestionState>('no')
  const named = (names: readonly (typeof following)[number][]) =>
    new Intl.ListFormat(locale).format(names.map((name) => sinkMakers[name]))
  const cells = {
    asked,
    services: named(following),
    toldWho: named(following.filter((name) => brand.analytics[name]?.receivesPersonalData === true)),
    privacyUrl: brand.consent.privacyUrl,
  }
  return new Promise((done) => {
    const answer = (isAgreed: boolean) => {
      const wasAgreed = standing() === 'agreed'
      store.answer({ isAgreed, at: systemClock.now() })
      const goOn = asked.current() === 'wanted' ? '[data-consent]' : 'a[href="#content"]'
      const isAway = asked.current() === 'wanted' || document.activeElement?.matches('button:focus-visible') === true
      asked.update(() => 'no')
      // Returns the focus to the consent link or, for keyboard users, to the skip link before the question.
      if (isAway) document.querySelector<HTMLElement>(goOn)?.focus({ preventScroll: true })
      // Not every sink can be stopped, so the page reloads without them.
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
    const show = (how: ConsentQuestionState) => {
      ask()
      // A live region must exist before its text changes.
      requestAnimationFrame(() => asked.update(() => how))
    }
    document.addEventListener('click', (event) => {
      if (!(event.target instanceof Element) || event.target.closest('[data-consent]') === null) return
      event.preventDefault()
      show('wanted')
    })
    // Without storage the answer would be lost and asked for on every page. No sink follows such a customer.
    if (standing() === 'unanswered' && store.isKeeping()) show('asked')
    else done()
  })
}
