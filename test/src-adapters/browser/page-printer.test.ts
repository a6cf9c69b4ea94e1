import { expect } from 'chai'
import { devicePrintStore } from '../../../src-adapters/browser/device-print-store.ts'
import { pagePrinter } from '../../../src-adapters/browser/page-printer.ts'
import { usualPrinting } from '../../../src-domain/printing/device-printing.ts'
import { boardTime } from '../../builders/board-order-builder.ts'
import { aVirtualTime } from '../../builders/virtual-time.ts'

/** A browser that prints when it is told to, and is done when the test says so. */
function aPage(hasSheets = true) {
  const rules: string[] = []
  let done: () => void = () => undefined
  let prints = 0
  class Sheet {
    replaceSync(text: string) {
      rules.push(text)
    }
  }
  const document = { adoptedStyleSheets: [] as unknown[] }
  const page = {
    document,
    CSSStyleSheet: hasSheets ? Sheet : undefined,
    addEventListener: (_: string, hear: () => void) => {
      done = hear
    },
    print: () => {
      prints += 1
    },
  }
  return { page: page as never, document, rules, prints: () => prints, finish: () => done() }
}

describe('printing a page', () => {
  it('ends a roll below its slip, and forgets the length when the browser is done', async () => {
    const { page, document, rules, finish } = aPage()
    const { pause } = aVirtualTime(boardTime)
    const printed = pagePrinter(page, pause).print(120.4)
    expect(rules).to.deep.equal(['@page slip { size: 80mm 121mm; margin: 0 }'])
    expect(document.adoptedStyleSheets).to.have.length(1)
    finish()
    await printed
    expect(document.adoptedStyleSheets).to.deep.equal([])
  })

  it('prints on sheets as they are, and in a browser without style sheets of its own', async () => {
    for (const { page, prints, finish, rules } of [aPage(), aPage(false)]) {
      const { pause } = aVirtualTime(boardTime)
      const printed = pagePrinter(page, pause).print(prints() === 0 && rules.length === 0 ? undefined : 100)
      finish()
      await printed
      expect(prints()).to.equal(1)
    }
  })

  it('waits half a minute at most for a browser that never says it is done', async () => {
    const { page } = aPage()
    const time = aVirtualTime(boardTime)
    let isOver = false
    void pagePrinter(page, time.pause)
      .print(100)
      .then(() => {
        isOver = true
      })
    await time.pass(29_000)
    expect(isOver).to.equal(false)
    await time.pass(1_000)
    expect(isOver).to.equal(true)
  })
})

describe('how a device prints', () => {
  it('is remembered, and is as usual where nothing readable is kept', () => {
    const shelf = new Map<string, string>()
    const store = devicePrintStore({
      read: (key) => shelf.get(key),
      write: (key, text) => shelf.set(key, text) !== undefined,
      remove: (key) => void shelf.delete(key),
      clear: () => shelf.clear(),
    })
    expect(store.read()).to.deep.equal(usualPrinting)
    const printing = { paper: 'a4', isAutomatic: true, known: { 'red-hook': ['a', 'b'] } } as const
    expect(store.write(printing)).to.equal(true)
    expect(store.read()).to.deep.equal(printing)
    for (const [key] of shelf) shelf.set(key, '{"v":1,"value":{"paper":"a5"}}')
    expect(store.read()).to.deep.equal(usualPrinting)
  })
})
