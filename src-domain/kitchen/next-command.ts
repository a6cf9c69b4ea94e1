import type { DiningOption } from '../dining-option/dining-option.ts'
import type { KitchenCommand } from './kitchen-command.ts'
import type { KitchenStatus } from './kitchen-status.ts'

/** The primary action of an order's card; undefined if the order is scheduled or has ended. */
export function nextCommand(order: {
  readonly status: KitchenStatus
  readonly orderType: DiningOption
}): KitchenCommand | undefined {
  switch (order.status) {
    case 'new':
      return { _tag: 'Accept', minutesMore: 0 }
    case 'accepted':
      return { _tag: 'MarkReady' }
    case 'ready':
      return order.orderType === 'delivery' ? { _tag: 'SendOut' } : { _tag: 'Complete' }
    case 'out-for-delivery':
      return { _tag: 'Complete' }
    default:
      return undefined
  }
}
