import { giftCardGateway } from '../../../src-adapters/order-server/gift-card-gateway.ts'
import { embeddedHumanCheck } from '../../../src-adapters/order-server/human-check.ts'
import { loyaltyGateway } from '../../../src-adapters/order-server/loyalty-gateway.ts'
import { promoGateway } from '../../../src-adapters/order-server/promo-gateway.ts'
import { savedCartGateway } from '../../../src-adapters/order-server/saved-cart-gateway.ts'
import { scheduleGateway } from '../../../src-adapters/order-server/schedule-gateway.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { selectionsFromTree } from '../../../src-domain/selection/modifier-tree.ts'
import { openHttpGateways } from '../../builders/http-gateways.ts'
import { aLine, anOrder } from '../../builders/order-builder.ts'
import {
  aBrandSeed,
  aLocationSetting,
  aPlacement,
  aSubmittedOrder,
  engines,
  placed,
  tea,
} from '../../builders/order-server-builder.ts'
import { twentyDollarCard } from '../../builders/promotion-builder.ts'
import { said } from '../../builders/said.ts'
import { itIsAGiftCardGateway } from '../../contracts/gift-card-gateway.ts'
import { itIsALoyaltyGateway } from '../../contracts/loyalty-gateway.ts'
import { itIsAPromoGateway } from '../../contracts/promo-gateway.ts'
import { itIsASavedCartGateway } from '../../contracts/saved-cart-gateway.ts'
import { itIsAScheduleGateway } from '../../contracts/schedule-gateway.ts'

const mainStreet = { id: 'loc-1', slug: 'main-street', name: 'Main Street', timeZone: 'America/New_York' }
const day = 86_400_000
const thick = selectionsFromTree([{ option: 'noodles', item: 'thick', modifiers: [] }])

for (const engine of engines()) {
  describe(`the storefront's gateways, the HTTP edge and the order server on ${engine.name}`, () => {
    // The first database opens slowly.
    before(async function () {
      this.timeout(120_000)
      await engine.rows('select 1')
    })
    after(() => engine.close())

    itIsASavedCartGateway(`HTTP and ${engine.name}`, async () => {
      const { needs, world, be, close } = await openHttpGateways(engine)
      return {
        gateway: savedCartGateway(needs),
        cart: {
          items: [aLine({ mods: thick, quantity: 2, notes: 'Hot' })],
          location: { id: mainStreet.id, slug: mainStreet.slug },
          orderType: 'pickup',
        },
        unitPrice: minor(1_300),
        goneLine: aLine({ item: 'unicorn', name: 'Unicorn stew' }),
        be,
        passDays: (days) => {
          world.clock.at += days * day
        },
        close,
      }
    })

    itIsAPromoGateway(`HTTP and ${engine.name}`, async () => {
      const { needs, be, close } = await openHttpGateways(engine)
      return {
        gateway: promoGateway(needs),
        order: anOrder({ location: mainStreet, items: [aLine({ mods: thick })] }),
        goodCode: 'TEN',
        reward: { promotionCodeId: 'code-ten', promotionId: 'ten-off' },
        overCode: 'OVER',
        codeForMore: 'BIG',
        be,
        close,
      }
    })

    itIsALoyaltyGateway(`HTTP and ${engine.name}`, async () => {
      const { needs, be, world, close } = await openHttpGateways(engine, {
        brands: [aBrandSeed({}, { loyalty: { enabled: true } })],
      })
      const customer = { brandId: 'noodle-house', patronId: 'ana' }
      return {
        gateway: loyaltyGateway(needs),
        be,
        giveReward: async () => {
          await said(world.server.promotions.redeem(customer.brandId, customer.patronId, 'TEN'))
          return { id: 'code-ten', promotionId: 'ten-off' }
        },
        spend: async (dollars) => {
          const order = aSubmittedOrder({ items: [tea(dollars / 3)] })
          placed(await world.server.ordering.place(aPlacement({ caller: customer, order })))
        },
        close,
      }
    })

    itIsAScheduleGateway(`HTTP and ${engine.name}`, async () => {
      const { schedule, location } = aLocationSetting()
      const { needs, world, close } = await openHttpGateways(engine)
      return {
        gateway: scheduleGateway(needs),
        locationId: location.id,
        facts: {
          timeZone: location.timeZone,
          week: location.hours.map(({ day, pickupOpen = null, pickupClose = null }) => ({
            day,
            open: pickupOpen,
            close: pickupClose,
          })),
          overrides: [],
          holidays: [],
          leadMinutes: schedule.leadMinutes,
          preparationMinutes: schedule.preparationMinutes.pickup ?? 0,
          capacityPerSlot: schedule.capacityPerSlot ?? null,
          taken: new Map(),
          daysAhead: schedule.daysAhead,
          now: world.clock.at,
        },
        close,
      }
    })

    itIsAGiftCardGateway(`HTTP and ${engine.name}`, async () => {
      const { needs, close } = await openHttpGateways(engine)
      return {
        gateway: giftCardGateway(needs),
        verification: embeddedHumanCheck(needs),
        number: twentyDollarCard,
        balance: minor(2_000),
        close,
      }
    })
  })
}
