import { left, right } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type { Brand } from '../../src-domain/brand/brand.ts'
import { shippedMinimum, shippedTipDefault, shippedTipOptions } from '../../src-domain/brand/shipped-settings.ts'
import type { PerDiningOption } from '../../src-domain/dining-option/dining-option.ts'
import { also } from '../codec/also.ts'
import type { Codec } from '../codec/codec.ts'
import { list } from '../codec/list.ts'
import { mapped } from '../codec/mapped.ts'
import { matching, oneOf, ownId, text, wholeNumber, yesNo } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { withFallback } from '../codec/with-fallback.ts'
import { dollars } from '../money/dollars.ts'
import { percent } from '../money/percent.ts'
import { brandAnalytics } from './analytics.ts'
import { cashRules } from './cash-rules.ts'
import { guests } from './guests.ts'
import { impact } from './impact.ts'
import { loyaltySettings } from './loyalty-settings.ts'
import { maps } from './maps.ts'
import { perDiningOption, someDiningOptions } from './per-dining-option.ts'
import { themes } from './themes.ts'

const no = withFallback(yesNo, false)
const yes = withFallback(yesNo, true)

const allTypes = { pickup: true, delivery: true, kiosk: true }
/** MENU-28: by order type, or one answer for all of them. */
const notes: Codec<PerDiningOption<boolean>> = withFallback(
  also(
    perDiningOption('notes', yesNo, allTypes),
    mapped(
      'notes',
      yesNo,
      (all) => right({ pickup: all, delivery: all, kiosk: all }),
      ({ pickup }) => pickup,
    ),
  ),
  allTypes,
)
const locale = oneOf('a language', ['en', 'es'])
const address = matching('an https address or a path of ours', /^(?:\/(?:[^\s<>"/][^\s<>"]*)?|https:\/\/[^\s<>"]+)$/)

/** What the build draws for a brand that has no picture of its own for a dish without one. */
const neutral = '/images/placeholder-640.webp'

/** The keys of a brand file that mean a rule, as integrators write them (SHELL-11 to SHELL-14). */
const wire = shape('a brand configuration', {
  required: {
    id: ownId,
    name: text,
    tagline: withFallback(text, ''),
    about: withFallback(text, ''),
    config_id: text,
    locales: list(locale, { atMost: 2 }),
    default_locale: locale,
    ordering: shape('ordering', {
      required: {
        enabled: yes,
        pickup: yes,
        delivery: no,
        kiosk: no,
        scheduled: no,
        cash: no,
        mobile_pay: no,
        polling: no,
        notes,
        not_replace_mod: no,
        option_weighted_sort: no,
        flatten_subgroups: no,
      },
    }),
    routes: withFallback(shape('routes', { required: { ordering: yes, market: no, gift_cards: no } }), {
      ordering: true,
      market: false,
      gift_cards: false,
    }),
    guests,
    tip_enabled: perDiningOption('tip_enabled', yesNo, allTypes),
    tip_default: someDiningOptions('tip_default', percent, shippedTipDefault),
    tip_options: someDiningOptions('tip_options', list(percent, { atMost: 12 }), shippedTipOptions),
    minimum: perDiningOption('minimum', dollars, shippedMinimum),
    cash: cashRules,
    payment_processor: ownId,
    auth: shape('auth', { required: { token_key: ownId } }),
    loyalty: withFallback(loyaltySettings, { enabled: false }),
    order_history: no,
    analytics: withFallback(brandAnalytics, {}),
    images: withFallback(shape('images', { required: { placeholder: withFallback(address, neutral) } }), {
      placeholder: neutral,
    }),
    themes,
  },
  optional: {
    maps,
    impact,
    phone: text,
    terms_url: address,
    /** Whole seconds; a reader needs twenty to understand the question and to answer it. */
    kiosk_idle: shape('kiosk idle', {
      required: { after_seconds: wholeNumber(20, 3_600), warn_seconds: wholeNumber(20, 300) },
    }),
  },
})

type Wire = t.TypeOf<typeof wire>

function brandOf({ config_id, default_locale, ordering, routes, payment_processor, ...rest }: Wire): Brand {
  const { tip_enabled, tip_default, tip_options, auth, order_history, terms_url, kiosk_idle, ...same } = rest
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
    auth: { tokenKey: auth.token_key },
    orderHistory: order_history,
    ...(terms_url === undefined ? {} : { termsUrl: terms_url }),
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
  auth,
  orderHistory,
  termsUrl,
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
    auth: { token_key: auth.tokenKey },
    order_history: orderHistory,
    ...(termsUrl === undefined ? {} : { terms_url: termsUrl }),
    ...(kioskIdle === undefined
      ? {}
      : { kiosk_idle: { after_seconds: kioskIdle.afterSeconds, warn_seconds: kioskIdle.warnSeconds } }),
  }
}

/** What GET /brand answers, and the rules part of a brand file. */
export const brandConfiguration: Codec<Brand> = mapped(
  'a brand configuration',
  wire,
  (seen) =>
    seen.locales.includes(seen.default_locale) ? right(brandOf(seen)) : left('default_locale is not among locales'),
  wireOf,
)
