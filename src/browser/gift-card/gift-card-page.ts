import type { GiftCardState } from '../../../src-domain/gift-card/show-gift-card.ts'
import { noNotice, type UnavailableNotice } from '../../../src-ui/design/unavailable-notice.ts'
import type { GiftCardPageState } from '../../../src-ui/gift-card/gift-card-page-state.ts'
import { apps } from '../../../src-ui/messages/apps.en.ts'
import { common } from '../../../src-ui/messages/common.en.ts'
import { giftCard } from '../../../src-ui/messages/gift-card.en.ts'
import { withBrandTexts } from '../../../src-ui/messages/wording.ts'
import { cell } from '../../../src-ui/state/cell.ts'
import { pageContainer } from '../document/page-container.ts'
import { giftCardModules } from './modules.ts'

/** What each part of the page of a gift card is wired from. */
export function giftCardPage(state: GiftCardPageState) {
  const { locale, texts } = state
  const cells = {
    shown: cell<GiftCardState>({ _tag: 'Loading' }),
    online: cell(true),
    alert: cell<UnavailableNotice>(noNotice),
  }
  const container = pageContainer(state, cells.alert, giftCardModules)
  const words = {
    common: withBrandTexts('common', common, texts, locale),
    giftCard: withBrandTexts('giftCard', giftCard, texts, locale),
    apps: withBrandTexts('apps', apps, texts, locale),
  }
  return { cells, container, words }
}
