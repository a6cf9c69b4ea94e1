import type { Locale } from '../../src-domain/brand/brand.ts'
import { type OwnLanguage, ownLanguageOf } from '../../src-domain/text/language.ts'
import { apps as appsEn } from '../../src-ui/messages/apps.en.ts'
import { apps as appsEs } from '../../src-ui/messages/apps.es.ts'
import { broughtWords } from '../../src-ui/messages/brought-words.ts'
import { clock as clockEn } from '../../src-ui/messages/clock.en.ts'
import { clock as clockEs } from '../../src-ui/messages/clock.es.ts'
import { common as commonEn } from '../../src-ui/messages/common.en.ts'
import { common as commonEs } from '../../src-ui/messages/common.es.ts'
import { giftCard as giftCardEn } from '../../src-ui/messages/gift-card.en.ts'
import { giftCard as giftCardEs } from '../../src-ui/messages/gift-card.es.ts'
import { order as orderEn } from '../../src-ui/messages/order.en.ts'
import { order as orderEs } from '../../src-ui/messages/order.es.ts'
import { pay as payEn } from '../../src-ui/messages/pay.en.ts'
import { pay as payEs } from '../../src-ui/messages/pay.es.ts'
import { profile as profileEn } from '../../src-ui/messages/profile.en.ts'
import { profile as profileEs } from '../../src-ui/messages/profile.es.ts'
import { shop as shopEn } from '../../src-ui/messages/shop.en.ts'
import { shop as shopEs } from '../../src-ui/messages/shop.es.ts'
import { shopPage as shopPageEn } from '../../src-ui/messages/shop-page.en.ts'
import { shopPage as shopPageEs } from '../../src-ui/messages/shop-page.es.ts'
import { staff as staffEn } from '../../src-ui/messages/staff.en.ts'
import { staff as staffEs } from '../../src-ui/messages/staff.es.ts'
import { type BrandTexts, type MessageCatalogue, withBrandTexts } from '../../src-ui/messages/wording.ts'
import type { Words } from '../../src-ui/messages/words-context.tsx'
import type { ServedBrand } from './storefront-needs.ts'
import { textsFor } from './texts-for.ts'

type PageWords = Pick<
  Words,
  'common' | 'shop' | 'shopPage' | 'pay' | 'order' | 'giftCard' | 'profile' | 'staff' | 'apps' | 'clock'
>

const catalogues: Readonly<Record<OwnLanguage, PageWords>> = {
  en: {
    common: commonEn,
    shop: shopEn,
    shopPage: shopPageEn,
    pay: payEn,
    order: orderEn,
    giftCard: giftCardEn,
    profile: profileEn,
    staff: staffEn,
    apps: appsEn,
    clock: clockEn,
  },
  es: {
    common: commonEs,
    shop: shopEs,
    shopPage: shopPageEs,
    pay: payEs,
    order: orderEs,
    giftCard: giftCardEs,
    profile: profileEs,
    staff: staffEs,
    apps: appsEs,
    clock: clockEs,
  },
}

export function wordsFor(locale: Locale, texts: BrandTexts, messages?: BrandTexts): PageWords {
  const ours = catalogues[ownLanguageOf(locale)]
  const said = <C extends MessageCatalogue>(chunk: string, words: C) =>
    withBrandTexts(chunk, messages === undefined ? words : broughtWords(chunk, words, messages, locale), texts, locale)
  return {
    common: said('common', ours.common),
    shop: said('shop', ours.shop),
    shopPage: said('shop', ours.shopPage),
    pay: said('pay', ours.pay),
    order: said('order', ours.order),
    giftCard: said('giftCard', ours.giftCard),
    profile: said('profile', ours.profile),
    staff: said('staff', ours.staff),
    apps: said('apps', ours.apps),
    clock: said('times', ours.clock),
  }
}

/** The brand's catalogue replaces every English text, and its `wording.json` single texts of any language. */
export function wordsOf(served: Pick<ServedBrand, 'brand' | 'texts' | 'messages'>, locale: Locale): PageWords {
  return wordsFor(locale, textsFor(served, locale), served.messages?.[locale])
}
