import { expect } from 'chai'
import { sharedReads } from '../../../src-server/kitchen/shared-reads.ts'

/** Reads that end when the test says so. */
function heldReads() {
  const begun: { readonly key: string; readonly end: (fails?: boolean) => void }[] = []
  const read = (key: string) =>
    new Promise<number>((resolve, reject) => {
      const count = begun.length + 1
      begun.push({ key, end: (fails = false) => (fails ? reject(new Error('no answer')) : resolve(count)) })
    })
  return { begun, read: sharedReads(read) }
}

describe('reads that are shared', () => {
  it('reads once for all callers who come while another read runs', async () => {
    const { begun, read } = heldReads()
    const first = read('red-hook')
    const others = [read('red-hook'), read('red-hook'), read('red-hook')]
    expect(begun).to.have.length(1)
    begun[0]?.end()
    expect(await first).to.equal(1)
    expect(begun).to.have.length(2)
    begun[1]?.end()
    expect(await Promise.all(others)).to.deep.equal([2, 2, 2])
    const later = read('red-hook')
    begun[2]?.end()
    expect(await later).to.equal(3)
  })

  it('does not let the readers of one key wait for another', async () => {
    const { begun, read } = heldReads()
    const [, there] = [read('red-hook'), read('old-town')]
    begun[1]?.end()
    expect(await there).to.equal(2)
    expect(begun.map(({ key }) => key)).to.deep.equal(['red-hook', 'old-town'])
  })

  it('reads again after a read that failed', async () => {
    const { begun, read } = heldReads()
    const first = read('red-hook').catch((reason: unknown) => String(reason))
    const second = read('red-hook')
    begun[0]?.end(true)
    expect(await first).to.equal('Error: no answer')
    begun[1]?.end()
    expect(await second).to.equal(2)
  })
})
