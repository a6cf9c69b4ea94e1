import { expect } from 'chai'
import { sendByInject } from '../../../src/server/send-by-inject.ts'
import { usualLimits } from '../../../src-server/limits/limits.ts'
import { openEdge } from '../../builders/http-edge-builder.ts'
import { openWorld, pgliteEngine } from '../../builders/order-server-builder.ts'

describe("the pages' own calls", () => {
  it('G4 count as the visitor they are made for', async () => {
    const engine = pgliteEngine()
    const world = await openWorld(engine)
    const { app } = await openEdge(world.server)
    try {
      const search = async (visitor: string) => {
        const answer = await sendByInject(
          app,
          visitor,
        )({
          method: 'GET',
          path: '/address',
          query: { address: 'main', orderType: 'pickup' },
          headers: { client: 'noodle-house' },
        })
        return answer._tag === 'Answered' ? answer.status : 0
      }
      for (let n = 0; n < usualLimits.places.most; n += 1) expect(await search('203.0.113.7')).to.equal(200)
      expect(await search('203.0.113.7')).to.equal(429)
      expect(await search('203.0.113.8')).to.equal(200)
    } finally {
      await app.close()
      await world.close()
      await engine.close()
    }
  })
})
