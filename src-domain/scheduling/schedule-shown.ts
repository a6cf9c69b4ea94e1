import type { Brand } from '../brand/brand.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'
import { mayBeForLater } from '../dining-option/may-be-for-later.ts'

/** SCHED-11, SCHED-12; never at a table. */
export function isScheduleShown(brand: Pick<Brand, 'ordering'>, diningOption: DiningOption): boolean {
  return brand.ordering.scheduled && mayBeForLater(diningOption)
}
