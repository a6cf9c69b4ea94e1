import { createRoot } from 'react-dom/client'
import { type Words, WordsProvider } from '../../../src-ui/messages/words-context.tsx'
import { SharedCartPage, type SharedCartPageProps } from '../../../src-ui/sharing/shared-cart-page.tsx'

export const drawSharedCart = (
  root: HTMLElement,
  words: Partial<Words>,
  props: Omit<SharedCartPageProps, 'report'>,
): void =>
  createRoot(root).render(
    <WordsProvider words={words}>
      <SharedCartPage {...props} report={reportError} />
    </WordsProvider>,
  )
