import { expect } from 'chai'
import { mostLines, tooLong } from './lengths.ts'
import { ourScripts } from './source-files.ts'

const entries = ['shop/shop.ts', 'ordering/ordering.ts', 'pay/pay.ts', 'order/order.ts'].map(
  (path) => `src/browser/${path}`,
)

describe('composition above', () => {
  it('limits the entry of a document to 80 lines', () => {
    const files = ourScripts().filter(({ path }) => path.startsWith('src/browser/'))
    expect(files).to.have.length.greaterThan(60)
    for (const entry of entries) expect(files.map(({ path }) => path)).to.include(entry)
    expect(tooLong(files)).to.deep.equal([])
  })

  const planted = (path: string, lines: number) => ({ path, text: 'const a = 1\n'.repeat(lines) })

  it('goes red: an entry of 81 lines, and any file beside the folders of documents and capabilities', () => {
    expect(tooLong([planted('src/browser/pay/pay.ts', 81)])).to.have.length(1)
    expect(tooLong([planted('src/browser/menu.ts', 1)])).to.have.length(1)
  })

  it('stays green: an entry of 80 lines, a longer file that is no entry, and a file outside of src/browser', () => {
    expect(tooLong([planted('src/browser/pay/pay.ts', 80), planted('src/browser/pay/pay-flow.ts', 250)])).to.deep.equal(
      [],
    )
    expect(mostLines('src-domain/cart/cart.ts')).to.equal(undefined)
  })
})
