import { expect } from 'chai'
import { isRight } from 'fp-ts/lib/Either.js'
import type { Brand } from '../../../src-domain/brand/brand.ts'
import type { Ticket } from '../../../src-domain/ticket/ticket.ts'
import { aBrandSeed, aPlacement, engines, openWorld, placed, type World } from '../../builders/order-server-builder.ts'
import { said } from '../../builders/said.ts'

const brandId = 'noodle-house'
const loyalty: Brand['loyalty'] = { enabled: true, system: 'credit' }
const guest = { firstName: 'Greta', lastName: 'Gyoza', email: 'greta@gyoza.example' }

for (const engine of engines()) {
  describe(`the order of a guest and the account that they open, on ${engine.name}`, () => {
    let world: World
    beforeEach(async () => {
      const other = aBrandSeed({}, { id: 'other-house', configId: 'other-1', loyalty })
      world = await openWorld(engine, { brands: [aBrandSeed({}, { loyalty }), other] })
    })
    afterEach(() => world.close())
    after(() => engine.close())

    const order = async (given: Parameters<typeof aPlacement>[0] = {}): Promise<Ticket> =>
      placed(await world.server.ordering.place(aPlacement({ guest, ...given })))
    const signUp = async (orderToken: string | undefined, email = guest.email, brand = brandId): Promise<string> => {
      const account = { ...guest, email, phone: '2125550144', password: 'pleated by hand' }
      const made = await world.server.accounts.signUp(
        { brandId: brand },
        { ...account, ...(orderToken === undefined ? {} : { orderToken }) },
      )
      if (!isRight(made)) throw new Error('no account')
      return made.right.patron.id
    }
    const historyOf = async (patronId: string, brand = brandId) => {
      const orders = await world.server.history.list({ brandId: brand, patronId })
      return orders.map(({ id }) => id)
    }
    const pointsOf = async (patronId: string) => {
      const found = await said(world.server.loyalty.of(brandId, patronId))
      return 'progress' in found ? found.progress : undefined
    }

    it('ACCT-28, PROF-11, LOYAL-19 adds the order to the account once, with its history entry and points', async () => {
      const ticket = await order()
      const patronId = await signUp(ticket.token, ' Greta@Gyoza.Example ')
      expect(await historyOf(patronId)).to.deep.equal([ticket.id])
      expect(await pointsOf(patronId)).to.equal(12)
      // The order cannot be claimed again, whatever is sent.
      const other = await signUp(ticket.token, 'greta2@gyoza.example')
      expect(await historyOf(other)).to.deep.equal([])
      expect(await pointsOf(other)).to.equal(0)
      expect(await pointsOf(patronId)).to.equal(12)
    })

    it('ACCT-28, CONF-10 is nothing to whoever was handed its address: another e-mail gets an account without it', async () => {
      const ticket = await order()
      expect(await historyOf(await signUp(ticket.token, 'finder@keeper.example'))).to.deep.equal([])
      expect(await historyOf(await signUp('', 'nobody@gyoza.example'))).to.deep.equal([])
      expect(await historyOf(await signUp(undefined))).to.deep.equal([])
    })

    it('ACCT-28 is never a patron’s order, nor that of another brand', async () => {
      const ofAna = await order({ caller: { brandId, patronId: 'ana' } })
      expect(await historyOf(await signUp(ofAna.token, 'ana2@example.com'))).to.deep.equal([])
      expect(await historyOf('ana')).to.deep.equal([ofAna.id])
      // Ana has changed her email, and a new patron has the old one.
      await engine.rows(`update patrons set account = 'moved@example.com' where id = 'ana' and brand_id = '${brandId}'`)
      expect(await historyOf(await signUp(ofAna.token, 'ana@example.com'))).to.deep.equal([])
      expect(await historyOf('ana')).to.deep.equal([ofAna.id])
      const ticket = await order()
      const elsewhere = await signUp(ticket.token, guest.email, 'other-house')
      expect(await historyOf(elsewhere, 'other-house')).to.deep.equal([])
      const owners = await engine.rows(`select patron_id from orders where id <> '${ofAna.id}'`)
      expect(owners).to.deep.equal([{ patron_id: null }])
    })
  })
}
