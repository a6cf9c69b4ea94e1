import type { Instant } from '../time/clock.ts'

/** What a printer said of itself the last time it asked. `faulty`: any other error, a paper jam for example. */
export type PrinterCondition = (typeof printerConditions)[number]

export const printerConditions = ['ready', 'paper-low', 'out-of-paper', 'cover-open', 'faulty'] as const

/** A printer of one location, as staff see it. It asks for its slips; nothing is sent to it. */
export interface Printer {
  readonly id: string
  readonly name: string
  /** Name of the adapter that speaks with it. */
  readonly type: string
  /** When it was added. */
  readonly since: Instant
  /** When it last asked for slips; absent: never. */
  readonly askedAt?: Instant
  readonly condition?: PrinterCondition
  /** Slips that are due and not printed. */
  readonly waiting: number
  /** Slips of the last day that the printer could not print. */
  readonly failed: number
}

/** Whether a printer in this condition takes a slip. */
export function canPrint(condition: PrinterCondition): boolean {
  return condition === 'ready' || condition === 'paper-low'
}
