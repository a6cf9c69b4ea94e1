import type { DiningOption } from '../dining-option/dining-option.ts'
import type { CustomerStep, CustomerStepName } from '../ticket/customer-step.ts'
import type { Instant } from '../time/clock.ts'
import type { KitchenState } from './kitchen-state.ts'

const path: Readonly<Record<DiningOption, readonly CustomerStepName[]>> = {
  pickup: ['placed', 'accepted', 'ready', 'completed'],
  delivery: ['placed', 'accepted', 'ready', 'out-for-delivery', 'completed'],
  kiosk: ['placed', 'accepted', 'ready', 'completed'],
}

/**
 * Steps of an order as its customer sees them. A skipped step takes the time of the next one that was reached. A
 * cancelled order ends with `cancelled`.
 *
 * @param isAcceptedAtOnce true if the location accepts every order when it is placed
 */
export function customerSteps(
  { orderType }: { readonly orderType: DiningOption },
  { steps }: Pick<KitchenState, 'steps'>,
  isAcceptedAtOnce: boolean,
): readonly CustomerStep[] {
  const reached = new Map<CustomerStepName, Instant>(
    steps.map(({ status, at }) => [status === 'new' ? 'placed' : status, at]),
  )
  const placed = reached.get('placed')
  if (isAcceptedAtOnce && placed !== undefined && !reached.has('accepted')) reached.set('accepted', placed)
  const way = path[orderType].map((name, position) => {
    const at = firstOf(path[orderType].slice(position), reached)
    return at === undefined ? { name } : { name, at }
  })
  const cancelled = reached.get('cancelled')
  return cancelled === undefined
    ? way
    : [...way.filter(({ at }) => at !== undefined), { name: 'cancelled', at: cancelled }]
}

function firstOf(
  names: readonly CustomerStepName[],
  reached: ReadonlyMap<CustomerStepName, Instant>,
): Instant | undefined {
  const name = names.find((one) => reached.has(one))
  return name === undefined ? undefined : reached.get(name)
}
