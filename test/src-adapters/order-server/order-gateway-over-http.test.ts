import { randomUUID } from 'node:crypto'
import { orderGateway } from '../../../src-adapters/order-server/order-gateway.ts'
import type { OrderLocation } from '../../../src-domain/cart/order-in-progress.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { openEdge } from '../../builders/http-edge-builder.ts'
import { aLine, anOrder } from '../../builders/order-builder.ts'
import { aNonce, engines, openWorld } from '../../builders/order-server-builder.ts'
import { itIsAnOrderGateway } from '../../contracts/order-gateway.ts'

const mainStreet: OrderLocation = {
  id: 'loc-1',
  slug: 'main-street',
  name: 'Main Street',
  timeZone: 'America/New_York',
}
const tea = aLine({ group: 'drinks', item: 'tea', name: 'Tea', price: minor(300), quantity: 2 })

for (const engine of engines()) {
  describe(`the storefront's gateway, the HTTP edge and the order server on ${engine.name}`, () => {
    after(() => engine.close())

    itIsAnOrderGateway(`HTTP and ${engine.name}`, async () => {
      const world = await openWorld(engine)
      const { app, send } = await openEdge(world.server)
      const gateway = orderGateway({
        send,
        brandId: 'noodle-house',
        currency: 'USD',
        sessionId: 'visit-1',
        locationId: () => undefined,
        token: () => undefined,
        onUnavailable: () => undefined,
        report: (what) => {
          throw new Error(what)
        },
      })
      const order = (idempotencyKey: string) => anOrder({ idempotencyKey, location: mainStreet, items: [tea] })
      return {
        gateway,
        order,
        biggerOrder: (key) => ({ ...order(key), items: [{ ...tea, quantity: 5 }] }),
        subtotal: minor(600),
        orderOfNothingWeSell: (key) => ({ ...order(key), items: [aLine({ group: 'drinks', item: 'cola' })] }),
        newKey: () => randomUUID(),
        approvedNonce: () => aNonce(),
        declinedNonce: () => aNonce('declined', '0002'),
        stepNonce: () => aNonce('needs_second_step', '3220'),
        answerBank: async ({ data }, says) => {
          await world.sandbox.answerStep(data, says)
        },
        ticketsPrinted: async () => Number((await engine.rows('select count(*)::integer as n from orders'))[0]?.['n']),
        close: async () => {
          await app.close()
          await world.close()
        },
      }
    })
  })
}
