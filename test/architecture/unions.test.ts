import { expect } from 'chai'
import { ourScripts } from './source-files.ts'
import { namedTypes, untaggedIn } from './unions.ts'

function found(text: string): readonly string[] {
  const file = { path: 'planted.ts', text }
  return untaggedIn(file, namedTypes([file]))
}

describe('unions are told apart by their tag', () => {
  it('in every source', () => {
    const files = ourScripts()
    const named = namedTypes(files)
    expect(named.size).to.be.greaterThan(500)
    expect(files.flatMap((file) => untaggedIn(file, named))).to.deep.equal([])
  })

  for (const text of [
    "const a = '_tag' in b ? 1 : 2",
    "type A = 'late' | { readonly of: number }",
    "interface Cart { of: number }\ntype A = Cart | 'late'",
    "type Why = 'late' | 'full'\ntype A = Why | readonly Why[]",
    "interface Cart { of: number }\nfunction f(): Promise<Cart | undefined | 'late'> { return g() }",
    "type A = Date | 'never'",
  ])
    it(`goes red: ${text.replaceAll('\n', '; ')}`, () => expect(found(text)).to.have.length(1))
  for (const text of [
    "const a = 'place' in b",
    "type A = { readonly _tag: 'Late' } | { readonly _tag: 'Full' }",
    "type Why = 'late' | 'full'\ntype A = Why | 'gone' | undefined | number",
    "type A = Pick<B, 'one' | 'two'>",
    "type A = Either<'late' | 'full', B>",
  ])
    it(`stays green: ${text.replaceAll('\n', '; ')}`, () => expect(found(text)).to.deep.equal([]))
})
