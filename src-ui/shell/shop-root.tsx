import { ContentLanguageProvider, contentLanguage } from '../messages/content-language.tsx'
import { type Words, WordsProvider } from '../messages/words-context.tsx'
import { type ShopActions, type ShopCells, ShopProvider } from './shop-app.ts'
import { ShopPage } from './shop-page.tsx'
import type { ShopState } from './shop-state.ts'

export interface ShopRootProps {
  readonly state: ShopState
  readonly words: Partial<Words>
  readonly cells: ShopCells
  readonly actions: ShopActions
  readonly report: (reason: unknown) => void
}

/** The tree that the server renders and the browser takes over. */
export const ShopRoot = ({ state, words, cells, actions, report }: ShopRootProps) => (
  <WordsProvider words={words}>
    <ContentLanguageProvider value={contentLanguage(state.brand, state.locale)}>
      <ShopProvider app={{ cells, actions }}>
        <ShopPage state={state} report={report} />
      </ShopProvider>
    </ContentLanguageProvider>
  </WordsProvider>
)
