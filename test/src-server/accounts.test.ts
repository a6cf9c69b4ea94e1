import { hash } from '@node-rs/argon2'
import { expect } from 'chai'
import { minor } from '../../src-domain/money/minor.ts'
import { aBrandSeed, engines, openWorld, seededPatrons, type World } from '../builders/order-server-builder.ts'
import { aPatron } from '../builders/patron-builder.ts'
import { said } from '../builders/said.ts'
import { leftOf, rightOf } from '../contracts/either.ts'

const brand = { brandId: 'noodle-house' }
const day = 86_400_000

for (const engine of engines()) {
  describe(`accounts on ${engine.name}`, () => {
    let world: World
    beforeEach(async () => {
      world = await openWorld(engine)
    })
    afterEach(() => world.close())
    after(() => engine.close())

    const signIn = async (account: string, password: string) => {
      return rightOf(await world.server.accounts.signIn(brand, account, password))
    }

    it('API-14, ACCT-55 signs in with e-mail and password, and the token gives the patron with the saved card', async () => {
      const { token, patron } = await signIn(' Ana@Example.com ', 'noodles for ana')
      expect(patron).to.deep.include({ id: 'ana', firstName: 'Ana' })
      expect(patron.card).to.deep.include({ last4: '4242', primaryCard: true })
      expect(await world.server.accounts.patronOf('noodle-house', token)).to.deep.equal(patron)
      expect(await (await world.another()).accounts.patronOf('noodle-house', token)).to.deep.equal(patron)
    })

    it('ACCT-55 takes a new password however its accents and width were typed, and one hashed as typed before', async () => {
      const [composed, decomposed] = ['caf\u00e9 au lait 7', 'cafe\u0301 au lait \uff17']
      const { token } = await signIn('ana@example.com', 'noodles for ana')
      rightOf(await world.server.accounts.setPassword(brand, token, composed, ''))
      await signIn('ana@example.com', decomposed)
      const before = await hash(decomposed, { memoryCost: 64, timeCost: 1, parallelism: 1 })
      await engine.rows(`update patrons set password_hash = '${before}' where id = 'ana' returning 1`)
      await signIn('ana@example.com', decomposed)
      expect(leftOf(await world.server.accounts.signIn(brand, 'ana@example.com', 'cafe au lait 7'))).to.deep.equal({
        _tag: 'WrongCredentials',
      })
    })

    it('ACCT-55 keeps no token as it is, and gives a different one at each sign-in', async () => {
      const [first, second] = [
        await signIn('ana@example.com', 'noodles for ana'),
        await signIn('ana@example.com', 'noodles for ana'),
      ]
      expect(first.token).not.to.equal(second.token)
      expect(Buffer.from(first.token, 'base64url')).to.have.length(32)
      const rows = JSON.stringify(await engine.rows('select * from sessions'))
      expect(rows).not.to.include(first.token)
      expect(rows).not.to.include(second.token)
    })

    it('ACCT-55 knows no token of another brand, an unknown one, or one that was altered', async () => {
      const { token } = await signIn('ana@example.com', 'noodles for ana')
      expect(await world.server.accounts.patronOf('other', token)).to.equal(undefined)
      expect(await world.server.accounts.patronOf('noodle-house', `${token}x`)).to.equal(undefined)
      expect(await world.server.accounts.patronOf('noodle-house', '')).to.equal(undefined)
    })

    it('ACCT-56 ends a session for good at log-out, and only that one', async () => {
      const [first, second] = [
        await signIn('ana@example.com', 'noodles for ana'),
        await signIn('ana@example.com', 'noodles for ana'),
      ]
      await world.server.accounts.signOut('noodle-house', first.token)
      expect(await world.server.accounts.patronOf('noodle-house', first.token)).to.equal(undefined)
      expect(await world.server.accounts.patronOf('noodle-house', second.token)).to.deep.include({ id: 'ana' })
    })

    it('ACCT-55 ends a session after thirty idle days, and after ninety in any case', async () => {
      const { token } = await signIn('ana@example.com', 'noodles for ana')
      const alive = async () => (await world.server.accounts.patronOf('noodle-house', token)) !== undefined
      for (const days of [29, 29, 29]) {
        world.clock.at += days * day
        expect(await alive()).to.equal(true)
      }
      world.clock.at += 4 * day
      expect(await alive(), 'after 91 days').to.equal(false)
      const idle = await signIn('ana@example.com', 'noodles for ana')
      world.clock.at += 31 * day
      expect(await world.server.accounts.patronOf('noodle-house', idle.token)).to.equal(undefined)
    })

    it('API-14 answers the same to a wrong password and an unknown account, of this brand or another', async () => {
      const { accounts } = world.server
      expect(await said(accounts.signIn(brand, 'ana@example.com', 'wrong'))).to.deep.equal({ _tag: 'WrongCredentials' })
      expect(await said(accounts.signIn(brand, 'nobody@example.com', 'wrong'))).to.deep.equal({
        _tag: 'WrongCredentials',
      })
      expect(await said(accounts.signIn({ brandId: 'other' }, 'ana@example.com', 'noodles for ana'))).to.deep.equal({
        _tag: 'WrongCredentials',
      })
    })

    it('ACCT-26 hands an account that must set a password to that step, with a token that opens nothing', async () => {
      const patrons = [
        ...seededPatrons,
        {
          patron: aPatron({ id: 'mig', email: 'mig@example.com' }),
          password: 'old one',
          mustSetPassword: true,
          credit: minor(0),
          cards: [],
        },
      ]
      const server = await world.another({ brands: [aBrandSeed({ patrons })] })
      const result = leftOf(await server.accounts.signIn(brand, 'mig@example.com', 'old one'))
      if (result._tag !== 'PasswordUpdateDue') throw new Error(result._tag)
      expect(result.email).to.equal('mig@example.com')
      expect(await server.accounts.patronOf('noodle-house', result.token)).to.equal(undefined)
    })

    it('does not restore a patron that is there when the brand is planted again', async () => {
      await engine.rows("update patrons set credit = 1 where id = 'cora'")
      await world.another()
      expect(await engine.rows("select credit from patrons where id = 'cora'")).to.deep.equal([{ credit: 1 }])
    })
  })
}
