import { expect } from 'chai'
import type { Address } from '../../../src-domain/address/address.ts'
import { distanceInMiles } from '../../../src-domain/address/distance.ts'
import type { DeliveryZone } from '../../../src-domain/fulfilment/delivery-zone.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import {
  aBrandSeed,
  aLocationSetting,
  aPlacement,
  aSubmittedOrder,
  engines,
  openWorld,
  placed,
  ramen,
  tea,
  type World,
} from '../../builders/order-server-builder.ts'
import { aTown } from '../../builders/place-builder.ts'
import { said } from '../../builders/said.ts'
import { rightOf } from '../../contracts/either.ts'

const brand = { brandId: 'noodle-house' }
const shop = { lat: 40.6797, long: -74.0099 }
function ring(id: string, miles: number, minimum: number, fee: number): DeliveryZone {
  return {
    id,
    name: id,
    area: { _tag: 'Radius', center: shop, miles },
    terms: { minimum: minor(minimum), fee: minor(fee) },
  }
}
/** $1.00 near the shop from $10, $5.00 up to four miles from $20. */
const zones = [ring('far', 4, 2000, 500), ring('near', 0.6, 1000, 100)]
const redHook = aLocationSetting({ address: { ...aLocationSetting().location.address, ...shop } })
const harbor = aLocationSetting({
  id: 'loc-2',
  slug: 'coney',
  address: { ...redHook.location.address, lat: 40.575, long: -73.98 },
})
const locations = [
  { ...redHook, deliveryZones: zones },
  {
    ...harbor,
    deliveryZones: [
      { ...ring('beach', 2, 0, 0), area: { _tag: 'Radius' as const, center: { lat: 40.575, long: -73.98 }, miles: 2 } },
    ],
  },
]

const conover: Address = { street1: '180 Conover Street', street2: '', city: 'Brooklyn', state: 'NY', zip: '11231' }
const near: Address = { ...conover, lat: 40.6764, long: -74.0146 }
const court: Address = { ...conover, street1: '300 Court Street', lat: 40.6853, long: -73.9946 }
const surf: Address = { ...conover, street1: '1000 Surf Avenue', zip: '11224', lat: 40.5755, long: -73.978 }

for (const engine of engines()) {
  describe(`delivering to an address on ${engine.name}`, () => {
    let world: World
    beforeEach(async () => {
      const markets = [{ slug: 'beach-food', name: 'Beach food', locations: ['coney'] }]
      world = await openWorld(engine, { brands: [aBrandSeed({ locations, towns: [aTown], markets })] })
    })
    afterEach(() => world.close())
    after(() => engine.close())

    const delivery = (deliveryInfo: Address, items = [ramen()]) =>
      aSubmittedOrder({ orderType: 'delivery', deliveryInfo, items })
    const price = async (...given: Parameters<typeof delivery>) => {
      const answer = await said(world.server.ordering.checkPrice(brand, 'loc-1', delivery(...given)))
      if ('_tag' in answer) throw new Error(answer._tag)
      return answer
    }
    const verdict = async (...given: Parameters<typeof delivery>) => {
      const answer = await said(world.server.ordering.validate(brand, 'loc-1', delivery(...given)))
      return '_tag' in answer ? answer : { isValid: answer.isValid, reason: answer.reason, message: answer.message }
    }
    const search = async (...asked: Parameters<World['server']['locations']['search']>) => {
      const answer = await said(world.server.locations.search(...asked))
      if ('_tag' in answer) throw new Error(answer._tag)
      return answer
    }

    it('PRICE-12, CHK-26 the fee and the minimum are those of the most specific zone', async () => {
      expect(await price(near)).to.deep.include({ delivery: 100, minimum: 1000, isValid: true })
      const far = await price(court)
      expect(far).to.deep.include({ delivery: 500, minimum: 2000, isValid: false })
      expect(far.message).to.equal(
        'The price for your order, before tip, must be at least $20.00 to place a delivery order.',
      )
      expect(await price(court, [ramen('thin', 2)])).to.deep.include({ delivery: 500, isValid: true })
      // 12.50 food, 1.00 fee, 8 % on both.
      expect((await price(near)).totalAmount).to.equal(1458)
    })

    it('CHK-30, LOC-42 an address out of every zone is refused by validation and by placing, with its sentence', async () => {
      const message = "Unable to deliver to the address you've provided."
      expect(await verdict(surf)).to.deep.equal({ isValid: false, reason: 'delivery-radius', message })
      expect(await world.server.ordering.place(aPlacement({ order: delivery(surf) }))).to.deep.include({
        _tag: 'Refused',
        status: 400,
        reason: 'delivery-radius',
        message,
      })
    })

    it('CHK-26 a delivery is placed at the fee of its zone', async () => {
      const ticket = placed(await world.server.ordering.place(aPlacement({ order: delivery(near) })))
      expect(ticket.finalAmount).to.equal(1458)
    })

    it('CHK-26 a place near the shop under an address far away is not believed', async () => {
      const spoofed = { ...surf, lat: near.lat ?? 0, long: near.long ?? 0 }
      expect((await verdict(spoofed)) as object).to.include({ isValid: false, reason: 'delivery-radius' })
      expect(await price({ ...court, lat: near.lat ?? 0, long: near.long ?? 0 })).to.deep.include({ delivery: 500 })
    })

    it('G4 an address without a place is looked up; one that nobody knows is nowhere, whatever the device says', async () => {
      expect(await price(conover)).to.deep.include({ delivery: 100, isValid: true })
      const unknown = { ...near, street1: '1 Unheard-of Alley', city: 'Los Angeles', state: 'CA', zip: '90001' }
      expect(await verdict(unknown)).to.include({ isValid: false, reason: 'delivery-radius' })
      const placing = aPlacement({ order: delivery(unknown) })
      expect(await world.server.ordering.place(placing)).to.deep.include({ reason: 'delivery-radius' })
    })

    it('G4 where only the zip is known its middle counts, and nothing where zones differ within it', async () => {
      const written = { ...conover, street1: '1 Unheard-of Alley' }
      // Two miles around the centre of 11231 cover both rings.
      expect(await verdict(written)).to.include({ isValid: false, reason: 'delivery-radius' })
      expect(await verdict({ ...written, lat: shop.lat, long: shop.long })).to.include({ isValid: false })
    })

    it('G4 a point is believed with our seal over this door and this point, and not asked about again', async () => {
      const found = await said(world.server.addresses.locate(brand, conover))
      if ('_tag' in found || found.seal === undefined) throw new Error('no seal')
      const second = await world.another()
      const sealed = { ...conover, ...found }
      const at = (deliveryInfo: Address) => said(second.ordering.checkPrice(brand, 'loc-1', delivery(deliveryInfo)))
      expect(await at(sealed)).to.deep.include({ delivery: 100 })
      // Without streets a lookup finds nothing, so only the seal can pass.
      await engine.rows('delete from places')
      const third = await world.another({ brands: [aBrandSeed({ locations })] })
      const priced = async (info: Address) => {
        const answer = await said(third.ordering.validate(brand, 'loc-1', delivery(info)))
        return '_tag' in answer ? answer._tag : answer.reason
      }
      expect(await priced(sealed)).to.equal(undefined)
      for (const forged of [
        { ...sealed, street1: '1 Sunset Boulevard' },
        { ...sealed, zip: '90001' },
        { ...sealed, lat: shop.lat },
        { ...sealed, seal: `${found.seal}x` },
        { ...sealed, seal: 'x' },
        { ...conover, lat: found.lat, long: found.long },
      ])
        expect(await priced(forged)).to.equal('delivery-radius')
    })

    it('G4 what a map service bills is counted by who asks, and past the limit our own streets are asked', async () => {
      let asked = 0
      const addresses = {
        suggest: async () => [],
        details: async () => undefined,
        locate: async () => {
          asked += 1
          return { point: { lat: near.lat ?? 0, long: near.long ?? 0 }, withinMiles: 0.1 }
        },
      }
      const limits = { geocoding: { most: 3, windowMs: 60_000, past: 'own-streets' } } as const
      const server = await world.another({ addresses, limits })
      const ask = (n: number, network: string) =>
        said(
          server.ordering.validate(
            { ...brand, network },
            'loc-1',
            delivery({ ...conover, street1: `${n} Nowhere Street`, zip: '' }),
          ),
        )
      for (let n = 1; n <= 9; n += 1) await ask(n, 'there')
      expect(asked).to.equal(3)
      expect(await ask(10, 'there')).to.include({ reason: 'delivery-radius' })
      // Known addresses are cached for all, and each network has its own limit.
      expect(await ask(1, 'there')).to.include({ isValid: true })
      expect(await ask(10, 'elsewhere')).to.include({ isValid: true })
      expect(asked).to.equal(4)
    })

    it('CHK-26 pickup knows no zones', async () => {
      const order = aSubmittedOrder({ items: [tea()] })
      expect(await said(world.server.ordering.validate(brand, 'loc-1', order))).to.deep.include({ isValid: true })
    })

    it('API-43, LOC-07 a delivery search around a place tells who delivers there on which terms, the nearest first', async () => {
      const found = await search(brand, { near: { lat: 40.5755, long: -73.978 }, diningOption: 'delivery' })
      expect(found.map(({ slug, delivery: offer }) => [slug, offer])).to.deep.equal([
        ['coney', { _tag: 'InZone', terms: { minimum: 0, fee: 0 } }],
        ['main-street', { _tag: 'OutOfZone' }],
      ])
      const [first, second] = found
      expect(first?.distanceInMiles).to.be.below(second?.distanceInMiles ?? 0)
    })

    it('API-43 says nothing of zones for pickup, and nothing without a place', async () => {
      const all = [
        ...(await search(brand, { near: shop, diningOption: 'pickup' })),
        ...(await search(brand, { diningOption: 'delivery' })),
      ]
      expect(all).to.have.length(4)
      for (const one of all) expect(one).not.to.have.property('delivery')
    })

    it('LOC-46 a marketplace narrows the list to its restaurants, and an unknown one has none', async () => {
      const found = await search(brand, { diningOption: 'pickup' }, 'beach-food')
      expect(found.map(({ slug }) => slug)).to.deep.equal(['coney'])
      expect(await said(world.server.locations.search(brand, { diningOption: 'pickup' }, 'nowhere'))).to.deep.equal({
        _tag: 'NotFound',
      })
    })

    it('API-28, LOC-44, LOC-35 keeps a patron’s addresses, the latest first and each door once, and nobody else’s', async () => {
      const ana = { ...brand, patronId: 'ana' }
      const keep = async (address: Address, who: { brandId: string; patronId?: string } = ana) => {
        const kept = await said(world.server.addresses.keepForPatron(who, address))
        if ('_tag' in kept) throw new Error(kept._tag)
        return kept
      }
      const first = await keep(near)
      expect(first).to.deep.include(near)
      world.clock.at += 1_000
      await keep(court)
      world.clock.at += 1_000
      // The same door in another spelling, with another patron's address id.
      const again = await keep({ ...near, street1: ' 180 conover street', id: 'adr_of_somebody_else' })
      expect(again.id).to.equal(first.id)
      const signedIn = async (email: string, password: string) => {
        const { token } = rightOf(await world.server.accounts.signIn(brand, email, password))
        const patron = await world.server.accounts.patronOf(brand.brandId, token)
        return patron?.addresses ?? []
      }
      expect(
        (await signedIn('ana@example.com', 'noodles for ana')).map(({ zip, id }) => [zip, id === first.id]),
      ).to.deep.equal([
        ['11231', true],
        ['11231', false],
      ])
      expect(await signedIn('emil@example.com', 'noodles for emil')).to.deep.equal([])
      expect(await said(world.server.addresses.keepForPatron(brand, near))).to.deep.equal({ _tag: 'NotFound' })
    })

    it('LOC-43 finds where an address is that was written by hand, and says so when nobody knows it', async () => {
      const found = await said(world.server.addresses.locate(brand, conover))
      if ('_tag' in found) throw new Error(found._tag)
      expect(distanceInMiles(found, { lat: 40.6764, long: -74.0146 })).to.be.below(0.5)
      const nowhere = { ...conover, street1: '1 Unheard-of Alley', zip: '99999' }
      expect(await said(world.server.addresses.locate(brand, nowhere))).to.deep.equal({ _tag: 'NotFound' })
    })

    it('API-28 keeps at most twenty addresses of a patron', async () => {
      for (let door = 1; door <= 23; door += 1) {
        world.clock.at += 1_000
        await said(
          world.server.addresses.keepForPatron(
            { ...brand, patronId: 'ana' },
            { ...near, street1: `${door} Conover Street` },
          ),
        )
      }
      const rows = await engine.rows('select address from patron_addresses')
      expect(rows).to.have.length(20)
    })
  })
}
