import type { DiningOption } from '../dining-option/dining-option.ts'
import type { KitchenCommand } from './kitchen-command.ts'
import type { KitchenStatus } from './kitchen-status.ts'

/** The one primary action of a card; undefined if the order only waits or is over. */
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
