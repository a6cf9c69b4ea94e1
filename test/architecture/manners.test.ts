import { existsSync } from 'node:fs'
import { expect } from 'chai'
import { bareNumbersIn, barrelsIn, drawersIn, leftOversIn, namedArrowsIn, syntaxManners } from './manners.ts'
import { floors, ourScripts, pathsIn, read, scriptsIn } from './source-files.ts'

const everywhere = [...floors, 'test', 'e2e', 'brands'].filter(existsSync)
const paths = everywhere.flatMap(scriptsIn)
function planted(text: string) {
  return { path: 'planted.ts', text }
}

describe('code conventions', () => {
  it('no type is any', () => {
    expect(ourScripts()).to.have.length.greaterThan(15)
    expect(paths.map(read).flatMap(syntaxManners)).to.deep.equal([])
  })

  for (const text of ['const a = b as any', 'const f = (a: any) => a', 'type A = any[]', 'const f = (): any => 1'])
    it(`goes red: ${text}`, () => expect(syntaxManners(planted(text))).to.have.length(1))
  for (const text of [
    '@injectable() class A {}',
    'class A { @inject(B) b }',
    'class A { constructor(@inject(B) b: B) {} }',
  ])
    it(`goes red: ${text}`, () => expect(syntaxManners(planted(text))).to.have.length(1))

  it('every top-level function is a function declaration', () => {
    expect(ourScripts().flatMap(namedArrowsIn)).to.deep.equal([])
  })

  for (const text of [
    'const f = () => 1',
    'export const f = async <A,>(a: A) => a',
    'const f = function () {}',
    'let a = 1, f = () => 1',
  ])
    it(`goes red: ${text}`, () => expect(namedArrowsIn(planted(text))).to.have.length(1))
  for (const text of [
    'const f: Visit = () => 1',
    'function f() { const g = () => 1; return g }',
    'const f = once(() => 1)',
    'const all = { f: () => 1 }',
  ])
    it(`stays green: ${text}`, () => expect(namedArrowsIn(planted(text))).to.deep.equal([]))

  it('no comment is only a requirement id', () => {
    expect(ourScripts().flatMap(bareNumbersIn)).to.deep.equal([])
    for (const text of ['/** CHK-04. */', '// CHK-04', '  // CHK-04, CHK-05 and CHK-06', '/* PRICE-03 to PRICE-05 */'])
      expect(bareNumbersIn(planted(text)), text).to.have.length(1)
    for (const text of ['/** What is due (CHK-04). */', '// CHK-04: what is due', "const a = 'CHK-04'"])
      expect(bareNumbersIn(planted(text)), text).to.deep.equal([])
  })

  it('no folder has a catch-all name such as utils', () => {
    expect(drawersIn(paths)).to.deep.equal([])
    expect(drawersIn(['src-ui/utils/price.ts', 'src/types/menu.ts'])).to.have.length(2)
  })

  it('no file is a barrel of re-exports', () => {
    expect(barrelsIn(paths)).to.deep.equal([])
    expect(barrelsIn(['src-ui/cart/index.ts', 'src-ui/index.tsx'])).to.have.length(2)
  })

  it('no source contains a to-do comment', () => {
    const texts = [...everywhere.flatMap((folder) => pathsIn(folder, /\.(tsx?|css|sql|json|html|md)$/)), 'README.md']
    expect(texts.filter(existsSync).map(read).flatMap(leftOversIn)).to.deep.equal([])
    expect(leftOversIn(planted(`const a = 1 // ${'TO' + 'DO'} later`))).to.have.length(1)
    expect(leftOversIn(planted(`/* ${'FIX' + 'ME'} */`))).to.have.length(1)
  })
})
