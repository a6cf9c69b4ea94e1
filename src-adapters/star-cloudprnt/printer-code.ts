import type { PrinterCondition } from '../../src-domain/printing/printer.ts'

/** Status of a poll, or outcome of a job: three or four digits, of which the first two say enough. */
export interface PrinterCode {
  readonly condition: PrinterCondition
  /** Online, but a slip is being printed or waits to be taken. */
  readonly isBusy: boolean
  /** How the job ends if its confirmation has this code. */
  readonly outcome: 'printed' | 'waits' | 'again' | 'never'
}

/**
 * Reads "200 OK", "200%20OK", "410" and "OK". Printers describe the code in words of their own, and escape the space.
 * undefined: not a code. Codes that are not listed count by their first digit.
 */
export function printerCode(said: string): PrinterCode | undefined {
  if (/^ok\b/i.test(said.trim())) return codeOf('200')
  const digits = /^\s*([245]\d{2,3})(?!\d)/.exec(said)?.[1]
  return digits === undefined ? undefined : codeOf(digits)
}

function codeOf(digits: string): PrinterCode {
  switch (digits[0]) {
    case '2':
      return {
        condition: digits.startsWith('21') ? 'paper-low' : 'ready',
        isBusy: digits.startsWith('22'),
        outcome: 'printed',
      }
    case '4':
      return { condition: blocked(digits), isBusy: false, outcome: 'waits' }
    default:
      return { condition: 'faulty', isBusy: false, outcome: isHopeless(digits) ? 'never' : 'again' }
  }
}

function blocked(digits: string): PrinterCondition {
  if (digits === '410') return 'out-of-paper'
  return digits.startsWith('42') ? 'cover-open' : 'faulty'
}

/** The printer cannot read our text, or the slip is too long for it. */
function isHopeless(digits: string): boolean {
  return digits.startsWith('51') || digits === '521'
}
