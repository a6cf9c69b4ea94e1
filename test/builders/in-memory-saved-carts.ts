import { left, right } from 'fp-ts/lib/Either.js'
import { toUndefined } from 'fp-ts/lib/Option.js'
import type { CallFailure } from '../../src-domain/call/call-failure.ts'
import type { Location } from '../../src-domain/location/location.ts'
import type { Menu } from '../../src-domain/menu/menu.ts'
import { unitPrice } from '../../src-domain/selection/selection-price.ts'
import type { CartToSave, SavedLine } from '../../src-domain/sharing/saved-cart.ts'
import type { SavedCartGateway } from '../../src-domain/sharing/saved-cart-gateway.ts'

export interface InMemorySavedCarts {
  readonly gateway: SavedCartGateway
  readonly be: (who: 'nobody' | 'customer' | 'employee') => void
  readonly passDays: (days: number) => void
}

function refused(status: number, message: string): CallFailure {
  return { _tag: 'Refused', status, message }
}
const daysKept = 7

/** Saved carts of one location as the storefront sees them. Signed out at first. */
export function inMemorySavedCarts(location: Location, menu: Menu): InMemorySavedCarts {
  const saved = new Map<string, { readonly cart: CartToSave; readonly on: number }>()
  let caller: 'nobody' | 'customer' | 'employee' = 'nobody'
  let today = 0

  const linesOf = ({ items }: CartToSave): readonly SavedLine[] =>
    items.map((line) => {
      const price = toUndefined(unitPrice(menu, line.item, line.mods))
      return price === undefined ? { line, isAvailable: false } : { line: { ...line, price }, isAvailable: true }
    })

  return {
    be: (who) => {
      caller = who
    },
    passDays: (days) => {
      today += days
    },
    gateway: {
      save: async (cart) => {
        if (caller === 'nobody') return left(refused(401, 'Sign in first.'))
        if (caller === 'customer') return left(refused(403, 'Employees only.'))
        if (cart.items.length === 0) return left(refused(400, 'This cart is empty.'))
        const { deliveryInfo: _, ...kept } = cart
        const publicIdentifier = `cart-${String(saved.size).padStart(18, '0')}`
        saved.set(publicIdentifier, { cart: kept, on: today })
        return right({ publicIdentifier })
      },
      load: async (id) => {
        const found = saved.get(id)
        if (found === undefined || today - found.on > daysKept) return left(refused(404, 'Cart Not Found'))
        const { orderType, discount, scheduledAt } = found.cart
        return right({
          id,
          items: linesOf(found.cart),
          location,
          orderType,
          ...(discount === undefined ? {} : { discount }),
          ...(scheduledAt === undefined ? {} : { scheduledAt }),
        })
      },
    },
  }
}
