import type { ReactNode } from 'react'
import type { Brand, Locale } from '../../src-domain/brand/brand.ts'
import { ContentLanguageProvider, contentLanguage } from '../messages/content-language.tsx'
import { useWords, type Words, WordsProvider } from '../messages/words-context.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { type ShopActions, type ShopCells, ShopProvider } from './shop-app.ts'

export interface ShopRootProps {
  readonly state: { readonly brand: Brand; readonly locale: Locale }
  readonly words: Partial<Words>
  readonly cells: ShopCells
  readonly actions: ShopActions
  readonly report: (reason: unknown) => void
  readonly children: ReactNode
}

export function ShopRoot({ state, words, cells, actions, report, children }: ShopRootProps) {
  return (
    <WordsProvider words={words}>
      <ContentLanguageProvider value={contentLanguage(state.brand, state.locale)}>
        <ShopProvider app={{ cells, actions }}>
          <GuardedContent report={report}>{children}</GuardedContent>
        </ShopProvider>
      </ContentLanguageProvider>
    </WordsProvider>
  )
}

function GuardedContent({ report, children }: Pick<ShopRootProps, 'report' | 'children'>) {
  return (
    <ErrorBoundary message={useWords('common').somethingWrong} report={report}>
      {children}
    </ErrorBoundary>
  )
}
