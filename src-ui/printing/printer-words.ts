import type { Printer } from '../../src-domain/printing/printer.ts'
import { printerState, printerTrouble } from '../../src-domain/printing/printer-state.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Words } from '../messages/words-context.tsx'

type PaperWords = Words['staff']['paper']

/** "Out of paper", "Offline for 7 minutes". */
export function stateWords(words: PaperWords, printer: Printer, now: Instant): string {
  const state = printerState(printer, now)
  switch (state._tag) {
    case 'NeverAsked':
      return words.never
    case 'Offline':
      return words.offline({ minutes: Math.floor((now - state.since) / 60_000) })
    case 'Online':
      return words.state[state.condition]
  }
}

/** The sentence that the board shows about a printer; undefined if it prints. */
export function troubleWords({ trouble: words }: PaperWords, printer: Printer, now: Instant): string | undefined {
  const trouble = printerTrouble(printer, now)
  const { name, waiting: count, failed } = printer
  switch (trouble?._tag) {
    case undefined:
      return undefined
    case 'NeverAsked':
      return words.NeverAsked({ name, count })
    case 'Offline':
      return words.Offline({ name, count, minutes: trouble.minutes })
    case 'Blocked':
      return words[trouble.condition]({ name, count })
    case 'PaperLow':
      return words.PaperLow({ name })
    case 'Failed':
      return words.Failed({ name, count: failed })
  }
}
