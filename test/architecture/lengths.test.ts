import { expect } from 'chai'
import { mostLines, tooLong } from './lengths.ts'
import { ourScripts } from './source-files.ts'

const entries = ['shop/shop.ts', 'ordering/ordering.ts', 'pay/pay.ts', 'order/order.ts'].map(
  (path) => `src/browser/${path}`,
)

describe('composition above', () => {
  it('no entry of a document is longer than 80 lines, and no file of src/browser longer than 120', () => {
    const files = ourScripts().filter(({ path }) => path.startsWith('src/browser/'))
    expect(files).to.have.length.greaterThan(60)
    for (const entry of entries) expect(files.map(({ path }) => path)).to.include(entry)
    expect(tooLong(files)).to.deep.equal([])
  })

  const planted = (path: string, lines: number) => ({ path, text: 'const a = 1\n'.repeat(lines) })

  it('goes red: an entry of 81 lines, a file of 121, and any beside the folders of documents and capabilities', () => {
    expect(tooLong([planted('src/browser/pay/pay.ts', 81)])).to.have.length(1)
    expect(tooLong([planted('src/browser/pay/pay-flow.ts', 121)])).to.have.length(1)
    expect(tooLong([planted('src/browser/menu.ts', 1)])).to.have.length(1)
  })

  it('stays green: an entry of 80 lines, a file of 120, and what is no composition root', () => {
    expect(tooLong([planted('src/browser/pay/pay.ts', 80), planted('src/browser/pay/pay-flow.ts', 120)])).to.deep.equal(
      [],
    )
    expect(mostLines('src-domain/cart/cart.ts')).to.equal(undefined)
  })
})
