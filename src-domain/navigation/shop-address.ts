import { isSome } from 'fp-ts/lib/Option.js'
import type { DiningOption } from '../dining-option/dining-option.ts'
import { fromPathWord } from '../dining-option/path-word.ts'

/** Parsed URL of the shop document. */
export type ShopAddress =
  | {
      readonly _tag: 'Home'
      readonly type?: DiningOption
      /** /cart/{id}: the browser loads the cart (CART-24). */
      readonly isSharedCart?: true
    }
  /** /market/{slug}/{orderType?} (LOC-46). */
  | { readonly _tag: 'Market'; readonly market: string; readonly type?: DiningOption }
  | {
      readonly _tag: 'Menu'
      readonly slug: string
      readonly type?: DiningOption
      readonly restaurantId?: string
      readonly itemId?: string
    }
  | { readonly _tag: 'Elsewhere' }

const slugShape = /^[a-z0-9][a-z0-9-]{0,63}$/i

/** MENU-11, MENU-12, MENU-15, LOC-46, SHELL-04: the server redirects all other URLs home. */
export function shopAddress(path: string, typeAsked: string | undefined): ShopAddress {
  const parts = path
    .split('/')
    .filter((part) => part !== '')
    .map(decoded)
  if (parts.some((part) => part === undefined)) return { _tag: 'Elsewhere' }
  const [first, slug, typeWord, restaurantId, itemId, ...more] = parts
  if (first === undefined) {
    const type = typeIn(typeAsked)
    return { _tag: 'Home', ...(type === undefined ? {} : { type }) }
  }
  if (first === 'cart' && slug !== undefined && typeWord === undefined && /^[^\p{Cc}\p{Cs}]{1,128}$/u.test(slug))
    return { _tag: 'Home', isSharedCart: true }
  if (first === 'market' && slug !== undefined && restaurantId === undefined) return marketIn(slug, typeWord)
  if (first !== 'location' || slug === undefined || !slugShape.test(slug) || more.length > 0)
    return { _tag: 'Elsewhere' }
  const type = typeIn(typeWord)
  if (typeWord !== undefined && type === undefined) return { _tag: 'Elsewhere' }
  return {
    _tag: 'Menu',
    slug: slug.toLowerCase(),
    ...(type === undefined ? {} : { type }),
    ...(restaurantId === undefined ? {} : { restaurantId }),
    ...(itemId === undefined ? {} : { itemId }),
  }
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

function typeIn(word: string | undefined): DiningOption | undefined {
  const type = word === undefined ? undefined : fromPathWord(word)
  return type !== undefined && isSome(type) ? type.value : undefined
}

function marketIn(market: string, typeWord: string | undefined): ShopAddress {
  const type = typeIn(typeWord)
  if (!slugShape.test(market) || (typeWord !== undefined && type === undefined)) return { _tag: 'Elsewhere' }
  return { _tag: 'Market', market: market.toLowerCase(), ...(type === undefined ? {} : { type }) }
}
