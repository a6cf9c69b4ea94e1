import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { searchPages } from '../../../src/render/search-limit.ts'
import { shippedCash } from '../../../src-domain/brand/cash-rules.ts'
import { formatPrice } from '../../../src-domain/money/format-price.ts'
import { usualLimits } from '../../../src-server/limits/limits.ts'

const page = readFileSync('docs/limits.md', 'utf8')

describe('docs/limits.md', () => {
  it('G4 says of every limit what the table says, and of no other', () => {
    const rows = page.matchAll(/^\| `(\w+)` \| (\d+) \| (\d+) min \| .+ \| ([\w-]+) \|$/gm)
    const told = [...rows].map(([, name, most, minutes, past]) => [name, Number(most), Number(minutes) * 60_000, past])
    const held = Object.entries(usualLimits).map(([name, { most, windowMs, past }]) => [name, most, windowMs, past])
    expect(told).to.deep.equal(held)
  })

  it('G4 says of unpaid orders what a brand gets that says nothing, and of nothing else', () => {
    const rows = page.matchAll(/^\| `(\w+)` \| ([$\d.]+) \| [^|]+ \|[^|]*\|$/gm)
    const told = [...rows].map(([, name, how]) => [name, how])
    const { most, ...counts } = shippedCash
    expect(told).to.have.deep.members([
      ['most', formatPrice(most)],
      ...Object.entries(counts).map(([name, how]) => [name, String(how)]),
    ])
  })

  it('G4 says how many pages of searches are made for one network', () => {
    const [, most, minutes] = /^\| `\?q=`, `\?near=` \| (\d+) \| (\d+) min \|/m.exec(page) ?? []
    expect([Number(most), Number(minutes) * 60_000]).to.deep.equal([searchPages.most, searchPages.windowMs])
  })

  it('G4 names tests that there are', () => {
    const named = [...(page.split('## Which test holds what')[1] ?? '').matchAll(/^\|.*\|$/gm)]
      .flatMap(([row]) => row.split('|')[2]?.match(/`[^`]+`/g) ?? [])
      .map((title) => title.slice(1, -1))
    expect(named).to.have.length.above(9)
    const tests = readdirSync('test', { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.ts$/.test(entry.name))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
      .filter((text) => text.includes('it('))
    const titles = tests.flatMap((text) => text.match(/^ *it\('.*$/gm) ?? [])
    for (const one of named)
      expect(
        titles.some((title) => title.includes(one)),
        one,
      ).to.equal(true)
  })
})
