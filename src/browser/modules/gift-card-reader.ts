import { ContainerModule } from 'inversify'
import { giftCardReader } from '../../../src-adapters/order-server/gift-card-reader.ts'
import { Port } from '../document/ports.ts'

/** Gift cards as their own pages show them. */
export const giftCardReading = new ContainerModule(({ bind }) => {
  bind(Port.giftCardReader).toResolvedValue(giftCardReader, [Port.orderServer])
})
