import { ContainerModule } from 'inversify'
import { giftCardReader } from '../../../src-adapters/order-server/gift-card-reader.ts'
import type { OrderServerNeeds } from '../../../src-adapters/order-server/order-server-needs.ts'
import { type Device, Port, port } from '../document/ports.ts'
import { calls } from '../modules/calls.ts'
import { device } from '../modules/device.ts'
import { noAccount } from '../modules/no-account.ts'

/** The ports of the gift card document. */
function ports(server: OrderServerNeeds, { connection }: Pick<Device, 'connection'>) {
  return { cards: giftCardReader(server), connection }
}

export const giftCardPorts = port<ReturnType<typeof ports>>('GiftCardPorts')

const giftCard = new ContainerModule(({ bind }) => {
  bind(giftCardPorts).toResolvedValue(ports, [Port.orderServer, Port.device])
})

/** Modules of the gift card document, which has no login: the address alone grants access. */
export const giftCardModules = { account: noAccount, calls, device, giftCard }
