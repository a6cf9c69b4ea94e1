import { right } from 'fp-ts/lib/Either.js'
import { footerPositions, type Themes } from '../../src-domain/brand/brand.ts'
import { also } from '../codec/also.ts'
import type { Codec } from '../codec/codec.ts'
import { list } from '../codec/list.ts'
import { mapped } from '../codec/mapped.ts'
import { oneOf, text, wholeNumber, yesNo } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { withFallback } from '../codec/with-fallback.ts'

const type1 = withFallback(text, 'Type1')

const optionTab = shape('an option tab', {
  required: { tabName: text, optionNames: withFallback(list(text), []), type: wholeNumber(0, 9) },
})

const itemDetails = shape('item details', {
  required: {
    layout: type1,
    header: type1,
    tabs: type1,
    modifier_items: type1,
    footer: type1,
    group: type1,
    subgroups: type1,
    fixable: withFallback(yesNo, false),
    option_tabs: withFallback(list(optionTab), []),
  },
})

const checkout = shape('a checkout theme', {
  required: {
    layout: withFallback(text, 'standard'),
    gift_card: withFallback(yesNo, false),
    service_fee_tooltip: withFallback(text, ''),
  },
})

const sticky: Themes['footer'] = { home: 'sticky', menu: 'sticky' }
const footerPosition = oneOf('where the footer is', footerPositions)

/** SHELL-25: one position for each page, or one for all. */
const footer: Codec<Themes['footer']> = also(
  shape('footers by page', {
    required: { home: withFallback(footerPosition, 'sticky'), menu: withFallback(footerPosition, 'sticky') },
  }),
  mapped(
    'the footer of all pages',
    text,
    // Older files have a layout type here.
    (word) => {
      const position = footerPositions.find((one) => one === word) ?? 'sticky'
      return right({ home: position, menu: position })
    },
    ({ menu }) => menu,
  ),
)

/** SHELL-09, SHELL-10: a layout changes no ordering rule. */
export const themes: Codec<Themes> = mapped(
  'themes',
  shape('themes', {
    required: {
      header: type1,
      location: type1,
      login: type1,
      marketplace: type1,
      banner: type1,
      rewards: type1,
      menu: type1,
      item_details: itemDetails,
      checkout,
      confirmation: type1,
      tabs: type1,
      credit_rewards: type1,
      schedule: type1,
      upsell: type1,
      footer: withFallback(footer, sticky),
      dark: withFallback(oneOf('when to be dark', ['system', 'always', 'never']), 'never'),
    },
  }),
  ({ item_details: item, checkout: pay, credit_rewards: creditRewards, ...rest }) =>
    right({
      ...rest,
      creditRewards,
      itemDetails: {
        layout: item.layout,
        header: item.header,
        tabs: item.tabs,
        modifierItems: item.modifier_items,
        footer: item.footer,
        group: item.group,
        subgroups: item.subgroups,
        fixable: item.fixable,
        optionTabs: item.option_tabs,
      },
      checkout: { layout: pay.layout, giftCard: pay.gift_card, serviceFeeTooltip: pay.service_fee_tooltip },
    }),
  ({ itemDetails: item, checkout: pay, creditRewards, ...rest }) => ({
    ...rest,
    credit_rewards: creditRewards,
    item_details: {
      layout: item.layout,
      header: item.header,
      tabs: item.tabs,
      modifier_items: item.modifierItems,
      footer: item.footer,
      group: item.group,
      subgroups: item.subgroups,
      fixable: item.fixable,
      option_tabs: item.optionTabs,
    },
    checkout: { layout: pay.layout, gift_card: pay.giftCard, service_fee_tooltip: pay.serviceFeeTooltip },
  }),
)
