import { expect } from 'chai'
import { loadOnceOnline } from '../../../src/browser/document/load-once-online.ts'

describe('A part that nobody taps for', () => {
  it('SHELL-28 is asked for again each time that the network is back, until it is here', async () => {
    const page = new EventTarget()
    let asked = 0
    const here = loadOnceOnline(async () => {
      asked += 1
      if (asked < 3) throw new TypeError('Failed to fetch dynamically imported module')
      return 'the part'
    }, page)
    for (const times of [1, 2]) {
      await new Promise(setImmediate)
      expect(asked).to.equal(times)
      page.dispatchEvent(new Event('online'))
    }
    expect(await here).to.equal('the part')
    page.dispatchEvent(new Event('online'))
    expect(asked).to.equal(3)
  })
})
