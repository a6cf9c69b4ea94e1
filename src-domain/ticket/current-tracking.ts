import type { CustomerStep, CustomerStepName } from './customer-step.ts'
import { type DeliveryStatus, isKnownStatus, isLater, type Tracking } from './tracking.ts'

const trackedAs: Partial<Readonly<Record<CustomerStepName, DeliveryStatus>>> = {
  'out-for-delivery': 'dropoff',
  completed: 'delivered',
}

/**
 * Tracking of a delivery, no older than the steps of its order: both are fetched separately. Undefined before the first
 * answer.
 */
export function currentTracking(
  tracking: Tracking | undefined,
  steps: readonly CustomerStep[] = [],
): Tracking | undefined {
  const reached = steps.findLast(({ at }) => at !== undefined)?.name
  const status = reached && trackedAs[reached]
  if (status === undefined) return tracking
  if (tracking === undefined) return { status }
  const next = { ...tracking, status }
  return isKnownStatus(tracking.status) && isLater(tracking, next) ? next : tracking
}
