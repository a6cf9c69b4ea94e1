import { right } from 'fp-ts/lib/Either.js'
import { progressForms } from '../../src-domain/brand/brand.ts'
import { shippedMinimum, shippedTipDefault, shippedTipOptions } from '../../src-domain/brand/shipped-settings.ts'
import { byDiningOption, type PerDiningOption } from '../../src-domain/dining-option/dining-option.ts'
import { also } from '../codec/also.ts'
import type { Codec } from '../codec/codec.ts'
import { list } from '../codec/list.ts'
import { mapped } from '../codec/mapped.ts'
import { matching, oneOf, ownId, text, wholeNumber, yesNo } from '../codec/plain.ts'
import { refined } from '../codec/refined.ts'
import { shape } from '../codec/shape.ts'
import { withFallback } from '../codec/with-fallback.ts'
import { money } from '../money/money.ts'
import { percent } from '../money/percent.ts'
import { brandAnalytics } from './analytics.ts'
import { assets } from './assets.ts'
import { auth } from './auth.ts'
import { cashRules } from './cash-rules.ts'
import { brandCountry, brandCurrency } from './currency.ts'
import { fraud } from './fraud.ts'
import { guests } from './guests.ts'
import { impact } from './impact.ts'
import { loyaltySettings } from './loyalty-settings.ts'
import { maps } from './maps.ts'
import { perDiningOption, someDiningOptions } from './per-dining-option.ts'
import { popups } from './popups.ts'
import { themes } from './themes.ts'

const no = withFallback(yesNo, false)
const yes = withFallback(yesNo, true)

const allTypes = byDiningOption(() => true)
/** MENU-28: one value for each order type, or one for all. */
const notes: Codec<PerDiningOption<boolean>> = withFallback(
  also(
    perDiningOption('notes', yesNo, allTypes),
    mapped(
      'notes',
      yesNo,
      (all) => right(byDiningOption(() => all)),
      ({ pickup }) => pickup,
    ),
  ),
  allTypes,
)
const locale = matching('a language of ISO 639-1 such as en', /^[a-z]{2}$/)
const address = matching('an https address or a path of ours', /^(?:\/(?:[^\s<>"/][^\s<>"]*)?|https:\/\/[^\s<>"]+)$/)

// These host names can never exist (RFC 2606, RFC 6761).
const impossibleHost = /^https:\/\/[^/?#]*\.(?:example|invalid|test|localhost)\.?(?::\d+)?(?:[/?#]|$)/i
const reachableAddress = refined(
  'a path of ours or an https address whose host can exist',
  address,
  (text) => !impossibleHost.test(text),
  'not a path of ours or an https address whose host can exist',
)

const helpAddress = matching('an https address, a mailto: or a tel: link', /^(?:https:\/\/|mailto:|tel:)[^\s<>"]+$/)
const storeAddress = matching('an https address', /^https:\/\/[^\s<>"]+$/)

/** Picture of dishes that have none. */
const neutral = '/images/placeholder-640.webp'

/** Integrators' keys (SHELL-11 to SHELL-14). */
export const brandWire = shape('a brand configuration', {
  required: {
    id: ownId,
    name: text,
    tagline: withFallback(text, ''),
    about: withFallback(text, ''),
    config_id: text,
    locales: list(locale, { atMost: 8 }),
    default_locale: locale,
    currency: brandCurrency,
    country: brandCountry,
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
    minimum: perDiningOption('minimum', money, shippedMinimum),
    cash: cashRules,
    payment_processor: ownId,
    auth,
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
    fraud,
    assets,
    popups,
    payment_form: oneOf('a payment form', ['hosted']),
    phone: text,
    /** How pages and mails write the phone; by default as its country does. */
    displayed_phone: text,
    terms_url: address,
    /** URL of "Powered by" (SHELL-25). */
    powered_by_url: reachableAddress,
    consent: shape('consent', { required: { privacy_url: address } }),
    /** Support for customers whose code does not arrive (ACCT-40). */
    support_contact: shape('a support contact', {
      required: { link: helpAddress, restaurant_ids: list(text, { atMost: 100 }) },
    }),
    /** The restaurant's own app (PROF-18). */
    app_links: shape('app links', { required: {}, optional: { ios: storeAddress, android: storeAddress } }),
    /** CONF-03: a bar, or steps with times at locations with a board. */
    confirmation: shape('the confirmation', { required: { progress: oneOf('how progress is shown', progressForms) } }),
    /** Customers need at least twenty seconds to answer. */
    kiosk_idle: shape('kiosk idle', {
      required: { after_seconds: wholeNumber(20, 3_600), warn_seconds: wholeNumber(20, 300) },
    }),
  },
})
