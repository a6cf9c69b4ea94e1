import type { PerDiningOption } from '../dining-option/dining-option.ts'

/** Minutes from the kitchen to the door where the location's estimates do not say. */
export const usualWay = 20

/** Minutes a courier needs: a delivery's estimate counts the way in, a pickup's does not. */
export function minutesOnTheWay({ delivery, pickup }: Partial<PerDiningOption<number>>): number {
  if (delivery === undefined) return usualWay
  if (pickup !== undefined && pickup < delivery) return delivery - pickup
  return Math.min(usualWay, delivery / 2)
}
