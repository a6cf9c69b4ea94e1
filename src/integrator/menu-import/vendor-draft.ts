import { type Currency, minorUnits } from '../../../src-domain/money/currency.ts'
import { majorAmount } from '../../../src-domain/money/major-amount.ts'
import { minor, zero } from '../../../src-domain/money/minor.ts'
import type { DidNotFit } from './menu-draft.ts'

export type Entry = Readonly<Record<string, unknown>>

/** Collects what a vendor's file says, in the shape of menu.json. */
export interface VendorDraft {
  readonly groups: Map<string, Entry>
  readonly items: Map<string, Entry>
  readonly options: Map<string, Entry>
  readonly didNotFit: DidNotFit[]
  readonly complaints: string[]
  readonly lose: (path: string, at: string, value: unknown) => void
  /** The amount as menu.json writes it. Another currency than the brand's is a complaint. */
  readonly amount: (at: string, units: number, currency: string) => number
}

export function vendorDraft(currency: Currency): VendorDraft {
  const [didNotFit, complaints]: [DidNotFit[], string[]] = [[], []]
  return {
    groups: new Map(),
    items: new Map(),
    options: new Map(),
    didNotFit,
    complaints,
    lose: (path, at, value) => {
      if (value === undefined || value === null || value === '') return
      didNotFit.push({ path, at, value: typeof value === 'string' ? value : JSON.stringify(value) })
    },
    amount: (at, units, given) => {
      if (given !== currency) complaints.push(`${at} has a price in ${given}, and the brand's currency is ${currency}`)
      const isWhole = Number.isSafeInteger(units)
      if (!isWhole) complaints.push(`${at} has a price of ${units}, not in whole smallest units`)
      return majorAmount(isWhole ? minor(units) : zero, minorUnits(currency))
    },
  }
}

/** Lists the same groups for each order type, because the file makes no difference between them. */
export function menuJson({ groups, items, options }: VendorDraft, listed: readonly string[]): unknown {
  const menus = ['pickup', 'delivery', 'kiosk'].map((orderType) => [
    `menu-${orderType}`,
    { id: `menu-${orderType}`, name: 'Menu', orderType, groups: listed },
  ])
  return {
    menus: Object.fromEntries(menus),
    groups: Object.fromEntries(groups),
    items: Object.fromEntries(items),
    options: Object.fromEntries(options),
    restaurantGroups: {},
  }
}
