import { savedCartGateway } from '../../../src-adapters/order-server/saved-cart-gateway.ts'
import { cents } from '../../../src-domain/money/cents.ts'
import { selectionsFromTree } from '../../../src-domain/selection/modifier-tree.ts'
import { openHttpGateways } from '../../builders/http-gateways.ts'
import { aLine } from '../../builders/order-builder.ts'
import { engines } from '../../builders/order-server-builder.ts'
import { itIsASavedCartGateway } from '../../contracts/saved-cart-gateway.ts'

const day = 86_400_000
const thick = selectionsFromTree([{ option: 'noodles', item: 'thick', modifiers: [] }])

for (const engine of engines()) {
  describe(`the storefront's gateways, the HTTP edge and the order server on ${engine.name}`, () => {
    after(() => engine.close())

    itIsASavedCartGateway(`HTTP and ${engine.name}`, async () => {
      const { needs, world, be, close } = await openHttpGateways(engine)
      return {
        gateway: savedCartGateway(needs),
        cart: {
          items: [aLine({ mods: thick, quantity: 2, notes: 'Hot' })],
          location: { id: 'loc-1', slug: 'main-street' },
          orderType: 'pickup',
        },
        unitPrice: cents(1_300),
        goneLine: aLine({ item: 'unicorn', name: 'Unicorn stew' }),
        be,
        passDays: (days) => {
          world.clock.at += days * day
        },
        close,
      }
    })
  })
}
