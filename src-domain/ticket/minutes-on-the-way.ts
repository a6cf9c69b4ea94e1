import type { PerDiningOption } from '../dining-option/dining-option.ts'

/** Minutes, if the estimates do not say. */
export const usualWay = 20

/** Minutes of a courier's trip: the estimate of a delivery includes it, that of a pickup does not. */
export function minutesOnTheWay({ delivery, pickup }: Partial<PerDiningOption<number>>): number {
  if (delivery === undefined) return usualWay
  if (pickup !== undefined && pickup < delivery) return delivery - pickup
  return Math.min(usualWay, delivery / 2)
}
