import type { Instant } from '../time/clock.ts'
import type { Printer, PrinterCondition } from './printer.ts'

/** Milliseconds without a call after which a printer counts as offline. Slow models call every two minutes. */
export const offlineAfter = 5 * 60_000

export type PrinterState =
  | { readonly _tag: 'NeverAsked' }
  | { readonly _tag: 'Offline'; readonly since: Instant }
  | { readonly _tag: 'Online'; readonly condition: PrinterCondition }

export function printerState(
  { askedAt, condition }: Pick<Printer, 'askedAt' | 'condition'>,
  now: Instant,
): PrinterState {
  if (askedAt === undefined) return { _tag: 'NeverAsked' }
  if (now - askedAt >= offlineAfter) return { _tag: 'Offline', since: askedAt }
  return { _tag: 'Online', condition: condition ?? 'ready' }
}

/** Why slips of a printer may be missing in the kitchen, or soon will be. */
export type PrinterTrouble =
  | { readonly _tag: 'NeverAsked' }
  | { readonly _tag: 'Offline'; readonly minutes: number }
  | { readonly _tag: 'Blocked'; readonly condition: 'out-of-paper' | 'cover-open' | 'faulty' }
  | { readonly _tag: 'PaperLow' }
  | { readonly _tag: 'Failed' }

/** The worst trouble of a printer; undefined if it prints. A new printer is no trouble until a slip waits for it. */
export function printerTrouble(printer: Printer, now: Instant): PrinterTrouble | undefined {
  const state = printerState(printer, now)
  switch (state._tag) {
    case 'NeverAsked':
      return printer.waiting > 0 ? state : undefined
    case 'Offline':
      return { _tag: 'Offline', minutes: Math.floor((now - state.since) / 60_000) }
    case 'Online':
      return troubleOf(state.condition) ?? (printer.failed > 0 ? { _tag: 'Failed' } : undefined)
  }
}

function troubleOf(condition: PrinterCondition): PrinterTrouble | undefined {
  if (condition === 'ready') return undefined
  return condition === 'paper-low' ? { _tag: 'PaperLow' } : { _tag: 'Blocked', condition }
}
