import { createRoot } from 'react-dom/client'
import { ContentLanguageProvider, contentLanguage } from '../../../src-ui/messages/content-language.tsx'
import { type Words, WordsProvider } from '../../../src-ui/messages/words-context.tsx'
import { SharedCartPage, type SharedCartPageProps } from '../../../src-ui/sharing/shared-cart-page.tsx'

export function drawSharedCart(
  root: HTMLElement,
  words: Partial<Words>,
  props: Omit<SharedCartPageProps, 'report'>,
): void {
  createRoot(root).render(
    <WordsProvider words={words}>
      <ContentLanguageProvider value={contentLanguage(props.brand, props.locale)}>
        <SharedCartPage {...props} report={reportError} />
      </ContentLanguageProvider>
    </WordsProvider>,
  )
}
