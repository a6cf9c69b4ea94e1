import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import { doesNotApply } from '../case-notes.ts'
import { type OpenGateway, requestOf } from './charging.ts'

const holder = { id: 'patron-1', email: 'jo@example.com', name: 'Jo March' }

export function vaultCases(open: OpenGateway): void {
  describe('where it keeps cards', () => {
    const opened = async (test: Mocha.Context) => {
      const under = await open()
      const { vault } = under.gateway
      if (vault === undefined) return doesNotApply(test, 'it keeps no cards')
      if (under.cards === undefined) throw new Error('the hands have no `cards`, and the gateway has a vault')
      return { under, vault, cards: under.cards }
    }
    const keeping = (nonce: string) => ({ reference: `card:${randomUUID()}`, nonce, holder })

    it('keeps a card once, however often it is asked by one reference (40)', async function () {
      const { vault, cards } = await opened(this)
      const [before, request] = [await cards.kept(), keeping(await cards.good())]
      const first = await vault.keep(request)
      expect(first).to.have.property('_tag', 'Kept')
      expect(await vault.keep(request)).to.deep.equal(first)
      expect(await cards.kept()).to.equal(before + 1)
    })

    it('says of the card what the processor knows, as the form would (12, 40)', async function () {
      const { vault, cards } = await opened(this)
      const kept = await vault.keep(keeping(await cards.good()))
      if (kept._tag !== 'Kept') throw new Error(kept._tag)
      const { last4, expMonth, expYear } = kept.card
      if (last4 !== undefined) expect(last4).to.match(/^\d{4}$/)
      if (expMonth !== undefined) expect(expMonth).to.be.within(1, 12)
      if (expYear !== undefined) expect(expYear).to.be.within(2000, 2100)
    })

    it('charges a card that it keeps, again and again (40)', async function () {
      const { under, vault, cards } = await opened(this)
      const kept = await vault.keep(keeping(await cards.good()))
      if (kept._tag !== 'Kept') throw new Error(kept._tag)
      for (const _ of [1, 2]) {
        const request = await requestOf(under, { _tag: 'SavedCard', token: kept.token })
        const outcome = await under.gateway.authorise(request)
        expect(outcome).to.deep.include({ _tag: 'Authorised', amount: 1350 })
        expect(await under.gateway.lookUp(request.reference)).to.deep.equal(outcome)
      }
    })

    it('a card that its bank declines is not kept (40)', async function () {
      const { vault, cards } = await opened(this)
      const before = await cards.kept()
      const request = keeping(await cards.declining())
      expect(await vault.keep(request)).to.have.property('_tag', 'Declined')
      expect(await vault.keep(request), 'asked again').to.have.property('_tag', 'Declined')
      expect(await cards.kept()).to.equal(before)
    })

    it('forgets a card, twice without harm, and charges it no more (40)', async function () {
      const { under, vault, cards } = await opened(this)
      const kept = await vault.keep(keeping(await cards.good()))
      if (kept._tag !== 'Kept') throw new Error(kept._tag)
      expect(await vault.forget(kept.token)).to.equal('forgotten')
      expect(await vault.forget(kept.token)).to.equal('forgotten')
      const request = await requestOf(under, { _tag: 'SavedCard', token: kept.token })
      expect(await under.gateway.authorise(request)).to.have.property('_tag', 'Declined')
    })

    it('forgets only the cards’ own customer, twice without harm (40)', async function () {
      const { under, vault, cards } = await opened(this)
      const { forgetCustomer } = vault
      if (forgetCustomer === undefined) return doesNotApply(this, 'it keeps no customer besides the card')
      const { customers } = cards
      if (customers === undefined) throw new Error('the hands have no `customers`, and the vault forgets them')
      const [ours, other] = [randomUUID(), randomUUID()].map((id) => id.replaceAll('-', '').slice(0, 20))
      const before = await customers()
      // A patron with two emails, after a change, and one without.
      const { id: _, email, ...bare } = holder
      const holders = [{ ...bare, email }, { ...bare, email: 'march@example.com' }, bare]
      for (const one of holders) {
        const kept = await vault.keep({ ...keeping(await cards.good()), holder: { ...one, id: ours ?? '' } })
        if (kept._tag !== 'Kept') throw new Error(kept._tag)
      }
      const others = await vault.keep({ ...keeping(await cards.good()), holder: { ...holder, id: other ?? '' } })
      if (others._tag !== 'Kept') throw new Error(others._tag)
      expect(await forgetCustomer(ours ?? '')).to.equal('forgotten')
      expect(await customers(), 'the other holder’s alone is left').to.equal(before + 1)
      expect(await forgetCustomer(ours ?? '')).to.equal('forgotten')
      expect(await forgetCustomer('nobodyatall')).to.equal('forgotten')
      const request = await requestOf(under, { _tag: 'SavedCard', token: others.token })
      expect(await under.gateway.authorise(request)).to.have.property('_tag', 'Authorised')
    })

    it('charges no card that was never kept (40)', async function () {
      const { under } = await opened(this)
      const request = await requestOf(under, { _tag: 'SavedCard', token: 'of-nobody' })
      expect(await under.gateway.authorise(request)).to.have.property('_tag', 'Declined')
    })
  })
}
