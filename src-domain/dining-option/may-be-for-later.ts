import type { DiningOption, PerDiningOption } from './dining-option.ts'

/** Whether such an order may be for a later time (SCHED-11): who sits at a table orders for now. */
export function mayBeForLater(option: DiningOption): boolean {
  return forLater[option]
}

const forLater: PerDiningOption<boolean> = { pickup: true, delivery: true, kiosk: false }
