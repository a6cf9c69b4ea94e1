import { expect } from 'chai'
import fc from 'fast-check'
import { fairCache } from '../../../src-server/catalogue/fair-cache.ts'

describe('a cache of many brands', () => {
  it('drops the least recently used entry when the bytes are full', () => {
    const cache = fairCache<string>(30)
    for (const key of ['a', 'b', 'c']) cache.put('ember', key, key, 10)
    expect(cache.get('ember', 'a')).to.equal('a')
    cache.put('ember', 'd', 'd', 10)
    expect(['a', 'b', 'c', 'd'].map((key) => cache.get('ember', key))).to.deep.equal(['a', undefined, 'c', 'd'])
    expect(cache.size()).to.equal(30)
  })

  it('keeps nothing that is larger than itself, and forgets what it replaces', () => {
    const cache = fairCache<string>(30)
    cache.put('ember', 'a', 'small', 10)
    cache.put('ember', 'a', 'huge', 31)
    expect([cache.get('ember', 'a'), cache.size()]).to.deep.equal([undefined, 0])
  })

  it('never drops an entry of a brand below its share for another brand', () => {
    const cache = fairCache<number>(100)
    for (const key of ['x', 'y']) cache.put('nocturne', key, 0, 25)
    for (let n = 0; n < 500; n += 1) cache.put('ember', String(n), n, 10)
    expect([cache.size('nocturne'), cache.size('ember')]).to.deep.equal([50, 50])
    expect(cache.get('nocturne', 'x')).to.equal(0)
  })

  it('holds no more than its bytes, and each brand keeps its latest entries up to its share', () => {
    const entry = fc.record({
      brand: fc.constantFrom('a', 'b', 'c'),
      key: fc.nat(30),
      bytes: fc.integer({ min: 1, max: 12 }),
    })
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 200 }), (entries) => {
        const cache = fairCache<number>(90)
        for (const [n, { brand, key, bytes }] of entries.entries()) {
          cache.put(brand, String(key), n, bytes)
          expect(cache.size()).to.be.at.most(90)
        }
        for (const brand of ['a', 'b', 'c']) {
          const seen = new Set<number>()
          let sum = 0
          for (const [n, one] of [...entries.entries()].reverse()) {
            if (one.brand !== brand || seen.has(one.key)) continue
            seen.add(one.key)
            sum += one.bytes
            if (sum > 90 / 3) break
            expect(cache.get(brand, String(one.key))).to.equal(n)
          }
        }
      }),
    )
  })
})
