import { expect } from 'chai'
import { count, merge, type Result, titleFrom } from '../../scripts/reports.mjs'

const passed: Result = { title: 'tip › adds', state: 'passed' }
const skipped: Result = { title: 'store › on PostgreSQL', state: 'skipped' }
const failed: Result = { title: 'tip › rounds', state: 'failed' }

describe('the report of all tests', () => {
  it('keeps what each suite reported, with the name of the suite', () => {
    expect(merge({ domain: 0, ui: 0 }, () => [passed, skipped])).to.deep.equal([
      { ...passed, suite: 'domain' },
      { ...skipped, suite: 'domain' },
      { ...passed, suite: 'ui' },
      { ...skipped, suite: 'ui' },
    ])
    expect(merge({ ui: 1 }, () => undefined)[0]).to.have.property('suite', 'ui')
  })

  it('counts by state', () => {
    expect(count([passed, passed, skipped, failed])).to.deep.equal({ passed: 2, failed: 1, skipped: 1 })
  })

  it('fails for a suite that crashed before it could report', () => {
    expect(count(merge({ domain: 1 }, () => undefined)).failed).to.equal(1)
    expect(count(merge({ domain: 0 }, () => undefined)).failed).to.equal(1)
  })

  it('fails for a suite that ran nothing', () => {
    expect(count(merge({ domain: 0 }, () => [])).failed).to.equal(1)
    expect(count(merge({ domain: 0 }, () => [skipped])).failed).to.equal(1)
  })

  it('fails for a suite whose tests pass and whose process does not', () => {
    expect(count(merge({ domain: 7 }, () => [passed]))).to.deep.equal({ passed: 1, failed: 1, skipped: 0 })
    expect(count(merge({ domain: 'SIGKILL' }, () => [passed])).failed).to.equal(1)
  })

  it('counts a failed test once', () => {
    expect(count(merge({ domain: 1 }, () => [passed, failed])).failed).to.equal(1)
  })

  it('keeps a requirement at the start of a part of the title', () => {
    expect(titleFrom(['', 'replace', 'SEL-10 when full'])).to.equal('replace › SEL-10 when full')
  })
})
