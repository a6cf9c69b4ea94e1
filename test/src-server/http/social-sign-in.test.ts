import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { left, right } from 'fp-ts/lib/Either.js'
import type { SocialPerson } from '../../../src-domain/account/social-verifier.ts'
import type { SocialVerifiers } from '../../../src-server/account/social-verifier.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { openEdge } from '../../builders/http-edge-builder.ts'
import {
  aBrandSeed,
  aPlacement,
  engines,
  openWorld,
  placed,
  seededPatrons,
  type World,
} from '../../builders/order-server-builder.ts'
import { rightOf } from '../../contracts/either.ts'

const here = 'noodle-house'
const there = 'soup-house'

const people: Readonly<Record<string, SocialPerson>> = {
  'token of nina': {
    ...{ subject: 'g-nina', email: 'Nina@example.com', isEmailVerified: true },
    ...{ firstName: 'Nina', lastName: 'Berg' },
  },
  'token of ana': { subject: 'g-ana', email: 'ana@example.com', isEmailVerified: true },
  'token of somebody who says ana': { subject: 'g-eve', email: 'ana@example.com', isEmailVerified: false },
  'token without an e-mail': { subject: 'g-max', isEmailVerified: false },
}

/** A platform that both brands use; the adapter's tests cover its checks. */
const social: SocialVerifiers = (_, platform) =>
  platform === 'apple'
    ? undefined
    : async ({ authToken, nonce }) => {
        if (authToken === 'nobody answers') return left({ _tag: 'Away' })
        const person = people[authToken]
        return person === undefined || nonce === 'another nonce' ? left({ _tag: 'NotGenuine' }) : right(person)
      }

for (const engine of engines()) {
  describe(`social sign-in over HTTP on ${engine.name}`, () => {
    let world: World
    let app: FastifyInstance
    const post = async (url: string, payload: object, client = here) => {
      const answer = await app.inject({ method: 'POST', url: `/v1${url}`, headers: { client }, payload })
      const body: Record<string, unknown> = answer.json()
      return { status: answer.statusCode, body }
    }
    const signIn = (authToken: string, type = 'google', client = here) =>
      post('/patron/sign-in/social', { authToken, type, authData: { userEmail: 'cora@example.com' } }, client)
    const who = async (token: unknown, client = here) =>
      (await app.inject({ method: 'GET', url: '/v1/patron', headers: { client, authorization: `Bearer ${token}` } }))
        .statusCode
    const signUp = (externalUserId: unknown, more: object = {}, client = here) =>
      post(
        '/patron/sign-up',
        {
          ...{ firstName: 'Nina', lastName: 'Berg', email: 'nina@example.com', phone: '212 555 0147', type: 'google' },
          ...{ externalUserId, ...more },
        },
        client,
      )

    beforeEach(async () => {
      const other = aBrandSeed({ patrons: seededPatrons, promotions: [], giftCards: [] }, { id: there })
      world = await openWorld(engine, { brands: [aBrandSeed(), other], social })
      app = (await openEdge(world.server, { brands: [aBrand(), aBrand({ id: there })] })).app
    })
    afterEach(async () => {
      await app.close()
      await world.close()
    })
    after(() => engine.close())

    it('API-17 tells of a stranger what a sign-up begins with, and signs in whoever has signed up', async () => {
      const { status, body } = await signIn('token of nina')
      const { externalUserId, ...told } = body
      expect([status, told]).to.deep.equal([200, { email: 'Nina@example.com', firstName: 'Nina', lastName: 'Berg' }])
      const opened = await signUp(externalUserId)
      expect(opened.body).to.deep.include({ type: 'google', isEmployee: false })
      expect(await who(opened.body['token'])).to.equal(200)
      const again = await signIn('token of nina')
      expect(again.body['id']).to.equal(opened.body['id'])
      expect(await who(again.body['token'])).to.equal(200)
      expect((await signIn('token of nina', 'facebook')).body['id']).to.equal(opened.body['id'])
    })

    it('API-17 links an account by an e-mail that the platform verified, and ends what opened it before', async () => {
      const before = rightOf(
        await world.server.accounts.signIn({ brandId: here }, 'ana@example.com', 'noodles for ana'),
      )
      const { status, body } = await signIn('token of ana')
      expect([status, body['id']]).to.deep.equal([200, 'ana'])
      expect(await who(body['token'])).to.equal(200)
      expect(await who(before.token)).to.equal(401)
      const withPassword = await post('/patron/sign-in', { account: 'ana@example.com', password: 'noodles for ana' })
      expect(withPassword.status).to.equal(401)
      const second = await signIn('token of ana')
      expect(second.body['id']).to.equal('ana')
      expect(await who(body['token']), 'a second sign-in ends nothing').to.equal(200)
    })

    it('API-17 an unverified e-mail, or one that only the page says, opens no account', async () => {
      const { status, body } = await signIn('token of somebody who says ana')
      expect([status, body['token'], body['id']]).to.deep.equal([200, undefined, undefined])
      expect(await signUp(body['externalUserId'], { email: 'ana@example.com' })).to.deep.include({ status: 409 })
      const none = await signIn('token without an e-mail')
      expect(Object.keys(none.body)).to.deep.equal(['externalUserId'])
      expect((await signIn('token of ana', 'google', there)).body['id']).to.equal('ana')
      expect(await who((await signIn('token of ana')).body['token'], there)).to.equal(401)
    })

    it('API-16, ACCT-29 a sign-up shows what the platform vouched for: once, in time, for this brand, platform and e-mail', async () => {
      const proof = async () => (await signIn('token of nina')).body['externalUserId']
      const refused = async (answer: ReturnType<typeof signUp>) => {
        const { status, body } = await answer
        expect([status, body['code']]).to.deep.equal([401, 'social_not_verified'])
      }
      await refused(signUp('g-nina'))
      await refused(signUp(await proof(), { email: 'victim@example.com' }))
      await refused(signUp(await proof(), { type: 'facebook' }))
      await refused(signUp(await proof(), {}, there))
      const late = await proof()
      world.clock.at += 60 * 60_000 + 1
      await refused(signUp(late))
      const good = await proof()
      expect((await signUp(undefined)).status).to.equal(400)
      const both = await Promise.all([signUp(good), signUp(good)])
      expect(both.map(({ status }) => status).filter((status) => status === 200)).to.deep.equal([200])
      await refused(signUp(good, { email: 'nina@example.com' }))
    })

    it('ACCT-28, ACCT-29, PROF-11 a guest’s order joins the account that a platform vouches for, and nobody else’s does', async () => {
      const order = async (email: string) => {
        const guest = { firstName: 'Nina', lastName: 'Berg', email }
        return placed(await world.server.ordering.place(aPlacement({ guest })))
      }
      const [own, other] = [await order('nina@example.com'), await order('eve@example.com')]
      const historyOf = async (token: unknown) => {
        const headers = { client: here, authorization: `Bearer ${token}` }
        const answer = await app.inject({ method: 'GET', url: '/v1/orders', headers })
        return answer.json().map(({ id }: { readonly id: string }) => id)
      }
      const { externalUserId } = (await signIn('token of nina')).body
      const opened = await signUp(externalUserId, { orderToken: own.token })
      expect(await historyOf(opened.body['token'])).to.deep.equal([own.id])
      const unnamed = (await signIn('token without an e-mail')).body
      const max = await signUp(unnamed['externalUserId'], { email: 'max@example.com', orderToken: other.token })
      expect(max.status).to.equal(200)
      expect(await historyOf(max.body['token'])).to.deep.equal([])
    })

    it('API-17 refuses what is not genuine with one sentence, and says when a platform is not offered or away', async () => {
      const forged = await signIn('forged')
      expect([forged.status, forged.body['code']]).to.deep.equal([401, 'social_not_verified'])
      const nonce = { authToken: 'token of ana', type: 'google', authData: { nonce: 'another nonce' } }
      expect((await post('/patron/sign-in/social', nonce)).body).to.deep.equal(forged.body)
      expect((await signIn('token of ana', 'apple')).body).to.include({ code: 'social_not_offered' })
      expect((await signIn('token of ana', 'myspace')).status).to.equal(400)
      expect((await signIn('nobody answers')).status).to.equal(503)
    })

    it('ACCT-26 an account that must set a password is let in with no more than that', async () => {
      await engine.rows("update patrons set must_set_password = true where id = 'ana' and brand_id = 'noodle-house'")
      const { status, body } = await signIn('token of ana')
      expect([status, body['code'], body['email']]).to.deep.equal([422, 'password_update_due', 'ana@example.com'])
      expect(await who(body['token'])).to.equal(401)
    })
  })
}
