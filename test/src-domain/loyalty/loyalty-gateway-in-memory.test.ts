import { minor } from '../../../src-domain/money/minor.ts'
import { aReward, inMemoryLoyalty } from '../../builders/in-memory-loyalty.ts'
import { itIsALoyaltyGateway } from '../../contracts/loyalty-gateway.ts'

itIsALoyaltyGateway('memory', async () => {
  const { gateway, be, give, spend } = inMemoryLoyalty()
  const reward = aReward()
  return {
    gateway,
    be: async (who) => be(who),
    giveReward: async () => {
      give(reward)
      return { id: reward.id, promotionId: reward.promotion.id }
    },
    spend: async (dollars) => spend(minor(dollars * 100)),
  }
})
