import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect } from 'chai'
import { read, scriptsIn } from '../architecture/source-files.ts'

const known = new Set(
  read('docs/quality/requirements.tsv')
    .text.split('\n')
    .map((line) => line.split('\t', 1)[0] ?? ''),
)

function unknownIds(text: string): readonly string[] {
  return [...text.matchAll(/\b(?:it|test|describe)\(\s*['"`]((?:[A-Z]{3,6}-\d{2,3}(?:,\s*|\s+and\s+|\s))+)/g)]
    .flatMap(([, ids]) => ids?.match(/[A-Z]{3,6}-\d{2,3}/g) ?? [])
    .filter((id) => !known.has(id))
}

describe('the catalogue of requirements', () => {
  it('its page is written from its data', () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/requirements.mjs', '--check'], {
      encoding: 'utf8',
    })
    expect([status, stderr]).to.deep.equal([0, ''])
  })

  it('every id that a title begins with is in it', () => {
    const tests = ['test', 'e2e'].filter(existsSync).flatMap(scriptsIn)
    expect(tests.flatMap((path) => unknownIds(read(path).text).map((id) => `${path}: ${id}`))).to.deep.equal([])
    expect(unknownIds(`it('${'SEL'}-10, SEL-999 replaces', () => {})`)).to.deep.equal(['SEL-999'])
  })
})
