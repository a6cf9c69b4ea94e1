import '../../../src-ui/design/fonts.css'
import '../../../src-ui/design/base.css'
import { createRoot } from 'react-dom/client'
import { GalleryPage } from '../../../src-ui/gallery/gallery-page.tsx'
import type { GalleryState } from '../../../src-ui/gallery/gallery-state.ts'
import { common } from '../../../src-ui/messages/common.en.ts'
import { order } from '../../../src-ui/messages/order.en.ts'
import { ordering } from '../../../src-ui/messages/ordering.en.ts'
import { times } from '../../../src-ui/messages/times.en.ts'
import { withBrandTexts } from '../../../src-ui/messages/wording.ts'
import { WordsProvider } from '../../../src-ui/messages/words-context.tsx'
import { readState } from '../document/read-state.ts'

/** Draws /theme/gallery, which production does not serve. */
const state = readState<GalleryState>(document, 'gallery')
const root = document.getElementById('page')
if (state !== undefined && root !== null) {
  const { brand, locale, texts, pictures } = state
  const words = {
    common: withBrandTexts('common', common, texts, locale),
    order: withBrandTexts('order', order, texts, locale),
    ordering: withBrandTexts('ordering', ordering, texts, locale),
    times: withBrandTexts('times', times, texts, locale),
  }
  createRoot(root).render(
    <WordsProvider words={words}>
      <GalleryPage brand={brand} pictures={pictures} />
    </WordsProvider>,
  )
}
