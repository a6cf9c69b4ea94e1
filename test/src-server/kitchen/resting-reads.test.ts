import { expect } from 'chai'
import { sharedReads } from '../../../src-server/kitchen/shared-reads.ts'

async function turns(): Promise<void> {
  for (let count = 0; count < 10; count += 1) await Promise.resolve()
}

/** Reads that take ten milliseconds each and rest until the test says so. */
function restingReads(read: (count: number) => Promise<number>) {
  const rests: { readonly milliseconds: number; readonly end: () => void }[] = []
  let at = 0
  let count = 0
  const reads = sharedReads(
    async () => {
      count += 1
      at += 10
      return read(count)
    },
    {
      restAfter: (took) => took * 3,
      wait: (milliseconds) => new Promise<void>((end) => rests.push({ milliseconds, end })),
      elapsed: () => at,
    },
  )
  return { reads, rests, count: () => count }
}

describe('reads that rest', () => {
  it('let those who come during the rest share the next read, which begins after it', async () => {
    const { reads, rests, count } = restingReads(async (n) => n)
    expect(await reads('red-hook')).to.equal(1)
    await turns()
    expect(rests.map(({ milliseconds }) => milliseconds)).to.deep.equal([30])
    const both = Promise.all([reads('red-hook'), reads('red-hook')])
    await turns()
    expect(count()).to.equal(1)
    rests[0]?.end()
    expect(await both).to.deep.equal([2, 2])
  })

  it('rest after a failure, too', async () => {
    const { reads, rests } = restingReads(async (n) => {
      if (n === 1) throw new Error('no answer')
      return n
    })
    const failed = await reads('red-hook').catch((reason: unknown) => String(reason))
    expect(failed).to.equal('Error: no answer')
    await turns()
    expect(rests).to.have.length(1)
    const next = reads('red-hook')
    rests[0]?.end()
    expect(await next).to.equal(2)
  })
})
