import { createRoot } from 'react-dom/client'
import { common } from '../../../src-ui/messages/common.en.ts'
import { order } from '../../../src-ui/messages/order.en.ts'
import { withBrandTexts } from '../../../src-ui/messages/wording.ts'
import { WordsProvider } from '../../../src-ui/messages/words-context.tsx'
import { ImpactRoot } from '../../../src-ui/order/impact-root.tsx'
import type { ImpactState } from '../../../src-ui/order/order-state.ts'
import { lazyImpactWidget } from './lazy-impact-widget.ts'

/** Starts the page about donations, which has no order and no customer. */
export function impactDocument({ brand, locale, texts }: ImpactState, root: HTMLElement): void {
  const widget = lazyImpactWidget(brand, (what) => window.reportError(new Error(what)))
  if (widget === undefined) return
  const words = {
    common: withBrandTexts('common', common, texts, locale),
    order: withBrandTexts('order', order, texts, locale),
  }
  createRoot(root).render(
    <WordsProvider words={words}>
      <ImpactRoot brand={brand} locale={locale} widget={widget} report={reportError} />
    </WordsProvider>,
  )
}
