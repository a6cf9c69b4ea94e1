import type { PerDiningOption } from '../dining-option/dining-option.ts'

/** Minutes if the estimates are missing. */
export const usualWay = 20

/** Minutes of a courier's trip: the delivery estimate minus the pickup estimate, which excludes the trip. */
export function minutesOnTheWay({ delivery, pickup }: Partial<PerDiningOption<number>>): number {
  if (delivery === undefined) return usualWay
  if (pickup !== undefined && pickup < delivery) return delivery - pickup
  return Math.min(usualWay, delivery / 2)
}
