import { starCloudPrnt } from '../../src-adapters/star-cloudprnt/ticket-printer.ts'
import type { TicketPrinter } from '../../src-domain/printing/ticket-printer.ts'

/** The kinds of printers that we speak with, by the name that rows and addresses keep. */
export const ticketPrinters: ReadonlyMap<string, TicketPrinter> = new Map([['star-cloudprnt', starCloudPrnt]])
