import { existsSync } from 'node:fs'
import { expect } from 'chai'
import { read } from '../architecture/source-files.ts'
import { citationsIn, rowsIn, titlesIn, untrue } from './checklist.ts'

const page = read('docs/quality/checklist.md').text
const lists = { E: 52, K: 15, C: 22, V: 19 }
const known = new Map<string, readonly string[]>()

function titlesOf(file: string): readonly string[] {
  const titles = known.get(file) ?? (existsSync(file) ? titlesIn(read(file)) : [])
  known.set(file, titles)
  return titles
}

describe('the checklist', () => {
  it('has each row once, with an answer, and names tests that there are', () => {
    const ids = Object.entries(lists).flatMap(([list, rows]) =>
      Array.from({ length: rows }, (_, n) => `${list}${n + 1}`),
    )
    expect(rowsIn(page).map(({ id }) => id)).to.deep.equal(ids)
    expect(citationsIn(page).length).to.be.greaterThan(200)
    expect(untrue(page, titlesOf)).to.deep.equal([])
  })

  it('is found out when it says what is not so', () => {
    const here = 'test/docs/checklist.test.ts'
    const planted = [
      `| E1 | named | yes | \`${here}\`: \`is found out when it says what is not so\` |`,
      `| E2 | renamed | yes | \`${here}\`: \`is never found out\` |`,
      `| E3 | moved | yes | \`test/docs/gone.test.ts\`: \`has each row\` |`,
      '| K1 | named by nobody | yes | it is so |',
      '| C1 | left open | no |  |',
      `| C2 | not said what is missing | in part | \`${here}\`: \`is found out when it says what is not so\` |`,
      '| V1 | hoped for | perhaps | soon |',
    ]
    expect(untrue(planted.join('\n'), titlesOf)).to.deep.equal([
      `E2: ${here} has no test "is never found out"`,
      'E3: test/docs/gone.test.ts has no test "has each row"',
      'K1: no test is named',
      'C1: nothing is said of what is missing',
      'C2: nothing is said of what is missing',
      'V1: perhaps is no answer',
    ])
  })

  it('knows a test by its title, the parts that a loop fills in as dots, and no test that is skipped or never run', () => {
    const text = `
      describe('a room', () => {
        it('opens', () => {})
        it.skip('closes', () => {})
        for (const one of all) test(\`of \${one} and \${two}\`, { tag: '@longer' }, async () => {})
      })
      // it('is written of', () => {})
      const said = "it('is said', () => {})"
    `
    expect(titlesIn({ path: 'test/room.test.ts', text })).to.deep.equal(['opens', 'of … and …'])
    expect(titlesIn({ path: 'test/room.ts', text })).to.deep.equal([])
  })
})
