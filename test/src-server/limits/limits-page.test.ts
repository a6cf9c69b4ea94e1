import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { usualLimits } from '../../../src-server/limits/limits.ts'

describe('docs/limits.md', () => {
  it('G4 says of every limit what the table says, and of no other', () => {
    const rows = readFileSync('docs/limits.md', 'utf8').matchAll(
      /^\| `(\w+)` \| (\d+) \| (\d+) min \| .+ \| ([\w-]+) \|$/gm,
    )
    const told = [...rows].map(([, name, most, minutes, past]) => [name, Number(most), Number(minutes) * 60_000, past])
    const held = Object.entries(usualLimits).map(([name, { most, windowMs, past }]) => [name, most, windowMs, past])
    expect(told).to.deep.equal(held)
  })
})
