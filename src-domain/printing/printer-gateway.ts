import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { Printer } from './printer.ts'

/** A kind of printer that the order server speaks with. */
export interface PrinterMake {
  readonly id: string
  readonly name: string
}

export interface PrinterList {
  readonly printers: readonly Printer[]
  readonly makes: readonly PrinterMake[]
}

/** A printer's new address. Only this answer contains it: the order server keeps a hash. */
export interface AddressedPrinters extends PrinterList {
  readonly printerId: string
  /** https address to enter at the printer. */
  readonly address: string
}

export interface NewPrinter {
  readonly name: string
  readonly type: string
}

export const longestPrinterName = 40
export const mostPrinters = 10

/** Printers of one location (our addition). Reading needs `orders:read`; changes need `printers:write`. */
export interface PrinterGateway {
  readonly list: (locationId: string) => Promise<Either<CallFailure, PrinterList>>
  /** 409 if the location has as many printers as it may have. */
  readonly add: (locationId: string, printer: NewPrinter) => Promise<Either<CallFailure, AddressedPrinters>>
  /** Gives the printer a new address; the old one ends. */
  readonly renew: (locationId: string, printerId: string) => Promise<Either<CallFailure, AddressedPrinters>>
  readonly test: (locationId: string, printerId: string) => Promise<Either<CallFailure, PrinterList>>
  readonly remove: (locationId: string, printerId: string) => Promise<Either<CallFailure, PrinterList>>
}
