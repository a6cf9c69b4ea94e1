import { popupStore } from '../../../src-adapters/browser/popup-store.ts'
import { safeStorage } from '../../../src-adapters/browser/safe-storage.ts'
import { timerPause } from '../../../src-adapters/browser/system-time.ts'
import { noPopups, type PopupQueue, showPopups } from '../../../src-domain/brand/show-popups.ts'
import { common } from '../../../src-ui/messages/common.en.ts'
import { withBrandTexts } from '../../../src-ui/messages/wording.ts'
import { WordsProvider } from '../../../src-ui/messages/words-context.tsx'
import { PopupStack } from '../../../src-ui/popups/popup-stack.tsx'
import { PopupsProvider } from '../../../src-ui/popups/popups-app.ts'
import type { ShopFacts } from '../../../src-ui/shell/shop-state.ts'
import { cell } from '../../../src-ui/state/cell.ts'
import { lazyReactDom } from '../document/lazy-react-dom.ts'

/** Shows the brand's popups in a React root of their own. */
export function startPopups({ brand, locale, texts }: Pick<ShopFacts, 'brand' | 'locale' | 'texts'>): void {
  const queue = cell<PopupQueue>(noPopups)
  const popups = showPopups({ queue, store: popupStore(safeStorage(() => window.localStorage)), pause: timerPause })
  const words = { common: withBrandTexts('common', common, texts, locale) }
  const stage = document.body.appendChild(document.createElement('div'))
  lazyReactDom()
    .createRoot(stage)
    .render(
      <WordsProvider words={words}>
        <PopupsProvider app={{ cells: { queue, locale, brand }, actions: popups }}>
          <PopupStack report={reportError} />
        </PopupsProvider>
      </WordsProvider>,
    )
  // A live region must exist before its text changes.
  requestAnimationFrame(() => brand.popups?.forEach(popups.add))
}
