import type { OrderChange } from '../cart/change-lines.ts'
import { chooseDiningOption, chooseLocation } from '../cart/change-terms.ts'
import { isPacked } from '../packing/packing-choice.ts'
import { type AgainPlan, stillThere } from './plan-again.ts'

/** PROF-17: adds the available dishes and switches restaurant and order type. */
export function takeAgain(plan: AgainPlan, key: string): OrderChange {
  return (order) => {
    const there = chooseDiningOption(plan.diningOption, key)(chooseLocation(plan.location, key)(order))
    return {
      ...there,
      items: [...there.items, ...stillThere(plan)],
      packingItems: [...there.packingItems, ...plan.packing.filter((one) => !isPacked(there.packingItems, one))],
      idempotencyKey: key,
    }
  }
}
