import { expect } from 'chai'
import type { Metafile } from 'esbuild'
import { buildWhenStale } from '../../scripts/build-when-stale.mjs'
import { scriptsBuiltFrom, strangersIn } from './bundles.ts'
import { pathsIn, read } from './source-files.ts'

function metafiles(): readonly Metafile[] {
  return pathsIn('dist/meta', /\.json$/).map((path) => JSON.parse(read(path).text))
}

function built(output: string, input: string): Metafile {
  return {
    inputs: {},
    outputs: {
      [output]: { bytes: 1, imports: [], exports: [], inputs: { [input]: { bytesInOutput: 1 } } },
    },
  }
}

describe('what is built for one side holds nothing of the other', () => {
  it('in the bundles of this build', () => {
    buildWhenStale()
    const metas = metafiles()
    const from = (folder: string): number => metas.reduce((sum, meta) => sum + scriptsBuiltFrom(meta, folder), 0)
    expect(from('src/browser/'), 'scripts for the browser').to.be.greaterThan(0)
    expect(from('src-server/'), 'scripts for the server').to.be.greaterThan(0)
    expect(metas.flatMap(strangersIn)).to.deep.equal([])
  })

  const planted = [
    ['dist/public/ordering-ABC.js', 'src-adapters/stripe/gateway.ts'],
    ['dist/public/ordering-ABC.js', 'src-server/store/orders.ts'],
    ['dist/server/main.js', 'src-adapters/stripe/browser.ts'],
    ['dist/server/main.js', 'src-adapters/browser/storage.ts'],
  ] as const
  for (const [output, input] of planted) {
    it(`goes red: ${input} in ${output}`, () => {
      expect(strangersIn(built(output, input))).to.deep.equal([`${input} in ${output}`])
    })
  }

  it('each side holds its own', () => {
    expect(strangersIn(built('dist/server/main.js', 'src-adapters/stripe/gateway.ts'))).to.deep.equal([])
    expect(strangersIn(built('dist/public/pay.js', 'src-adapters/stripe/browser.ts'))).to.deep.equal([])
  })
})
