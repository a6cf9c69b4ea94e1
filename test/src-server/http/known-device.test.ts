import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { usualLimits } from '../../../src-server/limits/limits.ts'
import type { OrderServer } from '../../../src-server/order-server.ts'
import { openEdge } from '../../builders/http-edge-builder.ts'
import { engines, openWorld, type World } from '../../builders/order-server-builder.ts'

const right = 'noodles for ana'

for (const engine of engines()) {
  describe(`signing in on a device that did before, on ${engine.name}`, () => {
    let world: World
    const apps: FastifyInstance[] = []
    /** Makes the caller's address unique. */
    let network = 0
    beforeEach(async () => {
      world = await openWorld(engine)
    })
    afterEach(async () => {
      for (const app of apps.splice(0)) await app.close()
      await world.close()
    })
    after(() => engine.close())

    const edgeOf = async (server: OrderServer): Promise<FastifyInstance> => {
      const { app } = await openEdge(server)
      apps.push(app)
      return app
    }
    interface Try {
      readonly password?: string
      readonly cookie?: string
      readonly account?: string
      readonly from?: string
      readonly host?: string
    }
    const signIn = async (app: FastifyInstance, one: Try = {}) => {
      network += 1
      const answer = await app.inject({
        method: 'POST',
        url: '/v1/patron/sign-in',
        remoteAddress: one.from ?? `203.0.113.${network % 250}`,
        headers: {
          client: 'noodle-house',
          host: one.host ?? 'noodle.example',
          'content-type': 'application/json',
          ...(one.cookie === undefined ? {} : { cookie: one.cookie }),
        },
        payload: JSON.stringify({ account: one.account ?? 'ana@example.com', password: one.password ?? 'a guess' }),
      })
      return { status: answer.statusCode, cookie: answer.headers['set-cookie'] }
    }
    const signUp = async (app: FastifyInstance, email: string, cookie?: string): Promise<string> => {
      const answer = await app.inject({
        method: 'POST',
        url: '/v1/patron/sign-up',
        headers: {
          ...{ client: 'noodle-house', host: 'noodle.example', 'content-type': 'application/json' },
          ...(cookie === undefined ? {} : { cookie }),
        },
        payload: JSON.stringify({
          ...{ firstName: 'Nori', lastName: 'Seaman', phone: '212 555 0140', type: 'email' },
          ...{ email, password: 'seaweed by the pier' },
        }),
      })
      expect(answer.statusCode).to.equal(200)
      return String(answer.headers['set-cookie']).split(';')[0] ?? ''
    }
    const statusOf = async (app: FastifyInstance, one: Try = {}) => (await signIn(app, one)).status
    const deviceOf = async (app: FastifyInstance, account = 'ana@example.com', password = right): Promise<string> => {
      const { status, cookie } = await signIn(app, { account, password })
      expect(status).to.equal(200)
      return `lang=en; ${String(cookie).split(';')[0]}; other=1`
    }
    const attacked = async (app: FastifyInstance, account = 'ana@example.com') => {
      for (let n = 0; n < usualLimits.signInByAccount.most; n += 1)
        expect(await statusOf(app, { account })).to.equal(401)
      expect(await statusOf(app, { account, password: right })).to.equal(403)
    }

    it('G4 lets the owner in without a bot check while the account is attacked, also after a restart and by a second process', async () => {
      const app = await edgeOf(world.server)
      const cookie = await deviceOf(app)
      await attacked(app)
      expect(await statusOf(app, { password: right, cookie })).to.equal(200)
      expect(await statusOf(await edgeOf(await world.another()), { password: right, cookie })).to.equal(200)
      // An unknown device still needs a human check: the correct password did not reset the account's count.
      expect(await statusOf(app, { password: right })).to.equal(403)
    })

    it('G4 knows the device on which the account was opened, and the accounts that it was known for before', async () => {
      const app = await edgeOf(world.server)
      const cookie = await signUp(app, ' Nori@Seaman.example ', await deviceOf(app))
      const account = 'nori@seaman.example'
      await attacked(app, account)
      await attacked(app)
      const password = 'seaweed by the pier'
      expect(await statusOf(app, { account, password })).to.equal(403)
      expect(await statusOf(app, { account, password, cookie })).to.equal(200)
      expect(await statusOf(app, { password: right, cookie })).to.equal(200)
    })

    it('G4 is not helped by a cookie that was made up, or given for another account', async () => {
      const app = await edgeOf(world.server)
      const own = await deviceOf(app)
      const emils = await deviceOf(app, 'emil@example.com', 'noodles for emil')
      await attacked(app)
      const forged = own.replace(/known_device=[\w-]{12}/, 'known_device=AAAAAAAAAAAA')
      for (const cookie of [forged, emils, 'known_device=', 'known_device=%00~..~'])
        expect(await statusOf(app, { password: right, cookie }), cookie).to.equal(403)
    })

    it('G4 a stolen cookie meets the limit of an address, and its own from everywhere, and spends nothing of the account’s', async () => {
      const app = await edgeOf(world.server)
      const [stolen, another] = [await deviceOf(app), await deviceOf(app)]
      const fromOne = []
      for (let n = 0; n <= usualLimits.signInByAccountAtAddress.most; n += 1)
        fromOne.push(await statusOf(app, { cookie: stolen, from: '198.51.100.1' }))
      expect(fromOne).to.deep.equal([...Array(usualLimits.signInByAccountAtAddress.most).fill(401), 429])
      await attacked(app)
      expect(await statusOf(app, { cookie: stolen, password: right })).to.equal(403)
      expect(await statusOf(app, { cookie: another, password: right })).to.equal(200)
    })

    it('G4 gives the cookie to who signed in, to no script, to nothing but the calls of an account, and over TLS alone outside this machine', async () => {
      const app = await edgeOf(world.server)
      expect((await signIn(app)).cookie).to.equal(undefined)
      const { cookie } = await signIn(app, { password: right })
      const [shown, ...rules] = String(cookie).split('; ')
      expect(shown).to.match(/^known_device=[\w.-]+$/)
      const onThisMachine = ['Path=/v1/patron', 'Max-Age=15724800', 'HttpOnly', 'SameSite=Strict']
      expect(rules).to.have.members([...onThisMachine, 'Secure'])
      for (const host of ['localhost:3000', 'nocturne.localhost', '127.0.0.1:8080', '[::1]:8080'])
        expect(
          String((await signIn(app, { password: right, host })).cookie)
            .split('; ')
            .slice(1),
        ).to.have.members(onThisMachine)
    })
  })
}
