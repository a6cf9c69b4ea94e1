import { allowedDiningOptions, type Brand } from '../brand/brand.ts'
import type { DiningOption, PerDiningOption } from '../dining-option/dining-option.ts'

/** LOC-02: the chooser's own numbers, which its tabs bear. Who sits at a table is there already, and chooses no restaurant. */
const chooserCodes = { pickup: 2, delivery: 3, kiosk: undefined } as const satisfies PerDiningOption<number | undefined>

/** An option that has a number. */
export type ChooserOption = {
  [Option in DiningOption]: (typeof chooserCodes)[Option] extends number ? Option : never
}[DiningOption]
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
  return chooserCodes[option] !== undefined
}
