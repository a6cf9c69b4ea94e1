import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { isNone } from 'fp-ts/lib/Option.js'
import { type Currency, minorUnits } from '../../../src-domain/money/currency.ts'
import { majorAmount } from '../../../src-domain/money/major-amount.ts'
import { minor, zero } from '../../../src-domain/money/minor.ts'
import { minorFromNumber } from '../../../src-domain/money/minor-from-text.ts'
import type { DidNotFit, MenuDraft, VendorPicture } from './menu-draft.ts'
import { type ServedMenu, servingLists } from './serving-lists.ts'

export type Entry = Readonly<Record<string, unknown>>

/** Collects what a vendor's file says, in the shape of menu.json. */
export interface VendorDraft {
  readonly groups: Map<string, Entry>
  readonly items: Map<string, Entry>
  readonly options: Map<string, Entry>
  readonly pictures: readonly VendorPicture[]
  readonly picture: (part: VendorPicture['part'], id: string, address: string | undefined) => void
  readonly didNotFit: DidNotFit[]
  readonly complaints: string[]
  readonly lose: (path: string, at: string, value: unknown) => void
  /** The amount as menu.json writes it. Another currency than the brand's is a complaint. */
  readonly amount: (at: string, units: number, currency: string) => number
  /** An amount in the currency's main unit, such as 12.5, as menu.json writes it. Too many decimals are a complaint. */
  readonly price: (at: string, value: number) => number
  /**
   * Adds an entry that a file may hold several times. Returns its id: that of an equal entry, or `{id}-in-{owner}` if the
   * id belongs to another one.
   */
  readonly shared: (
    part: 'groups' | 'items' | 'options',
    entry: Entry & { readonly id: string },
    owner: string,
  ) => string
}

export function vendorDraft(currency: Currency): VendorDraft {
  const [didNotFit, complaints]: [DidNotFit[], string[]] = [[], []]
  const entries = {
    groups: new Map<string, Entry>(),
    items: new Map<string, Entry>(),
    options: new Map<string, Entry>(),
  }
  const pictures: VendorPicture[] = []
  const decimals = minorUnits(currency)
  const lose = (path: string, at: string, value: unknown) => {
    if (value === undefined || value === null || value === '') return
    didNotFit.push({ path, at, value: typeof value === 'string' ? value : JSON.stringify(value) })
  }
  return {
    ...entries,
    pictures,
    didNotFit,
    complaints,
    lose,
    amount: (at, units, given) => {
      if (given !== currency) complaints.push(`${at} has a price in ${given}, and the brand's currency is ${currency}`)
      const isWhole = Number.isSafeInteger(units)
      if (!isWhole) complaints.push(`${at} has a price of ${units}, not in whole smallest units`)
      return majorAmount(isWhole ? minor(units) : zero, decimals)
    },
    price: (at, value) => {
      const units = minorFromNumber(value, decimals)
      if (isNone(units)) complaints.push(`${at} has a price of ${value}, and ${currency} has ${decimals} decimals`)
      return majorAmount(isNone(units) ? zero : units.value, decimals)
    },
    picture: (part, id, address) => {
      if (address === undefined || address === '') return
      const present = pictures.find((one) => one.part === part && one.id === id)
      if (present === undefined) pictures.push({ part, id, address })
      else if (present.address !== address) lose('a second picture of an entry', id, address)
    },
    shared: (part, entry, owner) => {
      for (let at = 1; ; at += 1) {
        const id = at === 1 ? entry.id : `${entry.id}-in-${owner}${at === 2 ? '' : `-${at - 1}`}`
        const [own, present] = [{ ...entry, id }, entries[part].get(id)]
        if (present !== undefined && JSON.stringify(present) !== JSON.stringify(own)) continue
        entries[part].set(id, own)
        return id
      }
    },
  }
}

/** Left: the complaints. */
export function draftedMenu(
  { groups, items, options, pictures, didNotFit, complaints }: VendorDraft,
  served: readonly ServedMenu[],
  unread: readonly DidNotFit[],
): Either<readonly string[], MenuDraft> {
  if (complaints.length > 0) return left(complaints)
  return right({
    json: {
      menus: servingLists(served),
      groups: Object.fromEntries(groups),
      items: Object.fromEntries(items),
      options: Object.fromEntries(options),
      restaurantGroups: {},
    },
    pictures,
    didNotFit: [...didNotFit, ...unread],
  })
}
