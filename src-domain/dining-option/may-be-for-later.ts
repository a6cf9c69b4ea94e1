import type { DiningOption, PerDiningOption } from './dining-option.ts'

/** SCHED-11. */
export function mayBeForLater(option: DiningOption): boolean {
  return forLater[option]
}

const forLater: PerDiningOption<boolean> = { pickup: true, delivery: true, kiosk: false }
