import type { Brand } from '../../src-domain/brand/brand.ts'
import {
  shippedGuests,
  shippedMinimum,
  shippedTipDefault,
  shippedTipOptions,
} from '../../src-domain/brand/shipped-settings.ts'
import { byDiningOption } from '../../src-domain/dining-option/dining-option.ts'
import { minor } from '../../src-domain/money/minor.ts'

export function aBrand(fields: Partial<Brand> = {}): Brand {
  return {
    id: 'noodle-house',
    name: 'Noodle House',
    tagline: '',
    about: '',
    configId: 'config-1',
    locales: ['en'],
    defaultLocale: 'en',
    currency: 'USD',
    country: 'US',
    ordering: {
      enabled: true,
      pickup: true,
      delivery: true,
      kiosk: false,
      scheduled: true,
      cash: true,
      mobilePay: false,
      polling: true,
      notes: byDiningOption(() => true),
      notReplaceMod: false,
      optionWeightedSort: false,
      flattenSubgroups: false,
    },
    routes: { ordering: true, market: false, giftCards: true },
    guests: shippedGuests,
    tip: {
      enabled: byDiningOption(() => true),
      defaultPercent: shippedTipDefault,
      options: shippedTipOptions,
    },
    minimum: shippedMinimum,
    // High caps, so only tests of caps meet them.
    cash: { most: minor(9_999_999), openPerTable: 90, openPerGuest: 90, openHours: 3, uncheckedPerAddress: 90 },
    paymentProcessor: 'sandbox',
    auth: { tokenKey: 'token', social: {} },
    loyalty: { enabled: false },
    orderHistory: false,
    analytics: {},
    images: { placeholder: '/images/placeholder.webp' },
    themes: {
      header: 'Type1',
      location: 'Type1',
      login: 'Type1',
      marketplace: 'Type1',
      banner: 'Type1',
      rewards: 'Type1',
      menu: 'Type1',
      itemDetails: {
        layout: 'Type1',
        header: 'Type1',
        tabs: 'Type1',
        modifierItems: 'Type1',
        footer: 'Type1',
        group: 'Type1',
        subgroups: 'Type1',
        fixable: false,
        optionTabs: [],
      },
      checkout: { layout: 'Type1', giftCard: false, serviceFeeTooltip: '' },
      confirmation: 'Type1',
      tabs: 'Type1',
      creditRewards: 'Type1',
      schedule: 'Type1',
      upsell: 'Type1',
      footer: { home: 'sticky', menu: 'sticky' },
      dark: 'never',
    },
    ...fields,
  }
}

const { themes } = aBrand()
/** Themes whose checkout takes gift cards. */
export const takesGiftCards: Brand['themes'] = { ...themes, checkout: { ...themes.checkout, giftCard: true } }
