import { allowedDiningOptions, type Brand } from '../brand/brand.ts'
import type { DiningOption, PerDiningOption } from '../dining-option/dining-option.ts'

/** LOC-02. A table has no tab: its guest is already there. */
const chooserCodes = { pickup: 2, delivery: 3, kiosk: undefined } as const satisfies PerDiningOption<number | undefined>

export type ChooserOption = {
  [Option in DiningOption]: (typeof chooserCodes)[Option] extends number ? Option : never
}[DiningOption]
export type ChooserCode = (typeof chooserCodes)[ChooserOption]

export interface ChooserTab {
  readonly code: ChooserCode
  readonly option: ChooserOption
}

/** LOC-01; only enabled order types (LOC-03). */
export function chooserTabs(brand: Brand): readonly ChooserTab[] {
  return allowedDiningOptions(brand)
    .filter(isChooserOption)
    .map((option) => ({ code: chooserCodes[option], option }))
}

function isChooserOption(option: DiningOption): option is ChooserOption {
  return chooserCodes[option] !== undefined
}
