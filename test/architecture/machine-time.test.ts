import { expect } from 'chai'
import { machineTimeIn } from './machine-time.ts'
import { read, scriptsIn } from './source-files.ts'

const judged = ['test', 'e2e']
  .flatMap(scriptsIn)
  .filter((path) => /\.(test|properties|faults|conformance|spec)\.tsx?$/.test(path))
  .filter((path) => !['test/scripts/machine-speed.test.ts', 'test/architecture/machine-time.test.ts'].includes(path))

describe('No test asserts a time of the machine', () => {
  it('in any file that npm test or npm run test:all runs', () => {
    expect(judged).to.have.length.greaterThan(300)
    expect(judged.map(read).flatMap(machineTimeIn)).to.deep.equal([])
  })

  for (const text of [
    'expect(performance.now() - began).to.be.lessThan(2_000)',
    'expect(Date.now() - began).to.be.within(0, 100)',
    'expect(Date.now() - began, why).toBeLessThanOrEqual(100)',
    "import { machineSpeed } from '../../scripts/machine-speed.mjs'",
  ])
    it(`goes red: ${text}`, () => expect(machineTimeIn({ path: 'planted.test.ts', text })).to.have.length(1))

  it('stays green for a wait that the product must not shorten', () => {
    const text = 'expect(performance.now() - began).to.be.at.least(149)'
    expect(machineTimeIn({ path: 'planted.test.ts', text })).to.deep.equal([])
  })
})
