import { expect } from 'chai'
import { left, right } from 'fp-ts/lib/Either.js'
import { JSDOM } from 'jsdom'
import { scriptGate } from '../../../src-adapters/browser/script-gate.ts'

const known = { address: 'https://js.vendor.example/v1/vendor.js', vendor: 'A vendor', why: 'its fields' }

/** A page whose scripts load on demand, with a stopped clock. */
function aPage() {
  const { window } = new JSDOM('<head></head>', { url: 'https://shop.example/' })
  const waits: (() => void)[] = []
  const gate = scriptGate(window.document, { wait: () => new Promise((resolve) => waits.push(resolve)) })
  const scripts = () => [...window.document.querySelectorAll('script')]
  return {
    load: gate({ scripts: [known] }),
    scripts,
    says: (type: 'load' | 'error') => scripts().at(-1)?.dispatchEvent(new window.Event(type)),
    timePasses: () => waits.at(-1)?.(),
  }
}

describe('The gate of a page that takes cards', () => {
  it('PAY-49 lets in what the inventory has, once however often it is asked for', async () => {
    const { load, scripts, says } = aPage()
    const [first, second] = [load(known.address), load(known.address)]
    says('load')
    expect([await first, await second, await load(known.address)]).to.deep.equal(Array(3).fill(right(undefined)))
    expect(scripts().map(({ src }) => src)).to.deep.equal([known.address])
  })

  it('PAY-49 asks nobody for anything else', async () => {
    const { load, scripts, timePasses } = aPage()
    for (const address of [
      'https://js.vendor.example/v1/other.js',
      `${known.address}?a=1`,
      'javascript:alert(1)',
      '',
    ]) {
      const answer = load(address)
      expect(scripts(), address).to.deep.equal([])
      timePasses()
      expect(await answer, address).to.have.nested.property('left._tag', 'Misconfigured')
    }
  })

  it('PAY-49 one that did not come, or not in time, is asked for anew', async () => {
    const { load, scripts, says, timePasses } = aPage()
    const broken = load(known.address)
    says('error')
    expect(await broken).to.deep.equal(left({ _tag: 'Unavailable', cause: 'load' }))
    const slow = load(known.address)
    timePasses()
    expect(await slow).to.deep.equal(left({ _tag: 'Unavailable', cause: 'timeout' }))
    expect(scripts()).to.deep.equal([])
    const third = load(known.address)
    says('load')
    expect(await third).to.have.property('_tag', 'Right')
  })

  it('PAY-49 one that came and did not define what it should is asked for anew', async () => {
    const { load, scripts, says } = aPage()
    let isThere = false
    const empty = load(known.address, () => isThere)
    says('load')
    expect(await empty).to.deep.equal(left({ _tag: 'Unavailable', cause: 'load' }))
    expect(scripts()).to.deep.equal([])
    isThere = true
    const whole = load(known.address, () => isThere)
    says('load')
    expect(await whole).to.have.property('_tag', 'Right')
  })
})
