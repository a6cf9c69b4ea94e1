export type PaperSize = '80mm' | 'a4'

export const paperSizes: readonly PaperSize[] = ['80mm', 'a4']

/** How one device prints slips. */
export interface DevicePrinting {
  readonly paper: PaperSize
  /** Prints each new order without a tap. */
  readonly isAutomatic: boolean
  /** Ids of orders that it must not print again by itself, by location. */
  readonly known: Readonly<Record<string, readonly string[]>>
}

export const usualPrinting: DevicePrinting = { paper: '80mm', isAutomatic: false, known: {} }

/** Remembers the choices of a device beyond a reload. */
export interface DevicePrintStore {
  /** The usual choices if the device remembers none. */
  readonly read: () => DevicePrinting
  /** False: the browser keeps nothing, so a reload would print orders twice. */
  readonly write: (printing: DevicePrinting) => boolean
}

/** The browser's own printing. Without kiosk printing it asks first. */
export interface PagePrinter {
  /**
   * Prints what the page has marked for paper. `length`: millimetres of a slip on a roll; undefined: the paper's own.
   * Resolves when the browser is done with the page.
   */
  readonly print: (length: number | undefined) => Promise<void>
}
