import { type DiningOption, diningOptions, type PerDiningOption } from '../dining-option/dining-option.ts'
import type { Cents } from '../money/cents.ts'
import type { Currency } from '../money/currency.ts'
import type { BasisPoints } from '../money/percent.ts'
import type { Assets } from './assets.ts'
import type { BrandAnalytics } from './brand-analytics.ts'
import type { CashRules } from './cash-rules.ts'
import type { ConsentSettings } from './consent.ts'
import type { Country } from './country.ts'
import type { FraudDetection } from './fraud.ts'
import type { Impact } from './impact.ts'
import type { LoyaltySettings } from './loyalty-settings.ts'
import type { Popup } from './popup.ts'
import type { SocialPlatform } from './social-platform.ts'

export type Locale = 'en' | 'es'

/** The rules a restaurant brand sets for itself (SHELL-11, SHELL-12). Appearance is in `themes` and the token files, never here. */
export interface Brand {
  readonly id: string
  readonly name: string
  readonly tagline: string
  readonly about: string
  readonly configId: string
  readonly locales: readonly Locale[]
  readonly defaultLocale: Locale
  /** Of all its prices, which it has in hundredths. */
  readonly currency: Currency
  readonly country: Country
  readonly phone?: string
  readonly termsUrl?: string
  /** Where "Powered by" leads (SHELL-25); absent: to the product's own page. */
  readonly poweredByUrl?: string
  /** Absent: nobody is asked before what follows people runs. */
  readonly consent?: ConsentSettings
  /** Who helps with a code that does not come, at some of the restaurants (ACCT-40). */
  readonly supportContact?: { readonly link: string; readonly restaurantIds: readonly string[] }
  /** Where a store has the restaurant's own app, as https addresses (PROF-18). */
  readonly appLinks?: { readonly ios?: string; readonly android?: string }
  readonly ordering: {
    readonly enabled: boolean
    readonly pickup: boolean
    readonly delivery: boolean
    readonly kiosk: boolean
    readonly scheduled: boolean
    readonly cash: boolean
    readonly mobilePay: boolean
    readonly polling: boolean
    readonly notes: PerDiningOption<boolean>
    readonly notReplaceMod: boolean
    readonly optionWeightedSort: boolean
    readonly flattenSubgroups: boolean
  }
  readonly routes: { readonly ordering: boolean; readonly market: boolean; readonly giftCards: boolean }
  readonly guests: GuestQuestions
  readonly tip: {
    readonly enabled: PerDiningOption<boolean>
    readonly defaultPercent: Partial<PerDiningOption<BasisPoints>>
    readonly options: Partial<PerDiningOption<readonly BasisPoints[]>>
  }
  readonly minimum: PerDiningOption<Cents>
  readonly cash: CashRules
  readonly paymentProcessor: string
  /** Absent: the form that its processor has otherwise. */
  readonly paymentForm?: PaymentForm
  readonly auth: {
    readonly tokenKey: string
    /** By which platforms a customer may sign in, and the id of the brand's application there (ACCT-02). */
    readonly social: Readonly<Partial<Record<SocialPlatform, string>>>
  }
  readonly loyalty: LoyaltySettings
  readonly orderHistory: boolean
  /** Which services are told what customers do (ANA-11). */
  readonly analytics: BrandAnalytics
  readonly images: { readonly placeholder: string }
  /** A browser key for street maps; without one the shop draws its own. */
  readonly maps?: { readonly googleKey: string; readonly mapId?: string }
  readonly impact?: Impact
  readonly fraud?: FraudDetection
  /** Absent: everything on our own host, and no loading animation. */
  readonly assets?: Assets
  /** What is said to whoever opens the shop. */
  readonly popups?: readonly Popup[]
  /** Absent: a table's order waits for its guest for ever. */
  readonly kioskIdle?: KioskIdle
  readonly themes: Themes
}

/** What a guest is asked for before an order is placed. */
export interface GuestQuestions {
  /** A name, by the way in which the food goes (CART-14). */
  readonly name: PerDiningOption<boolean>
  /** A telephone number, where the food is brought to them. */
  readonly phone: boolean
  /** One name is enough (CHK-20). */
  readonly isLastNameOptional?: true
}

/** When a device that stands on a table forgets the guest who left it. Seconds without a touch or a key. */
export interface KioskIdle {
  /** Until the question whether somebody is still there. */
  readonly afterSeconds: number
  /** From the question to the reset. */
  readonly warnSeconds: number
}

export const footerPages = ['home', 'menu'] as const
export type FooterPage = (typeof footerPages)[number]

/** At the end of the page, or of the window where the page is shorter; always in sight; not at all. */
export const footerPositions = ['sticky', 'fixed', 'hidden'] as const
export type FooterPosition = (typeof footerPositions)[number]

/** Layout types by name; a table on the screens' side maps them to drawings (SHELL-09, SHELL-10). */
export interface Themes {
  readonly header: string
  readonly location: string
  /** Of the forms by which one signs in. */
  readonly login: string
  readonly marketplace: string
  /** Of the picture on the first page. */
  readonly banner: string
  /** Of rewards that can be redeemed. */
  readonly rewards: string
  readonly menu: string
  readonly itemDetails: {
    readonly layout: string
    readonly header: string
    readonly tabs: string
    readonly modifierItems: string
    readonly footer: string
    readonly group: string
    readonly subgroups: string
    readonly fixable: boolean
    readonly optionTabs: readonly {
      readonly tabName: string
      readonly optionNames: readonly string[]
      readonly type: number
    }[]
  }
  readonly checkout: { readonly layout: string; readonly giftCard: boolean; readonly serviceFeeTooltip: string }
  readonly confirmation: string
  /** Of every row of tabs (SHELL-17). */
  readonly tabs: string
  /** How credit that was earned is drawn (LOYAL-18). */
  readonly creditRewards: string
  /** SCHED-01: Type2 shows every time of a day at once, any other two lists. */
  readonly schedule: string
  /** UPS-06: Type2 has the upsells inside the cart overview, any other as a step of its own. */
  readonly upsell: string
  /** Where the footer stands, page by page (SHELL-25). */
  readonly footer: Readonly<Record<FooterPage, FooterPosition>>
  readonly dark: 'system' | 'always' | 'never'
}

export function allowedDiningOptions(brand: Brand): readonly DiningOption[] {
  return diningOptions.filter((one) => brand.ordering[one])
}

/** An order type that was asked for, or the first that the brand has switched on (TABLE-05). */
export function offeredDiningOption(brand: Brand, asked?: DiningOption): DiningOption {
  const offered = allowedDiningOptions(brand)
  return asked !== undefined && offered.includes(asked) ? asked : (offered[0] ?? 'pickup')
}

/** The vendor's own form over our page, where a processor has fields of ours as well. */
export type PaymentForm = 'hosted'
