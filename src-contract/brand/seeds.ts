import { right } from 'fp-ts/lib/Either.js'
import { byDiningOption } from '../../src-domain/dining-option/dining-option.ts'
import type { MenuChange } from '../../src-domain/menu/changed-menu.ts'
import { minor } from '../../src-domain/money/minor.ts'
import { locationAddress } from '../address/address.ts'
import type { Codec } from '../codec/codec.ts'
import { list } from '../codec/list.ts'
import { mapped } from '../codec/mapped.ts'
import { id, matching, oneOf, ownId, text, wholeNumber, yesNo } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { withFallback } from '../codec/with-fallback.ts'
import { diningOption } from '../fulfilment/dining-option.ts'
import { calendarDate, dateHours, dayHours } from '../location/hours.ts'
import { minimums, minutes, slug } from '../location/location.ts'
import { money } from '../money/money.ts'
import { exactRate } from '../money/rate.ts'
import { wholeBasisPoints, wholeCents } from './whole.ts'
import { zoneSeed } from './zone-seeds.ts'

const timeZone = matching('an IANA time zone', /^[A-Za-z]+(?:\/[A-Za-z0-9_+-]+)*$/)
const no = withFallback(yesNo, false)
const noFee = withFallback(wholeCents, minor(0))
const file = matching('the name of a file beside this one', /^[a-z0-9-]+\.json$/)

const someMinutes = wholeNumber(0, 1_440)

/** Minutes. */
const scheduleSeed = shape('a schedule', {
  required: {
    leadMinutes: withFallback(someMinutes, 0),
    daysAhead: withFallback(wholeNumber(0, 60), 7),
    isAsapEnabled: withFallback(yesNo, true),
  },
  optional: {
    /** Preparation times of an idle kitchen. */
    preparationMinutes: shape('preparation times', {
      required: {},
      optional: byDiningOption(() => someMinutes),
    }),
    capacityPerSlot: wholeNumber(1, 10_000),
  },
})

/** The webhook's secret is configured elsewhere. */
const kitchen = shape('a kitchen', {
  required: {},
  optional: {
    email: matching('an e-mail address', /^[^\s@<>,;"]{1,64}@[^\s@<>,;"]{1,190}$/),
    webhook: matching('an address such as https://pos.example/orders', /^https?:\/\/[^\s/?#@]+(?:\/[^\s#]*)?$/),
  },
})

const someTime = wholeNumber(1, 240)

/** Limits count only if staff accept by hand. */
const acceptance = shape('acceptance', {
  required: { byHand: no, remindAfterMinutes: withFallback(someTime, 5) },
  optional: { cancelAfterReminderMinutes: someTime },
})

/** How the location differs from its menu file. */
const menuChange: Codec<MenuChange> = shape('a change of the menu', {
  required: { item: id },
  optional: { price: money, isAvailable: yesNo, isLeftOut: yesNo },
})

/** brands/<id>/locations.json. Rates and fees stay on the server. */
export const locationSeed = shape('a location', {
  required: {
    id: ownId,
    slug,
    name: text,
    timeZone,
    address: locationAddress,
    hours: list(dayHours),
    overrides: withFallback(list(dateHours), []),
    holidays: withFallback(list(calendarDate), []),
    schedule: withFallback(scheduleSeed, { leadMinutes: 0, daysAhead: 7, isAsapEnabled: true }),
    isKioskEnabled: no,
    isPreorderRequired: no,
    isApplePayAccepted: no,
    isGooglePayAccepted: no,
    serviceEstimates: withFallback(
      shape('service estimates', { required: {}, optional: byDiningOption(() => minutes) }),
      {},
    ),
    /** Whole cents. */
    serviceFee: shape('service fees', { required: byDiningOption(() => noFee) }),
    isServiceFeeTaxable: no,
    /** Menu prices and taxable fees include the tax. */
    taxIncluded: no,
    /** Receipts have a line for each rate. */
    showsTaxRates: no,
    tables: withFallback(list(shape('a table', { required: { id: ownId, number: text } })), []),
    menu: file,
    menuChanges: withFallback(list(menuChange, { atMost: 500 }), []),
  },
  optional: {
    /** A seed has one of these two rates. */
    taxPercent: exactRate,
    taxRateBasisPoints: wholeBasisPoints,
    formerSlugs: list(slug, { atMost: 20 }),
    /** Rates of tax categories of the menu's items. */
    taxRates: list(shape('the rate of a tax category', { required: { category: id, taxPercent: exactRate } }), {
      atMost: 20,
    }),
    /** Years. Absent: 21 in the US, otherwise 18. */
    alcoholAge: wholeNumber(1, 99),
    /** Absent: alcohol is delivered. */
    alcoholDelivery: yesNo,
    phone: text,
    kitchen,
    acceptance,
    deliveryZones: list(zoneSeed, { atMost: 100 }),
    minimums,
    packing: file,
    upsells: file,
    credentials: shape('publishable keys', { required: {}, optional: { publicKey: text, apiKey: text } }),
  },
})

export const locationSeeds = list(locationSeed)

/** Names of the files that locations.json refers to. */
export const menuFileNames = list(
  shape('the menus of a location', { required: { menu: file }, optional: { packing: file, upsells: file } }),
)

/** brands/<id>/patrons.json, for development only. */
export const patronSeed = shape('a patron', {
  required: {
    firstName: text,
    lastName: text,
    email: text,
    password: text,
    isEmployee: no,
    isVerified: no,
    mustSetPassword: no,
    creditCents: noFee,
    cards: withFallback(
      list(
        shape('a card', {
          required: {
            brand: text,
            last4: matching('four digits', /^\d{4}$/),
            expMonth: wholeNumber(1, 12),
            expYear: wholeNumber(2000, 2100),
            primaryCard: no,
            sandboxToken: text,
          },
        }),
      ),
      [],
    ),
  },
  optional: { phone: text },
})

export const patronSeeds = list(patronSeed)

/** One row of brands/<id>/staff.json: demo staff, for development only. */
export const staffSeed = shape('a member of staff', {
  required: {
    email: text,
    name: text,
    password: text,
    role: oneOf('a role', ['owner', 'manager', 'counter']),
    /** Slugs. Empty for an owner, who works at every location. */
    locations: withFallback(list(text), []),
  },
})

export const staffSeeds = list(staffSeed)

const moment = mapped(
  'a moment such as 2026-12-31T23:59:59-05:00',
  matching('a moment with its offset', /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})$/),
  (written) => right(Date.parse(written)),
  (at) => new Date(at).toISOString(),
)
const uses = wholeNumber(1, 1_000_000)

/** brands/<id>/promotions.json. */
export const promotionSeed = shape('a promotion', {
  required: {
    id: ownId,
    name: text,
    description: withFallback(text, ''),
    callToAction: withFallback(text, ''),
    /** Items or groups; empty means the whole order. */
    on: withFallback(list(id), []),
    minimumCents: noFee,
    orderTypes: withFallback(list(diningOption), []),
    codes: list(
      shape('a code', {
        required: { code: matching('a promo code', /^\S{3,64}$/) },
        /** Without `usesPerPatron`, guests can use the promotion too. */
        optional: { uses, usesPerPatron: uses },
      }),
    ),
  },
  optional: {
    percentBasisPoints: wholeBasisPoints,
    atMostCents: wholeCents,
    amountCents: wholeCents,
    startsAt: moment,
    endsAt: moment,
  },
})

export const promotionSeeds = list(promotionSeed)

/** brands/<id>/gift-cards.json, for development only. */
export const giftCardSeed = shape('a gift card', {
  required: {
    /** Unguessable, because the card page's URL contains it. */
    id: matching('an unguessable id of at least 22 letters', /^[A-Za-z0-9_-]{22,64}$/),
    number: matching('a gift card number', /^[0-9A-Z-]{12,40}$/),
    balanceCents: wholeCents,
    receiver: withFallback(text, ''),
    sender: withFallback(text, ''),
    message: withFallback(text, ''),
  },
})

export const giftCardSeeds = list(giftCardSeed)
