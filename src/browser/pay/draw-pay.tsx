import { createRoot } from 'react-dom/client'
import { PhoneChecksProvider } from '../../../src-ui/account/phone-checks.tsx'
import type { CheckoutController } from '../../../src-ui/checkout/checkout-controller.ts'
import { PayRoot } from '../../../src-ui/checkout/pay-root.tsx'
import { PayProvider } from '../../../src-ui/checkout/use-pay.ts'
import { ContentLanguageProvider, contentLanguage } from '../../../src-ui/messages/content-language.tsx'
import { type Words, WordsProvider } from '../../../src-ui/messages/words-context.tsx'
import { lazyPhones } from '../account/lazy-phones.ts'

export function drawPay(root: HTMLElement, words: Partial<Words>, controller: CheckoutController): void {
  const { brand, locale } = controller.cells.facts
  createRoot(root).render(
    <PhoneChecksProvider value={lazyPhones(brand)}>
      <WordsProvider words={words}>
        <ContentLanguageProvider value={contentLanguage(brand, locale)}>
          <PayProvider app={controller}>
            <PayRoot report={reportError} />
          </PayProvider>
        </ContentLanguageProvider>
      </WordsProvider>
    </PhoneChecksProvider>,
  )
}
