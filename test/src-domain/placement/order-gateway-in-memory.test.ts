import { minor } from '../../../src-domain/money/minor.ts'
import { declinedNonce, inMemoryKitchen, stepNonce } from '../../builders/in-memory-order-gateway.ts'
import { aGroup, aMenu, anItem } from '../../builders/menu-builder.ts'
import { aKey, aLine, anOrder } from '../../builders/order-builder.ts'
import { aRate } from '../../builders/rate-builder.ts'
import { itIsAnOrderGateway } from '../../contracts/order-gateway.ts'

itIsAnOrderGateway('the kitchen in memory', async () => {
  const menu = aMenu()
    .withGroup(aGroup('Bowls').of(anItem('Ramen').costing(1_250)))
    .build()
  const charges = { taxRate: aRate('8.25'), serviceFee: minor(199), isServiceFeeTaxable: true }
  const kitchen = inMemoryKitchen(menu, charges)
  let keys = 0
  return {
    gateway: kitchen.gateway,
    order: (key) => anOrder({ idempotencyKey: key, items: [aLine({ quantity: 2 })] }),
    biggerOrder: (key) => anOrder({ idempotencyKey: key, items: [aLine({ quantity: 3 })] }),
    subtotal: minor(2_500),
    orderOfNothingWeSell: (key) => anOrder({ idempotencyKey: key, items: [aLine({ item: 'unicorn' })] }),
    newKey: () => {
      keys += 1
      return aKey(keys)
    },
    approvedNonce: () => 'nonce-approved',
    declinedNonce: () => declinedNonce,
    stepNonce: () => stepNonce,
    answerBank: async ({ data }, says) => kitchen.answerBank(data, says),
    ticketsPrinted: async () => kitchen.ticketsPrinted().length,
  }
})
