import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { newFaults, proseFaults } from './prose.ts'
import { floors, pathsIn, read } from './source-files.ts'

const folders = [...floors, 'test', 'e2e', 'scripts', 'docs', 'brands']
const files = folders.flatMap((folder) => pathsIn(folder, /\.(?:tsx?|mjs|css|sql|md)$/)).map(read)
const debt: Readonly<Record<string, number>> = JSON.parse(readFileSync('test/architecture/prose-debt.json', 'utf8'))

describe('plain English', () => {
  it('no file has more sentences without an actor than before', () => {
    expect(files.length).to.be.greaterThan(1_500)
    expect(newFaults(files, debt)).to.deep.equal([])
  })

  it('the list of old faults names only files that have some', () => {
    const paths = new Set(files.filter((file) => proseFaults(file).length > 0).map(({ path }) => path))
    expect(Object.keys(debt).filter((path) => !paths.has(path))).to.deep.equal([])
  })

  for (const [path, text] of [
    ['planted.ts', '/** Who gave up waiting still hears the answer. */'],
    ['planted.ts', '// Of a search only the latest counts.'],
    ['planted.ts', '/**\n * Whoever waits\n * is told.\n */'],
    ['planted.ts', '// The answer that nobody waits for.'],
    ['planted.sql', '-- Whom it belongs to.'],
    ['planted.test.ts', "it('SEL-10, SEL-11 nobody is asked twice', () => {})"],
    ['planted.en.ts', "  sent: 'Somebody will call you.',"],
    ['planted.md', '# 97. Who deletes shows the password again'],
  ] as const)
    it(`goes red: ${text}`, () => {
      expect(newFaults([{ path, text }], {})).to.have.length(1)
      expect(newFaults([{ path, text }], { [path]: 1 })).to.deep.equal([])
    })

  for (const [path, text] of [
    ['planted.ts', '// Returns the price in cents.'],
    ['planted.ts', "const Who = 'nobody'"],
    ['planted.ts', "const at = 'https://Who is'"],
    ['planted.en.ts', "  question: 'Who is this order for?',"],
  ] as const)
    it(`stays green: ${text}`, () => expect(newFaults([{ path, text }], {})).to.deep.equal([]))
})
