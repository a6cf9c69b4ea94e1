import { createRoot } from 'react-dom/client'
import type { CheckoutController } from '../../../src-ui/checkout/checkout-controller.ts'
import { PayRoot } from '../../../src-ui/checkout/pay-root.tsx'
import { PayProvider } from '../../../src-ui/checkout/use-pay.ts'
import { ContentLanguageProvider, contentLanguage } from '../../../src-ui/messages/content-language.tsx'
import { type Words, WordsProvider } from '../../../src-ui/messages/words-context.tsx'

export function drawPay(root: HTMLElement, words: Partial<Words>, controller: CheckoutController): void {
  const { brand, locale } = controller.cells.facts
  createRoot(root).render(
    <WordsProvider words={words}>
      <ContentLanguageProvider value={contentLanguage(brand, locale)}>
        <PayProvider app={controller}>
          <PayRoot report={reportError} />
        </PayProvider>
      </ContentLanguageProvider>
    </WordsProvider>,
  )
}
