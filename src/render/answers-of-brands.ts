import type { Either } from 'fp-ts/lib/Either.js'
import type { HeldMenu, MenuMemory } from '../../src-adapters/order-server/menu-gateway.ts'
import type { Location } from '../../src-domain/location/location.ts'
import type { Menu } from '../../src-domain/menu/menu.ts'
import { type FairCache, fairCache } from '../../src-server/catalogue/fair-cache.ts'
import type { HeldAnswer } from './answer-cache.ts'

export type NothingFound = { readonly _tag: 'Unknown' } | { readonly _tag: 'NoAnswer' }

interface Answers<A> {
  readonly held: FairCache<HeldAnswer<A>>
  readonly bytesOf: (what: A) => number
}

/** What pages remember of the order server's answers, for all brands: bounded, and shared fairly. */
export interface AnswersOfBrands {
  readonly lists: Answers<Either<NothingFound, readonly Location[]>>
  readonly restaurants: Answers<Either<NothingFound, Location>>
  readonly menus: Answers<Menu | undefined>
  /** Apart, because the times of later orders are unlimited. */
  readonly menusForLater: Answers<Menu | undefined>
  readonly menuMemory: (shelf: string) => MenuMemory
}

const megabyte = 1024 * 1024

/** Bytes of each store. The stores of menus mostly hold the same menus. */
const atMost = { lists: 32, restaurants: 16, menus: 128, menusForLater: 32, menuMemory: 128 }
/** A restaurant's objects with its hours, about ten times its text. */
const bytesOfLocation = 16 * 1024
/** A menu's objects take about as many times the bytes of its text. */
const bytesPerCharacter = 12

export function answersOfBrands(): AnswersOfBrands {
  const sizes = new WeakMap<Menu, number>()
  const bytesOfMenu = (menu: Menu | undefined): number => {
    if (menu === undefined) return 0
    const bytes = sizes.get(menu) ?? JSON.stringify(menu).length * bytesPerCharacter
    sizes.set(menu, bytes)
    return bytes
  }
  const memory = fairCache<readonly HeldMenu[]>(atMost.menuMemory * megabyte)
  return {
    lists: {
      held: fairCache(atMost.lists * megabyte),
      bytesOf: (told) => ('right' in told ? told.right.length * bytesOfLocation : 0),
    },
    restaurants: {
      held: fairCache(atMost.restaurants * megabyte),
      bytesOf: (told) => ('right' in told ? bytesOfLocation : 0),
    },
    menus: { held: fairCache(atMost.menus * megabyte), bytesOf: bytesOfMenu },
    menusForLater: { held: fairCache(atMost.menusForLater * megabyte), bytesOf: bytesOfMenu },
    menuMemory: (shelf) => ({
      get: (name) => memory.get(shelf, name),
      set: (name, menus) => {
        const bytes = menus.reduce((sum, { menu }) => sum + bytesOfMenu(menu), 0)
        memory.put(shelf, name, menus, bytes)
      },
    }),
  }
}
