import { byDiningOption, type PerDiningOption } from '../dining-option/dining-option.ts'
import type { Currency } from '../money/currency.ts'
import { type Minor, zero } from '../money/minor.ts'
import { type BasisPoints, basisPoints } from '../money/percent.ts'
import type { GuestQuestions } from './brand.ts'
import type { Country } from './country.ts'

/** Defaults of a brand's configuration. */

export const shippedCurrency: Currency = 'USD'
export const shippedCountry: Country = 'US'

function percents(...values: readonly number[]): readonly BasisPoints[] {
  return values.map((one) => basisPoints(one * 100))
}

/** PRICE-19. Without its explicit empty list, a kiosk would have the presets of pickup (PRICE-20). */
export const shippedTipOptions: Partial<PerDiningOption<readonly BasisPoints[]>> = {
  pickup: percents(0, 15, 20, 25, 30),
  delivery: percents(0, 15, 20, 25, 30),
  kiosk: [],
}

export const shippedTipDefault: Partial<PerDiningOption<BasisPoints>> = {
  pickup: basisPoints(1_500),
  delivery: basisPoints(1_500),
}

export const shippedMinimum: PerDiningOption<Minor> = byDiningOption(() => zero)

export const shippedGuests: GuestQuestions = { name: byDiningOption(() => true), phone: true }
