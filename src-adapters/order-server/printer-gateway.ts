import { map } from 'fp-ts/lib/Either.js'
import { addressedPrintersReporting, newPrinter, printersReporting } from '../../src-contract/staff/printer.ts'
import { printerRoutes } from '../../src-contract/staff/printer-routes.ts'
import type { AddressedPrinters, PrinterGateway } from '../../src-domain/printing/printer-gateway.ts'
import { call } from './call.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'

/** `origin`: scheme and host at which printers reach the order server. */
export function printerGateway(needs: OrderServerNeeds, origin: string): PrinterGateway {
  const report = (entry: string) => needs.report(`left out of the printers: ${entry}`)
  const list = printersReporting(report)
  const addressed = addressedPrintersReporting(report)
  const atOrigin = map(
    (answer: AddressedPrinters): AddressedPrinters => ({
      ...answer,
      address: `${origin}${answer.address}`,
    }),
  )
  return {
    list: (id) => call(needs, printerRoutes.printers, list, { params: { id } }),
    add: async (id, printer) => {
      const body = newPrinter.encode(printer)
      return atOrigin(await call(needs, printerRoutes.addPrinter, addressed, { params: { id }, body }))
    },
    renew: async (id, printer) =>
      atOrigin(await call(needs, printerRoutes.renewPrinter, addressed, { params: { id, printer } })),
    test: (id, printer) => call(needs, printerRoutes.testPrinter, list, { params: { id, printer } }),
    remove: (id, printer) => call(needs, printerRoutes.removePrinter, list, { params: { id, printer } }),
  }
}
