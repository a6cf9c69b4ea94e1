import { createRoot } from 'react-dom/client'
import { ContentLanguageProvider, contentLanguage } from '../../../src-ui/messages/content-language.tsx'
import { type Words, WordsProvider } from '../../../src-ui/messages/words-context.tsx'
import type { OrderController } from '../../../src-ui/order/order-controller.ts'
import { OrderRoot } from '../../../src-ui/order/order-root.tsx'

export function drawOrder(root: HTMLElement, words: Partial<Words>, controller: OrderController): void {
  createRoot(root).render(
    <WordsProvider words={words}>
      <ContentLanguageProvider value={contentLanguage(controller.brand, controller.locale)}>
        <OrderRoot {...controller} report={reportError} />
      </ContentLanguageProvider>
    </WordsProvider>,
  )
}
