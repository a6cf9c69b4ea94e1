import type { DiningOption, PerDiningOption } from './dining-option.ts'

export function mayBeForLater(option: DiningOption): boolean {
  return forLater[option]
}

const forLater: PerDiningOption<boolean> = { pickup: true, delivery: true, kiosk: false }
