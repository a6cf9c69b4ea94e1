import { minor } from '../../../src-domain/money/minor.ts'
import { type InMemoryCode, inMemoryPromotions } from '../../builders/in-memory-tenders.ts'
import { aLine, anOrder } from '../../builders/order-builder.ts'
import { itIsAPromoGateway } from '../../contracts/promo-gateway.ts'

itIsAPromoGateway('the promotions in memory', async () => {
  const reward = { promotionCodeId: 'code-ten', promotionId: 'ten-off' }
  const { gateway, be } = inMemoryPromotions(
    new Map<string, InMemoryCode>([
      ['TEN', reward],
      ['OVER', { promotionCodeId: 'code-over', promotionId: 'over', isOver: true }],
      ['BIG', { promotionCodeId: 'code-big', promotionId: 'big', minimum: minor(2_000) }],
    ]),
  )
  return {
    gateway,
    order: anOrder({ items: [aLine()] }),
    goodCode: 'TEN',
    reward,
    overCode: 'OVER',
    codeForMore: 'BIG',
    be: async (who) => be(who),
  }
})
