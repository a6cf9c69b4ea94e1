import { combineLatest, distinctUntilChanged, map } from 'rxjs'
import type { BoardOrder } from '../../src-domain/kitchen/board-order.ts'
import { autoPrint } from '../../src-domain/printing/auto-print.ts'
import type {
  DevicePrinting,
  DevicePrintStore,
  PagePrinter,
  PaperSize,
} from '../../src-domain/printing/device-printing.ts'
import { type Slip, slipOf } from '../../src-domain/printing/slip.ts'
import type { BoardController } from '../kitchen/board-controller.ts'
import { cell } from '../state/cell.ts'

/** A slip that is laid out for paper now. */
export interface SlipOnPaper {
  readonly slip: Slip
  readonly paper: PaperSize
  readonly isCopy: boolean
  readonly timeZone: string
}

export interface SlipsPorts {
  readonly printStore: DevicePrintStore
  readonly pagePrinter: PagePrinter
}

/** Prints slips from this device, one after the other: by a tap, and each new order if the device is set to. */
export function slipsController({ printStore, pagePrinter }: SlipsPorts) {
  const device = cell<DevicePrinting>(printStore.read())
  const onPaper = cell<SlipOnPaper | undefined>(undefined)
  /** The browser keeps nothing, so the device cannot print by itself. */
  const isForgetful = cell(false)
  const waiting: SlipOnPaper[] = []

  const next = () => {
    if (onPaper.current() === undefined && waiting.length > 0) onPaper.update(() => waiting.shift())
  }
  const print = (order: BoardOrder, timeZone: string, isCopy: boolean) => {
    waiting.push({ slip: slipOf(order), paper: device.current().paper, isCopy, timeZone })
    next()
  }
  const keep = (change: (now: DevicePrinting) => DevicePrinting): boolean => {
    const changed = change(device.current())
    const isKept = printStore.write(changed)
    device.update(() => changed)
    return isKept
  }

  /** Remembers the orders before it prints them: a slip that is missing costs less than one that is made twice. */
  const printNew = ({ location, board, now }: Pick<BoardController, 'location' | 'board' | 'now'>) => {
    const { orders } = board.current()
    if (!device.current().isAutomatic || orders === undefined) return
    // Another tab of this device may have printed meanwhile.
    const before = printStore.read().known[location.id] ?? device.current().known[location.id]
    const { due, known } = autoPrint(orders, before, now.current())
    if (known.join() === before?.join()) return
    const isKept = keep((all) => ({ ...all, known: { ...all.known, [location.id]: known } }))
    if (!isKept) return
    for (const order of due) print(order, location.timeZone, false)
  }

  return {
    device,
    onPaper,
    isForgetful,
    choosePaper: (paper: PaperSize) => keep((now) => ({ ...now, paper })),
    /** Turning it on forgets the known orders, so that only orders from now on print. */
    printByItself: (isAutomatic: boolean) => {
      const isKept = keep((now) => ({ ...now, isAutomatic, known: {} }))
      isForgetful.update(() => isAutomatic && !isKept)
      if (isAutomatic && !isKept) device.update((now) => ({ ...now, isAutomatic: false }))
    },
    /** A slip by a tap is a copy: the kitchen may have the first one. */
    printCopy: (order: BoardOrder, timeZone: string) => print(order, timeZone, true),
    /** Call it when the page has laid out the slip. `length`: its millimetres on a roll. */
    laidOut: async (length: number | undefined) => {
      await pagePrinter.print(length)
      onPaper.update(() => undefined)
      next()
    },
    /** Prints new orders of a board while the device is set to. Returns a function that stops it. */
    follow: (controller: Pick<BoardController, 'location' | 'board' | 'now'>): (() => void) => {
      const { board, now } = controller
      const isAutomatic = device.changes.pipe(
        map((one) => one.isAutomatic),
        distinctUntilChanged(),
      )
      const orders = board.changes.pipe(
        map((one) => one.orders),
        distinctUntilChanged(),
      )
      const looks = combineLatest([isAutomatic, orders, now.changes]).subscribe(() => printNew(controller))
      return () => looks.unsubscribe()
    },
  }
}

export type SlipsController = ReturnType<typeof slipsController>
