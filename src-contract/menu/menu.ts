import { right } from 'fp-ts/lib/Either.js'
import { mostLeft } from '../../src-domain/availability/left-count.ts'
import type {
  DayPart,
  Menu,
  MenuGroup,
  MenuItem,
  MenuList,
  MenuOption,
  SizedPrice,
} from '../../src-domain/menu/menu.ts'
import { mostPieces } from '../../src-domain/menu/option-bounds.ts'
import { instant } from '../call/instant.ts'
import { also } from '../codec/also.ts'
import { byId } from '../codec/by-id.ts'
import type { Codec } from '../codec/codec.ts'
import { forgiving } from '../codec/forgiving.ts'
import { type LeftOut, list, unreported } from '../codec/list.ts'
import { mapped } from '../codec/mapped.ts'
import { ours } from '../codec/ours.ts'
import { finite, id, matching, oneOf, text, wholeNumber, yesNo } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { withFallback } from '../codec/with-fallback.ts'
import { diningOption } from '../fulfilment/dining-option.ts'
import { timeOfDay } from '../location/hours.ts'
import { restaurantGroup } from '../location/restaurant-group.ts'
import { money } from '../money/money.ts'
import { unixTimestampText } from '../scheduling/unix-timestamp-text.ts'
import { allergenFacts } from './allergen-facts.ts'

const ids = withFallback(list(text), [])
const texts = withFallback(list(text), [])
const words = withFallback(text, '')
const count = wholeNumber(0, 10_000)
const pieces = wholeNumber(1, mostPieces)
const priority = withFallback(finite(-1e9, 1e9), 0)

/** MENU-10: accepts http(s) and local URLs. */
const imageUrl = matching('the address of an image', /^(?:https?:\/)?\/[^\s"'<>]+$/i)

/** Wire row 2: URL strings. Also reads `{url}`. */
const image = also(
  imageUrl,
  mapped(
    'an image',
    shape('an image', { required: { url: imageUrl } }),
    ({ url }) => right(url),
    (url) => ({ url }),
  ),
)
const images = withFallback(list(image), [])

/** Our addition, in the location's time. Absent means always. */
const dayPart: Codec<DayPart> = shape('a part of the week', {
  required: { days: list(wholeNumber(0, 6)), from: timeOfDay, to: timeOfDay },
})

const dayParts = list(dayPart)

const menuList: Codec<MenuList> = shape('a menu list', {
  required: { id, name: words, orderType: diningOption, groups: ids },
  optional: { availability: ours(dayPart), joins: ours(yesNo) },
})

const group: Codec<MenuGroup> = shape('a menu group', {
  required: {
    id,
    name: text,
    description: words,
    items: ids,
    subgroups: ids,
    images,
    isSingleSelectionOnly: withFallback(yesNo, false),
    priority,
  },
  optional: { times: ours(dayParts) },
  orNull: { min: count, max: count },
})

const option: Codec<MenuOption> = shape('a menu option', {
  required: {
    id,
    name: text,
    isSingleSelectionOnly: withFallback(yesNo, false),
    items: ids,
    priority,
    defaultModifiers: ids,
  },
  optional: {
    unitMin: ours(pieces),
    unitMax: ours(pieces),
    maxPerItem: ours(pieces),
    minIfAny: ours(pieces),
  },
  orNull: { min: count, max: count, navIndex: finite(-1e9, 1e9) },
})

const calories = shape('calories', { required: { min: finite(0, 1e6), max: finite(0, 1e6) } })

const sizedPrice: Codec<SizedPrice> = shape('a price for a size', { required: { size: id, price: money } })

const item: Codec<MenuItem> = shape('a menu item', {
  required: {
    id,
    name: text,
    description: words,
    price: money,
    images,
    options: ids,
    dietaryRestrictions: texts,
    additionalDescriptions: texts,
    isAvailable: ours(withFallback(yesNo, true)),
  },
  optional: {
    left: ours(wholeNumber(1, mostLeft)),
    taxCategory: ours(id),
    priceBySize: ours(list(sizedPrice, { atMost: 100 })),
    allergens: ours(allergenFacts),
    times: ours(dayParts),
    orderTypes: ours(list(diningOption)),
    suspendedUntil: ours(instant),
    isAlcohol: ours(yesNo),
    isNotDelivered: ours(yesNo),
    leadMinutes: ours(wholeNumber(1, 43_200)),
  },
  orNull: { calories, restaurantGroup: id },
})

/** MENU-01, API-13, wire row 4. Omits and reports bad entries. */
export function menuReporting(leftOut: LeftOut): Codec<Menu> {
  const collection = <A>(entry: Codec<A>) => withFallback(byId(entry, leftOut), new Map<string, A>())
  return shape('a menu', {
    required: {
      menus: collection(menuList),
      groups: collection(group),
      items: collection(item),
      options: collection(option),
      restaurantGroups: collection(restaurantGroup),
    },
    optional: { nextAt: ours(forgiving(instant)) },
  })
}

export const menu: Codec<Menu> = menuReporting(unreported)

/** Wire row 19. */
export const upsellQuery = shape('an upsell query', {
  required: {},
  optional: { orderType: diningOption, at: ours(unixTimestampText) },
})

/** `at`: requests the menu of that time (wire row 24); absent means now. */
export const menuQuery = shape('a menu query', {
  required: { orderType: diningOption },
  optional: { menuType: oneOf('a menu type', ['packing']), at: ours(unixTimestampText) },
})
