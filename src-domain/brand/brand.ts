import { type DiningOption, diningOptions, type PerDiningOption } from '../dining-option/dining-option.ts'
import type { Currency } from '../money/currency.ts'
import type { Minor } from '../money/minor.ts'
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

/** Two letters of ISO 639-1. English and Spanish are ours; a brand may bring others. */
export type Locale = string

/** Rules that a brand sets (SHELL-11, SHELL-12). Appearance belongs to `themes` and the token files. */
export interface Brand {
  readonly id: string
  readonly name: string
  readonly tagline: string
  readonly about: string
  readonly configId: string
  readonly locales: readonly Locale[]
  readonly defaultLocale: Locale
  readonly currency: Currency
  readonly country: Country
  readonly phone?: string
  /** As its country writes it; absent: the format of LOC-50. */
  readonly displayedPhone?: string
  readonly termsUrl?: string
  /** SHELL-25; by default the product's page. */
  readonly poweredByUrl?: string
  /** Absent: tracking runs without consent. */
  readonly consent?: ConsentSettings
  readonly supportContact?: { readonly link: string; readonly restaurantIds: readonly string[] }
  /** https URLs in the app stores (PROF-18). */
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
  readonly minimum: PerDiningOption<Minor>
  readonly cash: CashRules
  readonly paymentProcessor: string
  /** Default: the processor's own form. */
  readonly paymentForm?: PaymentForm
  readonly auth: {
    readonly tokenKey: string
    /** The brand's application id per platform (ACCT-02). */
    readonly social: Readonly<Partial<Record<SocialPlatform, string>>>
  }
  readonly loyalty: LoyaltySettings
  readonly orderHistory: boolean
  readonly analytics: BrandAnalytics
  readonly images: { readonly placeholder: string }
  /** Without a key the shop draws its own maps. */
  readonly maps?: { readonly googleKey: string; readonly mapId?: string }
  readonly impact?: Impact
  readonly fraud?: FraudDetection
  /** Absent: our own host serves pictures, without a loading animation. */
  readonly assets?: Assets
  readonly popups?: readonly Popup[]
  /** Absent: the confirmation shows a bar. */
  readonly confirmation?: { readonly progress: ProgressForm }
  /** Absent: a kiosk never resets itself. */
  readonly kioskIdle?: KioskIdle
  readonly themes: Themes
}

export interface GuestQuestions {
  readonly name: PerDiningOption<boolean>
  /** Asked for deliveries only. */
  readonly phone: boolean
  readonly isLastNameOptional?: true
}

/** How a confirmation shows the progress of an order; steps need a location with a board. */
export const progressForms = ['bar', 'steps'] as const
export type ProgressForm = (typeof progressForms)[number]

/** Idle reset of a kiosk. Seconds. */
export interface KioskIdle {
  /** Idle time before the warning. */
  readonly afterSeconds: number
  /** Time from the warning to the reset. */
  readonly warnSeconds: number
}

export const footerPages = ['home', 'menu'] as const
export type FooterPage = (typeof footerPages)[number]

/** `sticky`: at the end of a page or window; `fixed`: always visible. */
export const footerPositions = ['sticky', 'fixed', 'hidden'] as const
export type FooterPosition = (typeof footerPositions)[number]

/** Names of layouts; the UI maps them to components (SHELL-09, SHELL-10). */
export interface Themes {
  readonly header: string
  readonly location: string
  readonly login: string
  readonly marketplace: string
  readonly banner: string
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
  readonly tabs: string
  readonly creditRewards: string
  /** SCHED-01: Type2 lists all times of a day at once, others use two lists. */
  readonly schedule: string
  /** UPS-06: Type2 shows upsells in the cart, others in a separate step. */
  readonly upsell: string
  readonly footer: Readonly<Record<FooterPage, FooterPosition>>
  readonly dark: 'system' | 'always' | 'never'
}

export function allowedDiningOptions(brand: Brand): readonly DiningOption[] {
  return diningOptions.filter((one) => brand.ordering[one])
}

/** The requested order type, else the first enabled one (TABLE-05). */
export function offeredDiningOption(brand: Brand, asked?: DiningOption): DiningOption {
  const offered = allowedDiningOptions(brand)
  return asked !== undefined && offered.includes(asked) ? asked : (offered[0] ?? 'pickup')
}

/** The vendor's own form instead of our fields. */
export type PaymentForm = 'hosted'
