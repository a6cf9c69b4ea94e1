import { minor } from '../../../src-domain/money/minor.ts'
import { inMemoryGiftCards } from '../../builders/in-memory-tenders.ts'
import { itIsAGiftCardGateway } from '../../contracts/gift-card-gateway.ts'

itIsAGiftCardGateway('the cards in memory', async () => ({
  ...inMemoryGiftCards(new Map([['1111222233334444', minor(2_000)]])),
  number: '1111-2222-3333-4444',
  balance: minor(2_000),
}))
