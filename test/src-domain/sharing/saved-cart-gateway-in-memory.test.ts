import { minor } from '../../../src-domain/money/minor.ts'
import { inMemorySavedCarts } from '../../builders/in-memory-saved-carts.ts'
import { aLocation } from '../../builders/location-builder.ts'
import { aGroup, aMenu, anItem } from '../../builders/menu-builder.ts'
import { aLine } from '../../builders/order-builder.ts'
import { itIsASavedCartGateway } from '../../contracts/saved-cart-gateway.ts'

itIsASavedCartGateway('the carts in memory', async () => {
  const location = aLocation()
  const menu = aMenu()
    .withGroup(aGroup('Bowls').of(anItem('Ramen').costing(1_250)))
    .build()
  const { gateway, be, passDays } = inMemorySavedCarts(location, menu)
  return {
    gateway,
    cart: {
      items: [aLine({ quantity: 2, notes: 'Hot' })],
      location: { id: location.id, slug: location.slug },
      orderType: 'pickup',
    },
    unitPrice: minor(1_250),
    goneLine: aLine({ item: 'unicorn', name: 'Unicorn stew' }),
    be: async (who) => be(who),
    passDays,
  }
})
