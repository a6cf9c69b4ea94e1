import { expect } from 'chai'
import { fetchAhead } from '../../../src-adapters/browser/fetch-ahead.ts'

const script = '/assets/pay-ABC.js'

/** Addresses that are fetched and read to the end where the browser tells this of its connection. */
async function fetchedWith(connection: unknown, fails = false): Promise<readonly unknown[]> {
  const read: unknown[] = []
  await fetchAhead(script, {
    navigator: connection === undefined ? {} : { connection },
    fetch: async (address, how) => {
      if (fails) throw new TypeError('offline')
      return Object.assign(new Response(), {
        arrayBuffer: async () => {
          read.push([address, how?.priority])
          return new ArrayBuffer(0)
        },
      })
    },
  })
  return read
}

describe('fetching a script of the next document', () => {
  const fetched = [[script, 'low']]

  it('reads it to the end, at a low priority', async () => {
    expect(await fetchedWith(undefined)).to.deep.equal(fetched)
    expect(await fetchedWith({ saveData: false, effectiveType: '4g' })).to.deep.equal(fetched)
    expect(await fetchedWith({ saveData: false, effectiveType: '3g' })).to.deep.equal(fetched)
  })

  it('does not happen if the customer saves data or has a slow network', async () => {
    expect(await fetchedWith({ saveData: true, effectiveType: '4g' })).to.deep.equal([])
    expect(await fetchedWith({ saveData: false, effectiveType: '2g' })).to.deep.equal([])
    expect(await fetchedWith({ effectiveType: 'slow-2g' })).to.deep.equal([])
  })

  it('says nothing of a failure', async () => {
    expect(await fetchedWith(undefined, true)).to.deep.equal([])
  })
})
