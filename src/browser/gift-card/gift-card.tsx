import '../../../src-ui/design/fonts.css'
import '../../../src-ui/design/base.css'
import { createRoot } from 'react-dom/client'
import { copyText } from '../../../src-adapters/browser/copy-text.ts'
import { noNotice, type UnavailableNotice } from '../../../src-ui/design/unavailable-notice.ts'
import { giftCardController } from '../../../src-ui/gift-card/gift-card-controller.ts'
import type { GiftCardPageState } from '../../../src-ui/gift-card/gift-card-page-state.ts'
import { GiftCardRoot } from '../../../src-ui/gift-card/gift-card-root.tsx'
import { apps } from '../../../src-ui/messages/apps.en.ts'
import { common } from '../../../src-ui/messages/common.en.ts'
import { ContentLanguageProvider, contentLanguage } from '../../../src-ui/messages/content-language.tsx'
import { giftCard } from '../../../src-ui/messages/gift-card.en.ts'
import { withBrandTexts } from '../../../src-ui/messages/wording.ts'
import { WordsProvider } from '../../../src-ui/messages/words-context.tsx'
import { cell } from '../../../src-ui/state/cell.ts'
import { pageContainer } from '../document/page-container.ts'
import { readState } from '../document/read-state.ts'
import { giftCardModules, giftCardPorts } from './gift-card-module.ts'

/** Shows a gift card to anyone who has its address (GIFT-13). It only reads. */
function startGiftCard(state: GiftCardPageState, root: HTMLElement): void {
  const { brand, locale, texts } = state
  const alert = cell<UnavailableNotice>(noNotice)
  const container = pageContainer(state, alert, giftCardModules)
  const controller = giftCardController({
    facts: state,
    alert,
    ...container.get(giftCardPorts),
    copy: copyText(navigator),
  })
  const words = {
    common: withBrandTexts('common', common, texts, locale),
    giftCard: withBrandTexts('giftCard', giftCard, texts, locale),
    apps: withBrandTexts('apps', apps, texts, locale),
  }
  createRoot(root).render(
    <WordsProvider words={words}>
      <ContentLanguageProvider value={contentLanguage(brand, locale)}>
        <GiftCardRoot {...controller} report={reportError} />
      </ContentLanguageProvider>
    </WordsProvider>,
  )
}

const state = readState<GiftCardPageState>(document, 'giftCard')
const root = document.getElementById('page')
if (state !== undefined && root !== null) startGiftCard(state, root)
