import { expect } from 'chai'
import { sectionInView } from '../../../src-ui/design/section-in-view.ts'

/** Four sections of 300 pixels in a view of 600, 100 of it under bars; the page scrolls by 600. */
function inView(scrolled: number, range = 600) {
  const tops = [100, 400, 700, 1_000].map((top) => top - scrolled)
  return sectionInView({ tops, covered: 100, height: 600, scrolled, range })
}

describe('The section in view', () => {
  it('E2, MENU-27 is the one that begins at the bars or above them', () => {
    expect([inView(0), inView(99), inView(0, 2_000), inView(300, 2_000), inView(598, 2_000)]).to.deep.equal([
      0, 0, 0, 1, 1,
    ])
  })

  it('E2, MENU-27 comes to every section on the way to the end, the last ones included', () => {
    const seen = new Set(Array.from({ length: 601 }, (_, scrolled) => inView(scrolled)))
    expect([...seen]).to.deep.equal([0, 1, 2, 3])
    expect(inView(600)).to.equal(3)
  })

  it('E2 is the first one where nothing scrolls or nothing is laid out', () => {
    expect(inView(0, 0)).to.equal(0)
    expect(sectionInView({ tops: [0, 0], covered: 0, height: 0, scrolled: 0, range: 0 })).to.equal(0)
  })
})
