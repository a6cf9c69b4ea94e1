import { expect } from 'chai'
import { equalPlaces } from '../../scripts/equal-lines.mjs'

function lines(count: number, name = 'step') {
  return Array.from({ length: count }, (_, at) => `  ${name}(${at})`).join('\n')
}

describe('node scripts/equal-lines.mjs', () => {
  it('finds thirteen equal lines in two files, and in two places of one', () => {
    const [a, b] = [`start()\n${lines(13)}\nend()`, `other()\n\n${lines(13).replaceAll('  ', '      ')}\nlast()`]
    expect(
      equalPlaces([
        ['a.ts', a],
        ['b.ts', b],
      ]),
    ).to.deep.equal(['a.ts:2 and b.ts:3: 13 equal lines'])
    expect(equalPlaces([['a.ts', `${a}\n${lines(15)}`]])).to.deep.equal(['a.ts:2 and a.ts:16: 13 equal lines'])
  })

  it('tells one long run once, with all its lines', () => {
    expect(
      equalPlaces([
        ['a.ts', lines(40)],
        ['b.ts', lines(40)],
      ]),
    ).to.deep.equal(['a.ts:1 and b.ts:1: 40 equal lines'])
  })

  it('allows twelve, a list of like lines, and what two files import alike', () => {
    const like = Array.from({ length: 30 }, () => '  0,').join('\n')
    const imported = `import {\n${lines(20, 'name')}\n} from './names.ts'`
    expect(
      equalPlaces([
        ['a.ts', lines(12)],
        ['b.ts', lines(12)],
        ['c.ts', like],
      ]),
    ).to.deep.equal([])
    expect(
      equalPlaces([
        ['a.ts', imported],
        ['b.ts', imported],
      ]),
    ).to.deep.equal([])
  })
})
