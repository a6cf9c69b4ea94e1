import { expect } from 'chai'
import { changedPaths } from '../../scripts/changed-paths.mjs'

/** A fake git that answers from a table, else fails. */
function git(answers: Readonly<Record<string, readonly string[]>>) {
  return (...words: readonly string[]): readonly string[] | undefined => answers[words.join(' ')]
}

const head = { 'rev-parse --verify --quiet HEAD': ['h'] }
const tree = (base: string, ...changed: readonly string[]) => ({
  [`diff --name-only ${base}`]: changed,
  'ls-files --others --exclude-standard': ['brands/new.json'],
})

describe('The suites that run only after a change of their folders', () => {
  it('compare a branch with its merge base with origin/main', () => {
    const isChanged = changedPaths(git({ ...head, 'merge-base HEAD origin/main': ['b'], ...tree('b', 'src/a.ts') }))
    expect(isChanged(['src/'])).to.equal(true)
    expect(isChanged(['test/', 'docs/'])).to.equal(false)
  })

  it('see files that are not committed yet', () => {
    const isChanged = changedPaths(git({ ...head, 'merge-base HEAD origin/main': ['b'], ...tree('b') }))
    expect(isChanged(['brands/'])).to.equal(true)
  })

  it('look twenty commits back on main itself, with a remote and without', () => {
    const ago = { 'rev-parse --verify --quiet HEAD~20': ['o'], ...tree('o', 'src/a.ts') }
    const cloned = changedPaths(git({ ...head, 'merge-base HEAD origin/main': ['h'], ...ago }))
    const alone = changedPaths(git({ ...head, 'rev-parse --abbrev-ref HEAD': ['main'], ...ago }))
    expect([cloned(['src/']), cloned(['test/'])]).to.deep.equal([true, false])
    expect([alone(['src/']), alone(['test/'])]).to.deep.equal([true, false])
  })

  it('run where the history is missing', () => {
    expect(changedPaths(git({ ...head, 'merge-base HEAD origin/main': ['h'] }))(['src/'])).to.equal(true)
    expect(changedPaths(git({ ...head, 'rev-parse --abbrev-ref HEAD': ['topic'] }))(['src/'])).to.equal(true)
    expect(changedPaths(git({}))(['src/'])).to.equal(true)
  })
})
