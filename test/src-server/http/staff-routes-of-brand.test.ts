import { expect } from 'chai'
import { routes } from '../../../src-contract/routes.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { fakeOrderServer } from '../../builders/fake-order-server.ts'
import { openEdge } from '../../builders/http-edge-builder.ts'

const staffRoutes = Object.values(routes).filter((route) => 'staff' in route)

describe('The staff routes of a brand without /staff', () => {
  for (const { method, path } of staffRoutes) {
    it(`${method} ${path} does not exist there, and exists for another brand`, async () => {
      const { app } = await openEdge(fakeOrderServer(), {
        brands: [aBrand({ id: 'tagged' }), aBrand({ id: 'plain' })],
        servesStaff: (brandId) => brandId !== 'tagged',
      })
      const ask = (client: string) => {
        const url = `/v1${path.replace(/\{\w+\}/g, 'loc-1')}`
        return app.inject({
          ...{ method, url, query: { client }, headers: { client, host: 'a.example', origin: 'https://a.example' } },
          ...(method === 'GET' || method === 'DELETE' ? {} : { payload: {} }),
        })
      }
      const refused = await ask('tagged')
      expect([refused.statusCode, refused.json().code]).to.deep.equal([404, 'unknown_route'])
      expect((await ask('plain')).body).to.not.include('unknown_route')
      await app.close()
    })
  }
})
