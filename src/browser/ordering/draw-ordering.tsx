import { createRoot } from 'react-dom/client'
import { PhoneChecksProvider } from '../../../src-ui/account/phone-checks.tsx'
import { ContentLanguageProvider, contentLanguage } from '../../../src-ui/messages/content-language.tsx'
import { type Words, WordsProvider } from '../../../src-ui/messages/words-context.tsx'
import { OrderingRoot } from '../../../src-ui/navigation/ordering-root.tsx'
import {
  type OrderingActions,
  type OrderingCells,
  type OrderingFacts,
  OrderingProvider,
} from '../../../src-ui/ordering/ordering-app.ts'
import { greetPatron } from '../../../src-ui/shell/greet-patron.ts'
import type { App } from '../../../src-ui/state/app-context.tsx'
import { lazyPhones } from '../account/lazy-phones.ts'

/** Renders the ordering chunk into a separate root, so that the page below never renders again. */
export function drawOrdering(
  stage: HTMLElement,
  words: Partial<Words> & Pick<Words, 'common'>,
  app: App<OrderingCells & { readonly facts: OrderingFacts }, OrderingActions>,
): void {
  greetPatron(document, app.cells.patron, words.common.accountOf)
  createRoot(stage).render(
    <PhoneChecksProvider value={lazyPhones(app.cells.facts.brand)}>
      <WordsProvider words={words}>
        <ContentLanguageProvider value={contentLanguage(app.cells.facts.brand, app.cells.facts.locale)}>
          <OrderingProvider app={app}>
            <OrderingRoot report={reportError} />
          </OrderingProvider>
        </ContentLanguageProvider>
      </WordsProvider>
    </PhoneChecksProvider>,
  )
}
