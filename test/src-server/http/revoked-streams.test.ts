import type { AddressInfo } from 'node:net'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import type { OrderServer } from '../../../src-server/order-server.ts'
import type { Actor } from '../../../src-server/staff/write-audit.ts'
import { openEdge } from '../../builders/http-edge-builder.ts'
import { aBrandSeed, engines, openWorld, type World } from '../../builders/order-server-builder.ts'
import { seededStaff, staffMember } from '../../builders/staff-builder.ts'
import { rightOf } from '../../contracts/either.ts'

const brandId = 'noodle-house'
const olga: Actor = { brandId, member: staffMember('olga'), network: '203.0.113.7' }

for (const engine of engines()) {
  describe(`streams of revoked devices and keys on ${engine.name}`, () => {
    let world: World
    let app: FastifyInstance | undefined

    beforeEach(async () => {
      world = await openWorld(engine, { brands: [aBrandSeed({ staff: seededStaff })] })
    })
    afterEach(async () => {
      await app?.close()
      app = undefined
      await world.close()
    })
    after(() => engine.close())

    /** Opens the board's stream and returns its text, once the server has ended it. */
    const listen = async (server: OrderServer, headers: Record<string, string>) => {
      app ??= (await openEdge(server)).app
      if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
      const { port }: AddressInfo = Object(app.server.address())
      const url = `http://127.0.0.1:${port}/v1/staff/locations/loc-1/events?client=${brandId}`
      const answer = await fetch(url, { headers })
      expect(answer.status).to.equal(200)
      // Reads to the end: the server must close the stream.
      const text = answer.text()
      return () => text
    }
    const pairDevice = async (name = 'Tablet') => {
      const { pairedDevices } = world.server
      const { pairing, code } = await pairedDevices.begin(brandId)
      const devices = rightOf(await pairedDevices.pair(olga, 'loc-1', { code, name }))
      const collected = rightOf(await pairedDevices.collect(brandId, pairing))
      return {
        id: devices.find((one) => one.name === name)?.id ?? '',
        headers: { cookie: `staff_session=${collected?.token}` },
      }
    }
    const makeKey = async (isBrandWide: boolean) => {
      const sent = { name: `Till ${isBrandWide}`, scopes: ['orders:read'], isBrandWide } as const
      const { secret, keys } = rightOf(await world.server.apiKeys.make(olga, 'loc-1', sent))
      return {
        id: keys.find(({ name }) => name === sent.name)?.id ?? '',
        headers: { authorization: `Bearer ${secret}` },
      }
    }

    it('end at once, while those of other devices go on', async () => {
      const [stolen, other] = [await pairDevice('Stolen'), await pairDevice('Other')]
      const [first, second] = [await listen(world.server, stolen.headers), await listen(world.server, other.headers)]
      await world.server.pairedDevices.revoke(olga, 'loc-1', stolen.id)
      expect((await first()).match(/event: changed/g)).to.have.length(1)
      await world.server.pairedDevices.revoke(olga, 'loc-1', other.id)
      expect((await second()).match(/event: changed/g)).to.have.length(2)
    })

    it('end at once for a key of the location and one of the whole brand', async () => {
      for (const isBrandWide of [false, true]) {
        const key = await makeKey(isBrandWide)
        const ended = await listen(world.server, key.headers)
        await world.server.apiKeys.revoke(olga, 'loc-1', key.id)
        expect(await ended()).to.match(/event: changed/)
      }
    })

    if (engine.name === 'PostgreSQL')
      it('end at once when another process of the database revokes the device', async () => {
        const device = await pairDevice()
        const ended = await listen(await world.another(), device.headers)
        await world.server.pairedDevices.revoke(olga, 'loc-1', device.id)
        expect(await ended()).to.match(/event: changed/)
      })
  })
}
