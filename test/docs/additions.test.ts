import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { openApiDocument } from '../../src-contract/openapi/document.ts'
import { additions } from './additions.ts'

function named(page: string): readonly string[] {
  return page
    .split('\n')
    .filter((row) => row.startsWith('| `'))
    .flatMap((row) => (row.split(' | ')[0] ?? '').match(/`[^`]+`/g) ?? [])
    .map((name) => name.slice(1, -1))
}

function marksIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const own = 'x-addition' in value && value['x-addition'] === true ? 1 : 0
  return own + Object.values(value).reduce<number>((sum, one) => sum + marksIn(one), 0)
}

describe('docs/additions.md', () => {
  const page = readFileSync('docs/additions.md', 'utf8')

  it('names every addition of ours to the contract, and nothing that is none', () => {
    expect([...named(page)].sort()).to.deep.equal([...additions()])
  })

  it('would miss one that is not written down', () => {
    const shorter = page.replace(/^\| `a location: fees`.*\n/m, '')
    expect([...named(shorter)].sort()).to.not.deep.equal([...additions()])
  })

  it('is marked in the OpenAPI document, call by call and field by field', () => {
    const calls = additions().filter((one) => /^[A-Z]+ \//.test(one))
    const { paths } = openApiDocument()
    for (const call of calls) {
      const [method = '', path = ''] = call.split(' ')
      expect(Object(paths)[path][method.toLowerCase()], call).to.include({ 'x-addition': true })
    }
    expect(marksIn(openApiDocument())).to.be.at.least(additions().length)
  })
})
