import { expect } from 'chai'
import { isRight } from 'fp-ts/lib/Either.js'
import type { NewCard } from '../../src-domain/card/new-card.ts'
import type { CardVault } from '../../src-domain/payment/card-vault.ts'
import type { OrderServer } from '../../src-server/order-server.ts'
import {
  aBrandSeed,
  aCardPlacement,
  aNonce,
  aPlacement,
  engines,
  eventually,
  openWorld,
  placed,
  type World,
} from '../builders/order-server-builder.ts'
import { said } from '../builders/said.ts'
import { rightOf } from '../contracts/either.ts'

const cora = { brandId: 'noodle-house', patronId: 'cora' }
const ana = { brandId: 'noodle-house', patronId: 'ana' }

function aNewCard(outcome = 'approved', last4 = '4242', brand = 'visa'): NewCard {
  return { cardNonce: aNonce(outcome, last4, brand), expDate: { month: 8, year: 2031 } }
}

for (const engine of engines()) {
  describe(`saved cards on ${engine.name}`, () => {
    let world: World
    const list = (owner = cora) => world.server.cards.list(owner)
    const add = async (card = aNewCard(), owner = cora) => rightOf(await world.server.cards.add(owner, card))
    const kept = () => world.sandbox.ledger().filter(({ entry }) => entry === 'keep').length
    /** PGlite belongs to one process. */
    const processes = async (): Promise<readonly [OrderServer, OrderServer]> => {
      const { server } = world
      return [server, engine.name === 'PGlite' ? server : await world.another()]
    }
    const reopen = async (vault: (of: CardVault) => CardVault) => {
      await world.close()
      world = await openWorld(engine, {}, (sandbox) => ({ ...sandbox, vault: vault(sandbox.vault) }))
    }
    beforeEach(async () => {
      world = await openWorld(engine)
    })
    afterEach(() => world.close())
    after(() => engine.close())

    it('CARD-01, CARD-14 keeps a card, which is in the list then, and the first is primary', async () => {
      expect(await list()).to.deep.equal([])
      const first = await add(aNewCard('approved', '4444', 'mastercard'))
      const { id, ...facts } = first
      expect(id).to.match(/^crd_[\w-]{22}$/)
      expect(facts).to.deep.equal({
        ...{ brand: 'mastercard', last4: '4444', expMonth: 8, expYear: 2031 },
        primaryCard: true,
      })
      const second = await add()
      expect(second.primaryCard).to.equal(false)
      expect(await list()).to.deep.equal([first, second])
    })

    it('CARD-11 the same submission again is the same card, also by another process and at once', async () => {
      const card = aNewCard()
      const [one, other] = await processes()
      const answers = await Promise.all([one, other, one, other].map((server) => server.cards.add(cora, card)))
      const ids = new Set(answers.map((answer) => rightOf(answer).id))
      expect([ids.size, kept(), (await list()).length]).to.deep.equal([1, 1, 1])
      const { id } = await add(card)
      expect(ids.has(id)).to.equal(true)
    })

    it('API-29 a nonce of one patron is no card of another', async () => {
      const card = aNewCard()
      await add(card)
      expect(await said(world.server.cards.add(ana, card))).to.deep.equal({
        _tag: 'Declined',
        reason: 'bad-instrument',
      })
      expect(await list(ana)).to.have.length(1)
    })

    it('PAY-42 keeps no card that its bank declines, and says why', async () => {
      const declined = aNewCard('insufficient_funds')
      for (const _ of [1, 2])
        expect(await said(world.server.cards.add(cora, declined))).to.deep.equal({
          _tag: 'Declined',
          reason: 'insufficient-funds',
        })
      expect(await list()).to.deep.equal([])
    })

    it('API-29 a card of which the processor did not answer is none, and may be asked for again', async () => {
      const card = aNewCard('timeout_after_charging')
      expect(await said(world.server.cards.add(cora, card))).to.deep.equal({ _tag: 'Unknown' })
      expect(await list()).to.deep.equal([])
      const saved = await add(card)
      expect([kept(), await list()]).to.deep.equal([1, [saved]])
    })

    it('CARD-01 keeps no card without a description', async () => {
      const { expDate: _, ...card } = aNewCard()
      expect(await said(world.server.cards.add(cora, card))).to.deep.equal({ _tag: 'NotDescribed' })
      expect(await list()).to.deep.equal([])
      expect((await add({ ...card, expDate: { month: 1, year: 2030 } })).expYear).to.equal(2030)
    })

    it('CARD-06, CARD-15 of those that are made primary one is, and the others are no longer', async () => {
      const [first, second] = [await add(), await add()]
      expect(rightOf(await world.server.cards.makePrimary(cora, second.id))).to.deep.equal({
        ...second,
        primaryCard: true,
      })
      expect(await list()).to.deep.equal([
        { ...second, primaryCard: true },
        { ...first, primaryCard: false },
      ])
      await world.server.cards.makePrimary(cora, second.id)
      expect((await list()).map(({ primaryCard }) => primaryCard)).to.deep.equal([true, false])
    })

    it('CARD-15 exactly one is primary whenever cards are added, made primary and removed at once, by two processes', async () => {
      const [one, other] = await processes()
      const at = (n: number) => (n % 2 === 0 ? one : other)
      const primaries = async () => (await list()).filter(({ primaryCard }) => primaryCard).length
      // At each moment at most one, and one if there is a card.
      const seen: number[] = []
      for (let round = 0; round < 4; round += 1) {
        const added = await Promise.all([0, 1, 2, 3].map((n) => at(n).cards.add(cora, aNewCard())))
        const ids = added.map((answer) => rightOf(answer).id)
        seen.push(await primaries())
        const chosen = ids.map((id, n) => at(n).cards.makePrimary(cora, id))
        const gone = at(round).cards.remove(cora, ids[round] ?? '')
        seen.push(await primaries())
        await Promise.all([...chosen, gone])
        seen.push(await primaries())
      }
      expect(new Set(seen)).to.deep.equal(new Set([1]))
      expect(await list()).to.have.length(12)
    })

    it('CARD-07 a removed card is gone at once, and the next is primary', async () => {
      const [first, second, third] = [await add(), await add(), await add()]
      expect(isRight(await world.server.cards.remove(cora, first.id))).to.equal(true)
      expect(await list()).to.deep.equal([{ ...second, primaryCard: true }, third])
      expect(await said(world.server.cards.remove(cora, first.id))).to.deep.equal({ _tag: 'NotFound' })
      expect(await list()).to.have.length(2)
    })

    it('CARD-07 the processor forgets a removed card, and once is enough', async () => {
      const { id } = await add()
      await world.server.cards.remove(cora, id)
      await eventually(
        async () => world.sandbox.ledger().filter(({ entry }) => entry === 'forget').length,
        (count) => count === 1,
      )
      await eventually(
        () => engine.rows('select id from jobs'),
        (jobs) => jobs.length === 0,
      )
    })

    it('CARD-07 a silent processor loses no card that is to be forgotten', async () => {
      const silent = { is: true }
      await reopen((vault) => ({
        ...vault,
        forget: async (token) => (silent.is ? 'unknown' : vault.forget(token)),
      }))
      const { id } = await add()
      await world.server.cards.remove(cora, id)
      const [job] = await eventually(
        () => engine.rows("select kind, is_dead, last_error from jobs where kind = 'forget-card' and tries > 0"),
        (jobs) => jobs.length === 1 && jobs[0]?.['last_error'] !== null,
      )
      expect(job).to.include({ is_dead: false, last_error: 'forget-card: unknown' })
      silent.is = false
      await engine.rows('update jobs set run_at = now()')
      await eventually(
        async () => world.sandbox.ledger().some(({ entry }) => entry === 'forget'),
        (isForgotten) => isForgotten,
      )
    })

    it('CARD-07 what was removed does not come back by a submission that was under way', async () => {
      const card = aNewCard()
      const { id } = await add(card)
      await world.server.cards.remove(cora, id)
      expect(await said(world.server.cards.add(cora, card))).to.deep.equal({
        _tag: 'Declined',
        reason: 'bad-instrument',
      })
      expect(await list()).to.deep.equal([])
    })

    it('API-29 no transaction is open while the processor is asked', async () => {
      const seen: number[] = []
      await reopen((vault) => ({
        ...vault,
        keep: async (request) => {
          // On PGlite an open transaction would block this query.
          const rows = await engine.rows(
            "select count(*) as n from pg_stat_activity where state = 'idle in transaction' and query ilike '%saved_cards%'",
          )
          seen.push(Number(rows[0]?.['n']))
          return vault.keep(request)
        },
      }))
      await add()
      expect(seen).to.deep.equal([0])
    })

    it('CARD-15 a card is seen, chosen and removed by nobody but its owner, and in no other brand', async () => {
      await world.close()
      world = await openWorld(engine, {
        brands: [
          aBrandSeed(),
          aBrandSeed({ promotions: [], giftCards: [] }, { id: 'other-house', name: 'Other House' }),
        ],
      })
      const mine = await add()
      const notFound = { _tag: 'NotFound' }
      for (const other of [ana, { ...cora, brandId: 'other-house' }]) {
        expect((await list(other)).map(({ id }) => id)).to.not.include(mine.id)
        expect(await said(world.server.cards.makePrimary(other, mine.id))).to.deep.equal(notFound)
        expect(await said(world.server.cards.remove(other, mine.id))).to.deep.equal(notFound)
      }
      expect(await list()).to.deep.equal([mine])
    })

    it('PAY-51 an order without a nonce is paid by the primary card', async () => {
      await add(aNewCard('approved', '4444', 'mastercard'))
      const second = await add(aNewCard('approved', '1117', 'discover'))
      const pays = async () => {
        const { payment } = placed(await world.server.ordering.place(aPlacement({ caller: cora, isCash: false })))
        return payment
      }
      expect(JSON.stringify(await pays())).to.include('4444')
      await world.server.cards.makePrimary(cora, second.id)
      expect(JSON.stringify(await pays())).to.include('1117')
    })

    it('PAY-46 whoever runs the shop is told when the processor turns it away, and the customer to pay another way', async () => {
      const errors: unknown[] = []
      const log = { info: () => undefined, warn: () => undefined, error: (facts: unknown) => void errors.push(facts) }
      const away = async () => ({ _tag: 'Declined', reason: 'shop-refused' }) as const
      await world.close()
      world = await openWorld(engine, { log }, (sandbox) => ({
        ...sandbox,
        authorise: away,
        vault: { ...sandbox.vault, keep: away },
      }))
      expect(await world.server.ordering.place(aCardPlacement())).to.deep.include({
        _tag: 'Refused',
        status: 402,
        code: 'shop_refused',
        message: "We can't take cards right now. You weren't charged. Please pay another way.",
      })
      expect(await world.server.cards.add(cora, aNewCard())).to.have.nested.property('left.reason', 'shop-refused')
      expect(errors).to.deep.equal([{ processor: 'sandbox' }, { processor: 'sandbox' }])
    })

    it('CARD-11 the processor’s name for a card is never sent or logged', async () => {
      const logged: unknown[] = []
      const note = (...line: readonly unknown[]) => void logged.push(line)
      await world.close()
      world = await openWorld(engine, { log: { info: note, warn: note, error: note } }, (sandbox) => ({
        ...sandbox,
        vault: { ...sandbox.vault, forget: async () => 'unknown' },
      }))
      const card = aNewCard()
      const answers = [await add(card), await list()]
      const [row] = await engine.rows("select id, token from saved_cards where patron_id = 'cora'")
      await world.server.cards.remove(cora, String(row?.['id']))
      await eventually(
        async () => logged.length,
        (count) => count > 0,
      )
      const told = JSON.stringify([answers, logged])
      expect(told).to.not.include(String(row?.['token'])).and.not.include(card.cardNonce)
      expect(JSON.stringify(await engine.rows('select * from saved_cards'))).to.not.include(card.cardNonce)
    })
  })
}
