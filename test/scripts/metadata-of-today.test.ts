import 'reflect-metadata/lite'
import { expect } from 'chai'
import fc from 'fast-check'

const calls = ['defineMetadata', 'getOwnMetadata', 'getMetadata'] as const
const reflect: object = Reflect

function callsOfReflect(): readonly unknown[] {
  return calls.map((name): unknown => Reflect.get(reflect, name))
}

function answer(call: unknown, args: readonly unknown[]): unknown {
  if (typeof call !== 'function') throw new Error('there is no such call')
  return Reflect.apply(call, undefined, args)
}

describe('what Inversify asks of reflect-metadata, in a page', () => {
  // Both write themselves into `Reflect`: what the library put there is put back for whoever comes after.
  const theirs = callsOfReflect()
  let ours: readonly unknown[] = []
  before(async () => {
    await import('../../scripts/build/metadata-of-today.mjs')
    ours = callsOfReflect()
  })
  after(() => {
    for (const [n, name] of calls.entries()) Reflect.set(reflect, name, theirs[n])
  })

  it('answers what the library answers, whatever is written down and asked, of an object, a member and what it is made after', () => {
    expect(ours).to.not.deep.equal(theirs)
    const asking = fc.tuple(
      fc.constantFrom(...calls.keys()),
      fc.constantFrom('a', 'b'),
      fc.constantFrom(undefined, 0, 'fact', null),
      fc.nat(3),
      fc.constantFrom(undefined, 'member', Symbol.iterator),
    )
    fc.assert(
      fc.property(fc.array(asking, { maxLength: 40 }), (all) => {
        const line = [{}]
        for (let n = 0; n < 3; n += 1) line.push(Object.create(line[n] ?? null))
        for (const [call, name, fact, of, member] of all) {
          const args = call === 0 ? [name, fact, line[of], member] : [name, line[of], member]
          const [theirAnswer, ourAnswer] = [theirs, ours].map((library) => answer(library[call], args))
          if (call !== 0) expect(ourAnswer).to.equal(theirAnswer)
        }
      }),
    )
  })
})
