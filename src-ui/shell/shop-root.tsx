import { type Words, WordsProvider } from '../messages/words-context.tsx'
import { type ShopActions, type ShopCells, ShopProvider } from './shop-app.ts'
import { ShopBars } from './shop-bars.tsx'
import { ShopPage } from './shop-page.tsx'
import type { ShopState } from './shop-state.ts'

export interface BarsRootProps {
  readonly words: Partial<Words>
  readonly cells: ShopCells
  readonly actions: ShopActions
}

export interface ShopRootProps extends BarsRootProps {
  readonly state: ShopState
  readonly report: (reason: unknown) => void
}

/** The tree that the server renders and the browser takes over. */
export const ShopRoot = ({ state, words, cells, actions, report }: ShopRootProps) => (
  <WordsProvider words={words}>
    <ShopProvider app={{ cells, actions }}>
      <ShopPage state={state} report={report} />
    </ShopProvider>
  </WordsProvider>
)

/** Of a menu page, all that the browser takes over. */
export const BarsRoot = ({ words, cells, actions }: BarsRootProps) => (
  <WordsProvider words={words}>
    <ShopProvider app={{ cells, actions }}>
      <ShopBars />
    </ShopProvider>
  </WordsProvider>
)
