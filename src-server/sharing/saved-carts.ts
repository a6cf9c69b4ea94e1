import { randomBytes } from 'node:crypto'
import { type Either, isLeft, isRight, left, right } from 'fp-ts/lib/Either.js'
import { sql } from 'kysely'
import { cartToSave } from '../../src-contract/sharing/saved-cart.ts'
import type { CartLine } from '../../src-domain/cart/cart-line.ts'
import { withItemFacts } from '../../src-domain/cart/with-item-facts.ts'
import type { Menu } from '../../src-domain/menu/menu.ts'
import { modifierTree } from '../../src-domain/selection/modifier-tree.ts'
import type { CartToSave, SavedCart, SavedLine } from '../../src-domain/sharing/saved-cart.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { Caller } from '../caller.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { LocationsFacade } from '../location/locations.ts'
import { servedMenu } from '../menu/served-menu.ts'
import type { NotFound } from '../not-found.ts'
import { isPricedLine, readLine } from '../ordering/submitted-line.ts'
import type { Database } from '../store/database.ts'

export interface SavedCartsFacade {
  /** The caller is an employee. */
  readonly save: (caller: Caller, cart: CartToSave) => Promise<Either<NotFound, { readonly publicIdentifier: string }>>
  /** With current names and prices. */
  readonly load: (caller: Caller, id: string) => Promise<Either<NotFound, SavedCart>>
}

/** Milliseconds. */
const life = 7 * 86_400_000

const notFound = left<NotFound>({ _tag: 'NotFound' })

/** Carts that employees share by a link (LINK-04, CART-24), stored without addresses and kitchen notes. */
export function openSavedCarts(
  db: Database,
  catalogue: Catalogue,
  locations: LocationsFacade,
  clock: Clock,
): SavedCartsFacade {
  const instant = (milliseconds: number) => new Date(clock.now() + milliseconds).toISOString()
  const now = () => sql<Date>`${instant(0)}::timestamptz`
  return {
    save: async ({ brandId }, { deliveryInfo: _, ...cart }: CartToSave) => {
      const known = await catalogue.location(brandId, cart.location.id)
      if (known === undefined) return notFound
      const publicIdentifier = randomBytes(16).toString('base64url')
      await db.deleteFrom('saved_carts').where('expires_at', '<', now()).execute()
      await db
        .insertInto('saved_carts')
        .values({
          public_identifier: publicIdentifier,
          brand_id: brandId,
          location_id: cart.location.id,
          cart: JSON.stringify(cartToSave.encode(cart)),
          expires_at: instant(life),
        })
        .execute()
      return right({ publicIdentifier })
    },
    load: async (caller, id) => {
      const row = await db
        .selectFrom('saved_carts')
        .select(['location_id', 'cart'])
        .where('brand_id', '=', caller.brandId)
        .where('public_identifier', '=', id)
        .where('expires_at', '>', now())
        .executeTakeFirst()
      const known = row === undefined ? undefined : await catalogue.location(caller.brandId, row.location_id)
      const cart = cartToSave.decode(row?.cart)
      if (known === undefined || isLeft(cart)) return notFound
      const found = await locations.search(caller, { slugs: [known.settings.location.slug] })
      const location = isRight(found) ? found.right[0] : undefined
      if (location === undefined) return notFound
      const { items, location: _, ...rest } = cart.right
      // The storefront drops a past time, and the order is for now.
      const at = Math.max(clock.now(), (rest.scheduledAt ?? 0) * 1_000)
      const { menu } = servedMenu(known, rest.orderType, at)
      return right({ ...rest, id, location, items: items.map((line) => rereadLine(menu, line)) })
    },
  }
}

/** An unavailable line stays, so that the customer sees what is gone (CART-15). */
function rereadLine(menu: Menu, line: CartLine): SavedLine {
  const { group, item, mods, notes, quantity } = line
  const read = readLine(menu, undefined, { group, item, modifiers: modifierTree(mods), notes, quantity })
  return isPricedLine(read)
    ? { line: withItemFacts({ ...line, name: read.item.name, price: read.price }, read.item), isAvailable: true }
    : { line, isAvailable: false }
}
