import { createRoot } from 'react-dom/client'
import type { PayActions } from '../../../src-ui/checkout/pay-actions.ts'
import { type PayCells, type PayFacts, PayProvider } from '../../../src-ui/checkout/pay-app.ts'
import { PayRoot } from '../../../src-ui/checkout/pay-root.tsx'
import { ContentLanguageProvider, contentLanguage } from '../../../src-ui/messages/content-language.tsx'
import { type Words, WordsProvider } from '../../../src-ui/messages/words-context.tsx'
import type { App } from '../../../src-ui/state/app-context.tsx'

export function drawPay(
  root: HTMLElement,
  words: Partial<Words>,
  app: App<PayCells & { readonly facts: PayFacts }, PayActions>,
): void {
  createRoot(root).render(
    <WordsProvider words={words}>
      <ContentLanguageProvider value={contentLanguage(app.cells.facts.brand, app.cells.facts.locale)}>
        <PayProvider app={app}>
          <PayRoot report={reportError} />
        </PayProvider>
      </ContentLanguageProvider>
    </WordsProvider>,
  )
}
