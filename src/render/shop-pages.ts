import { pathWord } from '../../src-domain/dining-option/path-word.ts'
import type { ShopState } from '../../src-ui/shell/shop-state.ts'
import { type CompressedPage, type CompressionEffort, pageCache } from './compressed-pages.ts'
import type { PageRequest, RenderedPage } from './page-parts.ts'

/** Bytes. */
const atMost = { pages: 64 * 1024 * 1024, items: 32 * 1024 * 1024 }

/**
 * Caches only pages that our links lead to, because visitors can make up any number of searches and spellings. Items
 * have their own cache, so that they never displace a menu.
 */
export function shopPages() {
  const [pages, items] = [pageCache(atMost.pages), pageCache(atMost.items)]
  return (asked: PageRequest, made: RenderedPage, make: (how: CompressionEffort) => CompressedPage): CompressedPage => {
    if (!isKept(asked, made)) return make('quickly')
    const { state, restaurants } = made
    const { served, locale, path, address } = asked
    const room = address._tag === 'Menu' && address.itemId !== undefined ? items : pages
    // Uses the menu lists instead of the time, because every day's breakfast is the same page.
    const key = JSON.stringify([locale, path, state.orderType, state.lists])
    const version = JSON.stringify([served.version ?? '', state, restaurants])
    return room(served.brand.id, key, version, () => make('small'))
  }
}

export function isKept(asked: PageRequest, { state, status }: RenderedPage): boolean {
  return status === 200 && isOurs(asked, state)
}

function isOurs({ address, path, search, near }: PageRequest, state: ShopState): boolean {
  if (search !== undefined || near !== undefined) return false
  return path === pathOf(address) && isKnownRestaurant(address, state)
}

/** The canonical path; undefined for a shared cart. */
function pathOf(address: PageRequest['address']): string | undefined {
  const word = address.type === undefined ? [] : [pathWord(address.type)]
  switch (address._tag) {
    case 'Home':
      return address.isSharedCart === true ? undefined : '/'
    case 'Market':
      return ['', 'market', address.market, ...word].join('/')
    case 'Menu': {
      const more = [address.restaurantId, address.itemId].filter((part) => part !== undefined).map(encodeURIComponent)
      return ['', 'location', address.slug, ...word, ...more].join('/')
    }
  }
}

/** An item's link names its restaurant, or `all`. */
function isKnownRestaurant(address: PageRequest['address'], { screen }: ShopState): boolean {
  if (address._tag !== 'Menu' || address.restaurantId === undefined) return true
  if (screen._tag !== 'Menu') return false
  const isItem = address.itemId !== undefined
  return (
    (isItem && address.restaurantId === 'all') || screen.view.restaurants.some(({ id }) => id === address.restaurantId)
  )
}
