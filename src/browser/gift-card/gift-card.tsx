import '../../../src-ui/design/fonts.css'
import '../../../src-ui/design/base.css'
import { createRoot } from 'react-dom/client'
import { copyText } from '../../../src-adapters/browser/copy-text.ts'
import { showGiftCard } from '../../../src-domain/gift-card/show-gift-card.ts'
import type { GiftCardPageState } from '../../../src-ui/gift-card/gift-card-page-state.ts'
import { GiftCardRoot } from '../../../src-ui/gift-card/gift-card-root.tsx'
import { ContentLanguageProvider, contentLanguage } from '../../../src-ui/messages/content-language.tsx'
import { WordsProvider } from '../../../src-ui/messages/words-context.tsx'
import { Port } from '../document/ports.ts'
import { readState } from '../document/read-state.ts'
import { giftCardPage } from './gift-card-page.ts'

/** Shows a gift card to whoever has its address (GIFT-13). It only ever reads. */
function startGiftCard(state: GiftCardPageState, root: HTMLElement): void {
  const { cells, container, words } = giftCardPage(state)
  const connection = container.get(Port.connection)
  const show = showGiftCard({ cards: container.get(Port.giftCardReader), shown: cells.shown })
  const look = () => void show(state.id)
  cells.online.update(connection.isOnline)
  connection.onChange(() => {
    cells.online.update(connection.isOnline)
    // What could not be asked without a network is asked now.
    if (connection.isOnline() && cells.shown.current()._tag === 'Unreached') look()
  })
  createRoot(root).render(
    <WordsProvider words={words}>
      <ContentLanguageProvider value={contentLanguage(state.brand, state.locale)}>
        <GiftCardRoot facts={state} {...cells} copy={copyText(navigator)} onLook={look} report={reportError} />
      </ContentLanguageProvider>
    </WordsProvider>,
  )
}

const state = readState<GiftCardPageState>(document, 'giftCard')
const root = document.getElementById('page')
if (state !== undefined && root !== null) startGiftCard(state, root)
