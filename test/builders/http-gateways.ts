import type { OrderServerNeeds } from '../../src-adapters/order-server/order-server-needs.ts'
import { rightOf } from '../contracts/either.ts'
import { openEdge } from './http-edge-builder.ts'
import { openWorld, type TestEngine, type World } from './order-server-builder.ts'

export type Who = 'nobody' | 'customer' | 'employee'

export interface HttpGateways {
  readonly world: World
  readonly needs: OrderServerNeeds
  readonly be: (who: Who) => Promise<void>
  readonly close: () => Promise<void>
}

const accounts = { customer: 'ana', employee: 'emil' } as const

/** Gateways of the storefront over the real HTTP edge, use cases and store. */
export async function openHttpGateways(
  engine: TestEngine,
  serverNeeds: Parameters<typeof openWorld>[1] = {},
): Promise<HttpGateways> {
  const world = await openWorld(engine, serverNeeds)
  const { app, send } = await openEdge(world.server)
  let token: string | undefined
  return {
    world,
    needs: {
      send,
      brandId: 'noodle-house',
      currency: 'USD',
      sessionId: 'visit-1',
      locationId: () => 'loc-1',
      token: () => token,
      onUnavailable: () => undefined,
      report: (what) => {
        throw new Error(what)
      },
    },
    be: async (who) => {
      token = undefined
      if (who === 'nobody') return
      const name = accounts[who]
      const brand = { brandId: 'noodle-house' }
      const result = rightOf(await world.server.accounts.signIn(brand, `${name}@example.com`, `noodles for ${name}`))
      token = result.token
    },
    close: async () => {
      await app.close()
      await world.close()
    },
  }
}
