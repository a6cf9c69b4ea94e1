import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { conformanceSuite } from '../contracts/conformance.ts'
import { conformance } from './conformance.ts'

conformanceSuite('the example of the guide', conformance)

describe('the example of the guide', () => {
  it('PAY-01 is a whole adapter in under 200 lines', () => {
    const folder = join(import.meta.dirname, 'adapter')
    const files = readdirSync(folder)
    expect(files).to.have.members(['browser.ts', 'gateway.ts', 'policy.ts'])
    const lines = files.flatMap((file) => readFileSync(join(folder, file), 'utf8').trimEnd().split('\n'))
    expect(lines.length).to.be.below(200)
  })
})
