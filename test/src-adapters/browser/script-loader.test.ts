import { expect } from 'chai'
import { right } from 'fp-ts/lib/Either.js'
import { scriptLoader } from '../../../src-adapters/browser/script-loader.ts'
import type { VendorOnPage } from '../../../src-domain/payment/payment-processor.ts'

describe('Scripts of the services of a brand', () => {
  it('ANA-11 go through the page’s one gate, and only from the origins of their policies', () => {
    const asked: string[] = []
    const vendors: VendorOnPage[] = []
    const writes = { fetches: ['https://cdn.vendor.example'], markup: false }
    const { load } = scriptLoader({
      allow: (vendor) => {
        vendors.push(vendor)
        return async (address) => {
          asked.push(address)
          return right(undefined)
        }
      },
      origins: ['https://cdn.vendor.example'],
      writes,
    })
    for (const address of [
      'https://cdn.vendor.example/a.js',
      'https://cdn.vendor.example.evil.example/a.js',
      'javascript:alert(1)',
      '/a.js',
    ])
      load(address)
    expect(asked).to.deep.equal(['https://cdn.vendor.example/a.js'])
    expect(vendors[0]?.scripts.map(({ address }) => address)).to.deep.equal(asked)
    expect(vendors[0]?.writes).to.equal(writes)
  })
})
