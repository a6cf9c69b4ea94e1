import type { PagePrinter } from '../../src-domain/printing/device-printing.ts'
import type { Pause } from '../../src-domain/time/clock.ts'

/** Milliseconds. A browser that never says that it is done must not hold up the next slip. */
const longestPrint = 30_000

type Page = Pick<Window & typeof globalThis, 'addEventListener' | 'print' | 'document' | 'CSSStyleSheet'>

export function pagePrinter(page: Page, pause: Pause): PagePrinter {
  return {
    print: async (length) => {
      const ends = length === undefined ? undefined : cutAt(page, length)
      const isDone = new Promise<void>((done) => page.addEventListener('afterprint', () => done(), { once: true }))
      page.print()
      await Promise.race([isDone, pause.wait(longestPrint)])
      ends?.()
    },
  }
}

/** Ends the paper below the slip, because a fixed page would feed a roll for nothing. Returns how to undo it. */
function cutAt({ document, CSSStyleSheet: Sheet }: Page, length: number): (() => void) | undefined {
  try {
    const sheet = new Sheet()
    sheet.replaceSync(`@page slip { size: 80mm ${Math.ceil(length)}mm; margin: 0 }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  } catch {
    // An old browser: the page of the style sheet is long enough for most slips.
    return undefined
  }
}
