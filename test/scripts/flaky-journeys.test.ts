import { readdirSync, readFileSync } from 'node:fs'
import { expect } from 'chai'
import {
  flakyIn,
  flakyProblems,
  journeyOf,
  mostFlaky,
  type Result,
  readFlaky,
  withSecondTry,
  worthASecondTry,
} from '../../scripts/flaky-journeys.mjs'

function journey(title: string, state: Result['state']): Result {
  return { title, state, file: 'menu.spec.ts' }
}

describe('The second try of a browser journey', () => {
  it('is given to failed journeys only, never to a test of another suite', () => {
    const wiring: Result = { title: 'cart › adds', state: 'failed' }
    const failed = journey('opens', 'failed')
    expect(worthASecondTry([journey('shuts', 'passed'), failed, wiring], [])).to.deep.equal([failed])
  })

  it('is not given to a journey that test/flaky.txt names', () => {
    expect(worthASecondTry([journey('opens', 'failed')], ['menu.spec.ts › opens'])).to.deep.equal([])
  })

  it('turns a failure into a pass that is marked flaky', () => {
    const results = withSecondTry(
      [journey('opens', 'failed'), journey('shuts', 'failed'), journey('scrolls', 'passed')],
      [journey('opens', 'passed'), journey('shuts', 'failed')],
    )
    expect(results).to.deep.equal([
      { ...journey('opens', 'passed'), flaky: true },
      journey('shuts', 'failed'),
      journey('scrolls', 'passed'),
    ])
  })

  it('keeps the failure of a journey that another file also has under its title', () => {
    const elsewhere: Result = { title: 'opens', state: 'passed', file: 'cart.spec.ts' }
    expect(withSecondTry([journey('opens', 'failed')], [elsewhere])[0]).to.have.property('state', 'failed')
  })
})

describe('Flaky journeys', () => {
  const flaky = (count: number): readonly Result[] =>
    Array.from({ length: count }, (_, n) => ({ ...journey(`opens ${n}`, 'passed'), flaky: true }))

  it('are red when the file and the run together name more than three', () => {
    expect(flakyProblems(flaky(mostFlaky), [])).to.deep.equal([])
    expect(flakyProblems(flaky(mostFlaky + 1), [])).to.have.length(1)
    expect(flakyProblems(flaky(1), ['a.spec.ts › a', 'b.spec.ts › b', 'c.spec.ts › c'])).to.have.length(1)
    expect(flakyProblems([], ['a', 'b', 'c', 'd'])[0]).to.have.property('state', 'failed')
  })

  it('count once when the file already names them', () => {
    const [one] = flaky(1)
    expect(
      flakyProblems(one === undefined ? [] : [one], one === undefined ? [] : [journeyOf(one), 'b', 'c']),
    ).to.deep.equal([])
  })

  it('are read without comments and blank lines', () => {
    expect(flakyIn('# why\n\n  menu.spec.ts › opens  \n')).to.deep.equal(['menu.spec.ts › opens'])
  })

  it('in test/flaky.txt name a journey that exists', () => {
    const files = readdirSync('e2e/journeys')
    for (const line of readFlaky()) {
      const [file = '', ...titles] = line.split(' › ')
      expect(files, line).to.include(file)
      // Sources do not contain titles made in a loop as a whole, so compares the first words.
      const firstWords = titles.at(-1)?.split(' ').slice(0, 3).join(' ') ?? ''
      expect(readFileSync(`e2e/journeys/${file}`, 'utf8'), line).to.include(firstWords)
    }
  })
})
