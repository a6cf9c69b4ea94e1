import { printerConditions } from '../../src-domain/printing/printer.ts'
import { longestPrinterName } from '../../src-domain/printing/printer-gateway.ts'
import { instant } from '../call/instant.ts'
import { type LeftOut, list, unreported } from '../codec/list.ts'
import { matching, oneOf, ownId, pastedLine, text, wholeNumber } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'

const printer = shape('a printer', {
  required: {
    id: text,
    name: text,
    type: text,
    since: instant,
    waiting: wholeNumber(0, 1_000_000),
    failed: wholeNumber(0, 1_000_000),
  },
  optional: { askedAt: instant, condition: oneOf('a condition of a printer', printerConditions) },
})

const make = shape('a make of printers', { required: { id: text, name: text } })

/** Omits unreadable printers, so that one of them does not hide the others. */
export function printersReporting(leftOut: LeftOut) {
  return shape('the printers of a location', {
    required: { printers: list(printer, { leftOut }), makes: list(make, { leftOut }) },
  })
}

export const printers = printersReporting(unreported)

/** With the only copy of a printer's address; a path of the API. */
export function addressedPrintersReporting(leftOut: LeftOut) {
  return shape('printers with a new address', {
    required: {
      printers: list(printer, { leftOut }),
      makes: list(make, { leftOut }),
      printerId: text,
      address: matching('the path of a printer', /^\/[A-Za-z0-9_\-/]{1,200}$/),
    },
  })
}

export const addressedPrinters = addressedPrintersReporting(unreported)

export const newPrinter = shape('a new printer', {
  required: { name: pastedLine(longestPrinterName), type: ownId },
})

export const byPrinter = shape('a printer of a location', {
  required: {
    id: matching('a location id', /^[A-Za-z0-9_.:-]{1,64}$/),
    printer: matching('a printer id', /^[A-Za-z0-9_-]{1,64}$/),
  },
})
