import { createRoot } from 'react-dom/client'
import { ContentLanguageProvider, contentLanguage } from '../../../src-ui/messages/content-language.tsx'
import { type Words, WordsProvider } from '../../../src-ui/messages/words-context.tsx'
import { OrderRoot } from '../../../src-ui/order/order-root.tsx'
import type { OrderRootProps } from '../../../src-ui/order/order-root-props.ts'

export function drawOrder(root: HTMLElement, words: Partial<Words>, props: Omit<OrderRootProps, 'report'>): void {
  createRoot(root).render(
    <WordsProvider words={words}>
      <ContentLanguageProvider value={contentLanguage(props.brand, props.locale)}>
        <OrderRoot {...props} report={reportError} />
      </ContentLanguageProvider>
    </WordsProvider>,
  )
}
