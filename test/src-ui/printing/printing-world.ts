import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../../src-domain/call/call-failure.ts'
import { type DevicePrinting, usualPrinting } from '../../../src-domain/printing/device-printing.ts'
import type { Printer } from '../../../src-domain/printing/printer.ts'
import type { PrinterGateway } from '../../../src-domain/printing/printer-gateway.ts'
import { printersController } from '../../../src-ui/printing/printers-controller.ts'
import { slipsController } from '../../../src-ui/printing/slips-controller.ts'
import { boardTime } from '../../builders/board-order-builder.ts'
import { aVirtualTime } from '../../builders/virtual-time.ts'
import { aSight, location } from '../kitchen/board-world.ts'

export function aPrinter(fields: Partial<Printer> = {}): Printer {
  return {
    ...{ id: 'prn-1', name: 'Kitchen', type: 'star-cloudprnt', since: boardTime },
    ...{ askedAt: boardTime, condition: 'ready', waiting: 0, failed: 0 },
    ...fields,
  }
}

const makes = [{ id: 'star-cloudprnt', name: 'Star CloudPRNT' }]

/** The printers of a location in memory, and a device that prints pages when a test lets it. */
export function aPrintingHouse(initial: readonly Printer[] = [], kept: DevicePrinting = usualPrinting) {
  const time = aVirtualTime(boardTime)
  const network: { failure: CallFailure | undefined } = { failure: undefined }
  const shelf: { printers: readonly Printer[] } = { printers: initial }
  const calls: string[] = []
  const asked = <A>(what: string, answer: () => A): Either<CallFailure, A> => {
    calls.push(what)
    return network.failure === undefined ? right(answer()) : left(network.failure)
  }
  const list = () => ({ printers: shelf.printers, makes })
  const address = (printerId: string) => ({
    ...{ ...list(), printerId },
    address: `https://order.example/v1/printers/${printerId}/secret-${calls.length}`,
  })
  const printers: PrinterGateway = {
    list: async () => asked('list', list),
    add: async (_, { name, type }) =>
      asked(`add ${name}`, () => {
        const id = `prn-${shelf.printers.length + 1}`
        const { askedAt: _asked, condition: _condition, ...added } = aPrinter({ id, name, type })
        shelf.printers = [...shelf.printers, added]
        return address(id)
      }),
    renew: async (_, id) => asked(`renew ${id}`, () => address(id)),
    test: async (_, id) => asked(`test ${id}`, list),
    remove: async (_, gone) =>
      asked(`remove ${gone}`, () => {
        shelf.printers = shelf.printers.filter(({ id }) => id !== gone)
        return list()
      }),
  }
  const memory = { kept, isKeeping: true }
  const printStore = {
    read: () => memory.kept,
    write: (printing: DevicePrinting) => {
      if (memory.isKeeping) memory.kept = printing
      return memory.isKeeping
    },
  }
  /** Lengths of the pages that were printed. The browser is done when a test calls `finish`. */
  const pages: (number | undefined)[] = []
  const unfinished: (() => void)[] = []
  const pagePrinter = {
    print: (length: number | undefined) => {
      pages.push(length)
      return new Promise<void>((done) => unfinished.push(done))
    },
  }
  const copies: string[] = []
  const copy = async (text: string) => copies.push(text) > 0
  const ports = { printers, printStore, pagePrinter, copy }
  const { clock, pause } = time
  let ends = 0
  const sessionEnded = () => {
    ends += 1
  }
  const controller = printersController({ ...ports, clock, pause, sight: aSight(), sessionEnded }, location)
  return {
    ...{ ports, controller, time, network, shelf, calls, memory, pages, copies },
    slips: slipsController(ports),
    ends: () => ends,
    finish: async () => {
      unfinished.shift()?.()
      await time.settle()
    },
  }
}
