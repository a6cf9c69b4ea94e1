import type { Locale } from '../../../src-domain/brand/brand.ts'
import { common } from '../../../src-ui/messages/common.en.ts'
import { delivery as deliveryTexts } from '../../../src-ui/messages/delivery.en.ts'
import { ordering } from '../../../src-ui/messages/ordering.en.ts'
import { shop as shopTexts } from '../../../src-ui/messages/shop.en.ts'
import { steps as stepTexts } from '../../../src-ui/messages/steps.en.ts'
import { table as tableTexts } from '../../../src-ui/messages/table.en.ts'
import { times as timeTexts } from '../../../src-ui/messages/times.en.ts'
import { type BrandTexts, withBrandTexts } from '../../../src-ui/messages/wording.ts'

/** What the ordering chunk says, in the brand's own wording. */
export function orderingWords(texts: BrandTexts, locale: Locale) {
  return {
    common: withBrandTexts('common', common, texts, locale),
    shop: withBrandTexts('shop', shopTexts, texts, locale),
    ordering: withBrandTexts('ordering', ordering, texts, locale),
    steps: withBrandTexts('steps', stepTexts, texts, locale),
    delivery: withBrandTexts('delivery', deliveryTexts, texts, locale),
    table: withBrandTexts('table', tableTexts, texts, locale),
    times: withBrandTexts('times', timeTexts, texts, locale),
  }
}
