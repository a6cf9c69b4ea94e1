import { expect } from 'chai'
import { impuritiesOf } from './purity.ts'
import { read, scriptsIn } from './source-files.ts'

describe('the domain reads no clock and draws no number', () => {
  it('in any of its files', () => {
    const files = scriptsIn('src-domain').map(read)
    expect(files).to.have.length.greaterThan(15)
    expect(files.flatMap(impuritiesOf)).to.deep.equal([])
  })

  const planted = [
    'const a = Date.now()',
    'const a = Date["now"]()',
    'const a = new Date()',
    'const a = Date()',
    'const D = Date\nconst a = new D()',
    'const { now } = Date',
    'const a = [1].map(Date.now)',
    'const a = Math.random()',
    'const { random } = Math',
    'const m = Math',
    'const a = globalThis.Date.now()',
    'const a = performance.now()',
    'const a = new Intl.NumberFormat().format(1)',
    'const a = new Intl.DateTimeFormat(undefined, {}).format(1)',
    'const a = (1).toLocaleString()',
    "const a = 'b'.localeCompare('c')",
    "import { isToday } from 'date-fns'",
    "import { TZDate } from '@date-fns/tz'\nconst a = new TZDate()",
    '/// <reference lib="dom" />',
  ]
  for (const text of planted) {
    it(`goes red: ${text.replace('\n', '; ')}`, () => {
      expect(impuritiesOf({ path: 'planted.ts', text })).to.have.length.greaterThan(0)
    })
  }

  const pure = [
    "// Date.now() is the adapter's\nconst a = new Date(0)",
    'const a = Date.UTC(2026, 0, 1)',
    'const a = Math.max(1, 2)',
    'const f = (day: Date) => day instanceof Date',
    "const a = new Intl.NumberFormat('en-US').format(1)",
    "const text = 'Math.random()'",
    'const a = { performance: 1 }.performance',
  ]
  for (const text of pure) {
    it(`stays green: ${text.replace('\n', '; ')}`, () => {
      expect(impuritiesOf({ path: 'planted.ts', text })).to.deep.equal([])
    })
  }
})
