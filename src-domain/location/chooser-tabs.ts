import { allowedDiningOptions, type Brand } from '../brand/brand.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'

/** LOC-02: the chooser's own numbers, which its tabs bear. The kiosk has none, because it is not in the chooser. */
export const chooserCodes = { pickup: 2, delivery: 3 } as const
export type ChooserOption = keyof typeof chooserCodes
export type ChooserCode = (typeof chooserCodes)[ChooserOption]

export interface ChooserTab {
  readonly code: ChooserCode
  readonly option: ChooserOption
}

/** LOC-01: the chooser's tabs in their order; a way that the brand has switched off has none (LOC-03). */
export function chooserTabs(brand: Brand): readonly ChooserTab[] {
  return allowedDiningOptions(brand)
    .filter(isChooserOption)
    .map((option) => ({ code: chooserCodes[option], option }))
}

function isChooserOption(option: DiningOption): option is ChooserOption {
  return option in chooserCodes
}
