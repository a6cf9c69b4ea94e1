import { expect } from 'chai'
import * as ours from '../../scripts/build/tslib-of-today.mjs'

function later<A>(value: A): Promise<A> {
  return Promise.resolve(value)
}

describe('what RxJS asks of tslib, in the browsers of today', () => {
  it('waits at each yield, and throws into the function what a wait brought', async () => {
    const answer = ours.__awaiter(undefined, [], undefined, function* () {
      const first: unknown = yield later(1)
      try {
        yield Promise.reject(new Error('no'))
      } catch (reason) {
        return [first, String(reason)]
      }
      return undefined
    })
    expect(await answer).to.deep.equal([1, 'Error: no'])
  })

  it('gives what a generator yields, and keeps to itself what it waits for', async () => {
    const seen: unknown[] = []
    const values = ours.__asyncGenerator({ base: 10 }, [5], function* (this: { readonly base: number }, step: number) {
      const waited: unknown = yield ours.__await(later(this.base))
      yield waited
      yield Number(waited) + step
    })
    for await (const value of ours.__asyncValues({ [Symbol.asyncIterator]: () => values })) seen.push(value)
    expect(seen).to.deep.equal([10, 15])
  })

  it('ends the generator when nobody wants more', async () => {
    let isEnded = false
    const values = ours.__asyncGenerator(undefined, [], function* () {
      try {
        yield 1
        yield 2
      } finally {
        isEnded = true
      }
    })
    for await (const value of values) if (value === 1) break
    expect(isEnded).to.equal(true)
  })
})
