import { join } from 'node:path'
import { isLeft } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type { locationSeed } from '../../src-contract/brand/seeds.ts'
import { inCurrency } from '../../src-contract/codec/monetary.ts'
import { menuReporting } from '../../src-contract/menu/menu.ts'
import { upsellPicks } from '../../src-contract/upsell/upsell-picks.ts'
import { changedMenu } from '../../src-domain/menu/changed-menu.ts'
import type { Menu } from '../../src-domain/menu/menu.ts'
import type { Currency } from '../../src-domain/money/currency.ts'
import { upsellMenu } from '../../src-domain/upsell/upsell-menu.ts'
import type { OwnMenus } from '../../src-server/brand/brand-seed.ts'
import type { UnreadableMenu } from '../../src-server/menu/accepted-menu.ts'
import { StartError } from '../environment/start-error.ts'
import type { BrandFolder } from './brand-folder.ts'

type LocationSeed = t.TypeOf<typeof locationSeed>
type SomeMenu = Menu | UnreadableMenu

export interface LocationMenus {
  /** Menus of the first location, which are the brand's. */
  readonly menu: SomeMenu
  readonly packing: SomeMenu | undefined
  readonly upsells: SomeMenu | undefined
  /** By location id. */
  readonly own: Readonly<Record<string, OwnMenus>>
}

/** Reads the menus of a brand and of the locations that differ from it. Each file is read once. */
export function locationMenus(
  folder: BrandFolder,
  first: LocationSeed,
  seeds: readonly LocationSeed[],
  currency: Currency,
): LocationMenus {
  const read = new Map<string, SomeMenu>()
  const menuOf = (file: string): SomeMenu => {
    const menu = read.get(file) ?? menuFrom(folder, file, currency)
    read.set(file, menu)
    return menu
  }
  const own = (seed: LocationSeed): OwnMenus => {
    const menu = changed(folder, seed, menuOf(seed.menu))
    const hasOwnMenu = seed.menu !== first.menu || seed.menuChanges.length > 0
    const hasOwnUpsells = seed.upsells !== undefined && (hasOwnMenu || seed.upsells !== first.upsells)
    return {
      ...(hasOwnMenu ? { menu } : {}),
      ...(seed.packing === undefined || seed.packing === first.packing ? {} : { packing: menuOf(seed.packing) }),
      ...(hasOwnUpsells ? { upsells: upsellsFrom(folder, seed.upsells, menu, seed.menuChanges.length > 0) } : {}),
    }
  }
  const menu = menuOf(first.menu)
  return {
    menu,
    packing: first.packing === undefined ? undefined : menuOf(first.packing),
    upsells: first.upsells === undefined ? undefined : upsellsFrom(folder, first.upsells, menu, false),
    own: Object.fromEntries(
      seeds
        .map((seed): readonly [string, OwnMenus] => [seed.id, own(seed)])
        .filter(([, menus]) => Object.keys(menus).length > 0),
    ),
  }
}

function changed(folder: BrandFolder, { slug, menuChanges }: LocationSeed, menu: SomeMenu): SomeMenu {
  if ('why' in menu || menuChanges.length === 0) return menu
  const made = changedMenu(menu, menuChanges)
  if (!isLeft(made)) return made.right
  const path = join(folder.path, 'locations.json')
  return { why: `${path} is broken at ${slug}.menuChanges: the menu has no item ${made.left.join(', ')}` }
}

/** Any bad entry makes our own menu file unreadable, and the menu being served then stays. */
function menuFrom(folder: BrandFolder, file: string, currency: Currency): SomeMenu {
  const faults: string[] = []
  const codec = inCurrency(
    menuReporting((fault) => faults.push(fault)),
    currency,
  )
  try {
    const menu = folder.read(file, (json) => codec.decode(json))
    if (faults.length === 0) return menu
    return { why: `${join(folder.path, file)} is broken at ${faults.slice(0, 3).join('; ')}` }
  } catch (reason) {
    if (reason instanceof StartError) return { why: reason.message }
    throw reason
  }
}

/** `isShort`: the location may lack items that the file names. */
function upsellsFrom(folder: BrandFolder, file: string, menu: SomeMenu, isShort: boolean): SomeMenu {
  const { groups } = folder.read(file, (json) => upsellPicks.decode(json))
  if ('why' in menu) return menu
  if (!isShort) return upsellMenu(menu, groups)
  const here = groups.map((group) => ({ ...group, items: group.items.filter((id) => menu.items.has(id)) }))
  return upsellMenu(menu, here)
}
