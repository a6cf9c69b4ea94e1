import { isLeft } from 'fp-ts/lib/Either.js'
import { allowedDiningOptions, offeredDiningOption } from '../../src-domain/brand/brand.ts'
import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import type { Location } from '../../src-domain/location/location.ts'
import { unavailability } from '../../src-domain/location/unavailability.ts'
import { menuAddress } from '../../src-domain/navigation/addresses.ts'
import type { ShopAddress } from '../../src-domain/navigation/shop-address.ts'
import { timingAt } from '../../src-domain/scheduling/timing-at.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import { openingWords } from '../../src-ui/location/opening-words.ts'
import { menuView } from '../../src-ui/menu/menu-view.ts'
import { nextTimeWords } from '../../src-ui/scheduling/next-time-words.ts'
import type { HeaderView } from '../../src-ui/shell/shop-state.ts'
import { locationsPage } from './locations-page.ts'
import { base, languages, nothingFound, type PageRequest, type RenderedPage, trouble } from './page-parts.ts'

export function shopStateOf(asked: PageRequest): Promise<RenderedPage> {
  const type = asked.address.type ?? offeredDiningOption(asked.served.brand)
  if (asked.address._tag === 'Menu') return menuPage(asked, asked.address, type)
  if (!asked.served.brand.routes.ordering)
    return Promise.resolve({ state: base(asked, type, { _tag: 'Nothing' }), status: 200 })
  return locationsPage(asked, type)
}

function nextOf(asked: PageRequest, location: Location, type: DiningOption): { readonly next?: string } {
  const timing = timingAt(asked.served.brand, location, type, asked.now)
  return timing._tag === 'Blocked' && timing.next !== undefined
    ? { next: nextTimeWords(asked.clock, timing.next, location.timeZone, asked.now) }
    : {}
}

function headerOf(asked: PageRequest, location: Location, type: DiningOption): HeaderView {
  const { isOpen, opening } = openingWords(location, type, asked.now, asked.words, asked.clock, asked.locale)
  const minutes = location.serviceEstimates[type]
  const isForLater = isOpen && timingAt(asked.served.brand, location, type, asked.now)._tag === 'Blocked'
  const soon = isOpen && minutes !== undefined ? asked.words.readyIn[type]({ minutes }) : opening
  return {
    languages: languages(asked),
    location: {
      name: location.name,
      line: isForLater ? asked.words.preorderOnly : soon,
      isEstimate: isOpen && !isForLater && minutes !== undefined,
      isOpen,
    },
    types: allowedDiningOptions(asked.served.brand)
      .filter((one) => one !== 'kiosk' || location.isKioskEnabled)
      .map((one) => ({ type: one, href: menuAddress(location.slug, one), isCurrent: one === type })),
  }
}

async function menuPage(
  asked: PageRequest,
  address: Extract<ShopAddress, { readonly _tag: 'Menu' }>,
  type: DiningOption,
): Promise<RenderedPage> {
  const answer = await asked.data.locationBySlug(address.slug)
  if (isLeft(answer)) return nothingFound(asked, type, answer.left)
  const location = answer.right
  const what = unavailability(asked.served.brand, location, type)
  if (what !== undefined) return trouble(asked, type, { _tag: 'Unavailable', what }, 404)
  const menu = await asked.data.menu(location.id, type, asked.at)
  const { brand } = asked.served
  const header = headerOf(asked, location, type)
  const { id, slug, name, timeZone } = location
  const lists = menu === undefined ? {} : { lists: [...menu.menus.keys()] }
  const around = { header, location: { id, slug, name, timeZone }, ...lists }
  const view =
    menu === undefined
      ? undefined
      : menuView({
          menu,
          brand,
          type,
          words: asked.shopPage,
          location: {
            slug,
            name,
            ...openingWords(location, type, asked.now, asked.words, asked.clock, asked.locale),
            ...nextOf(asked, location, type),
          },
          href: menuAddress(slug, type),
          search: asked.search,
          ...(asked.search === undefined ? {} : { finds: asked.data.finds(menu, type) }),
          restaurantId: address.restaurantId,
          itemId: address.itemId,
        })
  if (view === undefined || view.categories.length === 0) {
    const made = menuTrouble(asked, location, type, menu?.nextAt)
    return { ...made, state: { ...made.state, ...around } }
  }
  const state = { ...base(asked, type, { _tag: 'Menu', view }), ...around }
  // The menu replaces a missing item.
  return { state, status: view.isDishGone === true ? 404 : 200, restaurants: [location] }
}

/** Between two lists the page works, so it answers 200 and says when the next one begins. */
function menuTrouble(asked: PageRequest, { timeZone }: Location, type: DiningOption, nextAt: Instant | undefined) {
  if (nextAt === undefined) return trouble(asked, type, { _tag: 'MenuUnavailable' }, 503)
  const when = nextTimeWords(asked.clock, nextAt / 1_000, timeZone, asked.now)
  return trouble(asked, type, { _tag: 'BetweenMenus', when }, 200)
}
