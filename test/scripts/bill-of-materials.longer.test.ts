import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { billOfMaterials, withoutTools } from '../../scripts/bill-of-materials.mjs'
import { isProduction, lockedIn } from './lockfile.ts'

const bill = t.type({
  bomFormat: t.literal('CycloneDX'),
  specVersion: t.string,
  metadata: t.type({ component: t.type({ name: t.literal('tureen'), type: t.literal('application') }) }),
  components: t.array(
    t.type({
      name: t.string,
      version: t.string,
      purl: t.string,
      hashes: t.array(t.type({ alg: t.literal('SHA-512'), content: t.string })),
      licenses: t.array(t.unknown),
    }),
  ),
})

/** `node_modules/a/node_modules/@b/c` at 1.0.0 is `@b/c@1.0.0`. */
function named(path: string, version: string): string {
  return `${path.replace(/^.*node_modules\//, '')}@${version}`
}

describe('the bill of materials of a release', () => {
  it('G12 names every package that is installed where orders are taken, and no other, with version, licence and checksum', () => {
    const seen = bill.decode(JSON.parse(billOfMaterials()))
    if (isLeft(seen)) throw new Error('npm has written no bill of this kind')
    const { components } = seen.right
    for (const { name, hashes, licenses, purl, version } of components) {
      expect(licenses, name).to.have.length.above(0)
      expect(
        hashes.map(({ content }) => content.length),
        name,
      ).to.deep.equal([128])
      expect(purl, name).to.equal(`pkg:npm/${name.replace('@', '%40')}@${version}`)
    }
    const locked = lockedIn(readFileSync('package-lock.json', 'utf8')).filter(isProduction)
    const expected = new Set(locked.map(({ path, version = '' }) => named(path, version)))
    // Missing from npm's own --omit=dev.
    expect([...expected].map((name) => name.replace(/@[^@]+$/, ''))).to.include.members([
      'react',
      'nodemailer',
      'cookie',
    ])
    expect(components.map(({ name, version }) => `${name}@${version}`)).to.have.members([...expected])
  })

  it('G12 is of what is left when the tools are gone', () => {
    const root = { dependencies: { a: '1.0.0' }, devDependencies: { b: '1.0.0' } }
    const [a, tool] = [{ version: '1.0.0' }, { version: '1.0.0', dev: true }]
    const both = { version: '1.0.0', devOptional: true }
    expect(
      withoutTools({ packages: { '': root, 'node_modules/a': a, 'node_modules/b': tool, 'node_modules/c': both } }),
    ).to.deep.equal({ packages: { '': { dependencies: { a: '1.0.0' } }, 'node_modules/a': a } })
  })
})
