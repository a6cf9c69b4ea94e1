import { expect } from 'chai'
import { minor } from '../../../src-domain/money/minor.ts'
import { draftOrder } from '../../../src-server/ordering/draft-order.ts'
import type { PlacementRequest } from '../../../src-server/ordering/placement-request.ts'
import { turnsOf } from '../../../src-server/ordering/placing-turns.ts'
import { aCardPlacement, aLocationSetting, aPlacement, aSubmittedOrder } from '../../builders/order-server-builder.ts'
import { goingAhead, noTenders, placementFacts } from '../../builders/placement-facts.ts'

const address = '203.0.113.7'
const order = aSubmittedOrder()

function drafted(request: PlacementRequest, { credit = 0, giftCard = 0 } = {}) {
  const found = { _tag: 'Found', id: 'card-1', available: minor(giftCard) } as const
  const facts = placementFacts(
    { loyalty: { enabled: true } },
    {
      payer: { availableCredit: minor(credit) },
      tenders: { ...noTenders, ...(giftCard === 0 ? {} : { giftCard: found }) },
    },
  )
  const { read, paid } = goingAhead(request, facts)
  const { known, brand, now } = facts
  const told = { currency: brand.currency, loyalty: brand.loyalty, mails: false, house: { brand } }
  return { request, cash: brand.cash, paid, draft: draftOrder({ request, known, read, paid, now, ...told }) }
}

function kinds(request: PlacementRequest, purse = {}) {
  return turnsOf(drafted(request, purse)).map(({ kind }) => kind)
}

describe('What placing an order uses up', () => {
  it('G4 a card counts for its address, and cash for guest and address, or at a table for the table alone', () => {
    expect(kinds(aCardPlacement({ address }))).to.deep.equal(['cards-spent'])
    expect(kinds(aPlacement({ address }))).to.deep.equal(['guest-spent', 'address-spent'])
    const table = aSubmittedOrder({ orderType: 'kiosk', tableNumber: 'table-7' })
    expect(kinds(aPlacement({ address, order: table }))).to.deep.equal(['table-spent'])
    expect(kinds(aPlacement())).to.deep.equal(['guest-spent'])
  })

  it('G4 what a gift card or credit paid for is paid, and counts for nobody', () => {
    const caller = { brandId: 'noodle-house', patronId: 'ana' }
    expect(kinds(aPlacement({ address, caller, isCash: false }), { credit: 2_000 })).to.deep.equal([])
    expect(kinds(aPlacement({ address, isCash: false }), { giftCard: 2_000 })).to.deep.equal([])
    const mixed = kinds(aPlacement({ address, caller }), { credit: 500 })
    expect(mixed).to.deep.equal(['guest-spent', 'address-spent'])
  })

  it('G4 a guest is the same by whichever letters and spaces, a patron by the account, and another is another', () => {
    const nameOf = (fields: Partial<PlacementRequest>) => turnsOf(drafted(aPlacement(fields)))[0]?.name
    const guest = { firstName: 'Gus', lastName: 'Ek', email: 'gus@example.com' }
    expect(nameOf({ guest: { firstName: ' gus ', lastName: 'EK', email: 'Gus@Example.com' } })).to.equal(
      nameOf({ guest }),
    )
    for (const other of [{ firstName: 'Eva' }, { lastName: 'Ek-Ek' }, { email: 'eva@example.com' }])
      expect(nameOf({ guest: { ...guest, ...other } })).to.not.equal(nameOf({ guest }))
    const patron = (patronId: string) => nameOf({ guest, caller: { brandId: 'noodle-house', patronId } })
    expect([patron('ana'), patron('ben'), nameOf({ guest })]).to.satisfy(
      (names: unknown[]) => new Set(names).size === 3,
    )
    expect(patron('ana')).to.equal(nameOf({ caller: { brandId: 'noodle-house', patronId: 'ana' } }))
  })

  it('G4 who showed a person has no end of turns by the address, and the same one of the others', () => {
    const [cash, rules] = [drafted(aPlacement({ address, isHuman: true })), placementFacts().brand.cash]
    const [guest, place] = turnsOf(cash)
    expect(guest).to.include({ most: rules.openPerGuest, life: rules.openHours * 3_600 })
    expect(place?.most).to.be.above(99)
    expect(place?.life).to.equal(3_600)
    for (const isHuman of [false, undefined]) {
      const unchecked = aPlacement({ address, ...(isHuman === undefined ? {} : { isHuman }) })
      expect(turnsOf(drafted(unchecked))[1]?.most).to.equal(rules.uncheckedPerAddress)
    }
  })
})

describe('What an order moves', () => {
  it('PRICE-02 comes to nothing however it is paid, and each tender stands by its own name', () => {
    const caller = { brandId: 'noodle-house', patronId: 'ana' }
    const tip = minor(200)
    const accounts = (request: PlacementRequest, purse = {}) => {
      const { ledger } = drafted(request, purse).draft
      expect(ledger.reduce((all, { amount }) => all + amount, 0)).to.equal(0)
      return Object.fromEntries(ledger.map(({ account, amount }) => [account, amount]))
    }
    const sold = { sale: -1_250, tax: -100 }
    expect(accounts(aPlacement({ order }))).to.deep.equal({ cash: 1_350, ...sold })
    const deliveryInfo = aLocationSetting().location.address
    const delivery = aSubmittedOrder({ orderType: 'delivery', deliveryInfo })
    const fee = { 'service-fee': -200, tax: -116 }
    expect(accounts(aPlacement({ order: delivery }))).to.deep.equal({ cash: 1_566, sale: -1_250, ...fee })
    expect(accounts(aCardPlacement({ order, tip }))).to.deep.equal({ 'card:sandbox': 1_550, ...sold, tip: -200 })
    const mixed = accounts(aCardPlacement({ order, caller, tip }), { credit: 300, giftCard: 400 })
    expect(mixed).to.deep.include({ credit: 300, 'gift-card': 400, 'card:sandbox': 850, tip: -200 })
  })
})
