import { left, right } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type { Brand } from '../../src-domain/brand/brand.ts'
import type { Codec } from '../codec/codec.ts'
import { mapped } from '../codec/mapped.ts'
import { inOwnCurrency } from '../codec/own-currency.ts'
import { brandWire } from './brand-wire.ts'

/** Answer of GET /brand, and the rules in a brand file. */
export const brandConfiguration: Codec<Brand> = inOwnCurrency(
  mapped(
    'a brand configuration',
    brandWire,
    (seen) =>
      seen.locales.includes(seen.default_locale) ? right(brandOf(seen)) : left('default_locale is not among locales'),
    wireOf,
  ),
)

type Wire = t.TypeOf<typeof brandWire>

function brandOf({ config_id, default_locale, ordering, routes, payment_processor, ...rest }: Wire): Brand {
  const { tip_enabled, tip_default, tip_options, order_history, terms_url, powered_by_url, ...other } = rest
  const { app_links, consent, displayed_phone, kiosk_idle, payment_form, support_contact, ...same } = other
  const { mobile_pay, not_replace_mod, option_weighted_sort, flatten_subgroups, ...flags } = ordering
  return {
    ...same,
    configId: config_id,
    defaultLocale: default_locale,
    ordering: {
      ...flags,
      mobilePay: mobile_pay,
      notReplaceMod: not_replace_mod,
      optionWeightedSort: option_weighted_sort,
      flattenSubgroups: flatten_subgroups,
    },
    routes: { ordering: routes.ordering, market: routes.market, giftCards: routes.gift_cards },
    tip: { enabled: tip_enabled, defaultPercent: tip_default, options: tip_options },
    paymentProcessor: payment_processor,
    ...(displayed_phone === undefined ? {} : { displayedPhone: displayed_phone }),
    ...(payment_form === undefined ? {} : { paymentForm: payment_form }),
    orderHistory: order_history,
    ...(terms_url === undefined ? {} : { termsUrl: terms_url }),
    ...(powered_by_url === undefined ? {} : { poweredByUrl: powered_by_url }),
    ...(consent === undefined ? {} : { consent: { privacyUrl: consent.privacy_url } }),
    ...(support_contact === undefined
      ? {}
      : { supportContact: { link: support_contact.link, restaurantIds: support_contact.restaurant_ids } }),
    ...(app_links === undefined ? {} : { appLinks: app_links }),
    ...(kiosk_idle === undefined
      ? {}
      : { kioskIdle: { afterSeconds: kiosk_idle.after_seconds, warnSeconds: kiosk_idle.warn_seconds } }),
  }
}

function wireOf({
  configId,
  defaultLocale,
  ordering,
  routes,
  tip,
  paymentProcessor,
  paymentForm,
  orderHistory,
  termsUrl,
  displayedPhone,
  poweredByUrl,
  consent,
  appLinks,
  supportContact,
  kioskIdle,
  ...same
}: Brand): Wire {
  const { mobilePay, notReplaceMod, optionWeightedSort, flattenSubgroups, ...flags } = ordering
  return {
    ...same,
    config_id: configId,
    default_locale: defaultLocale,
    ordering: {
      ...flags,
      mobile_pay: mobilePay,
      not_replace_mod: notReplaceMod,
      option_weighted_sort: optionWeightedSort,
      flatten_subgroups: flattenSubgroups,
    },
    routes: { ordering: routes.ordering, market: routes.market, gift_cards: routes.giftCards },
    tip_enabled: tip.enabled,
    tip_default: tip.defaultPercent,
    tip_options: tip.options,
    payment_processor: paymentProcessor,
    ...(paymentForm === undefined ? {} : { payment_form: paymentForm }),
    order_history: orderHistory,
    ...(displayedPhone === undefined ? {} : { displayed_phone: displayedPhone }),
    ...(termsUrl === undefined ? {} : { terms_url: termsUrl }),
    ...(poweredByUrl === undefined ? {} : { powered_by_url: poweredByUrl }),
    ...(consent === undefined ? {} : { consent: { privacy_url: consent.privacyUrl } }),
    ...(supportContact === undefined
      ? {}
      : { support_contact: { link: supportContact.link, restaurant_ids: supportContact.restaurantIds } }),
    ...(appLinks === undefined ? {} : { app_links: appLinks }),
    ...(kioskIdle === undefined
      ? {}
      : { kiosk_idle: { after_seconds: kioskIdle.afterSeconds, warn_seconds: kioskIdle.warnSeconds } }),
  }
}
