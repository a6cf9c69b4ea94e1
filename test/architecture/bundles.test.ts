import { expect } from 'chai'
import type { Metafile } from 'esbuild'
import { buildWhenStale } from '../../scripts/build-when-stale.mjs'
import { packagesAskedFor, scriptsBuiltFrom, serversWordsIn, strangersIn } from './bundles.ts'
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

describe('what the server alone says', () => {
  const textOf = (path: string) => read(path).text

  it('is in no script for the browser, and no screen there asks for it', () => {
    buildWhenStale()
    expect(metafiles().flatMap((meta) => serversWordsIn(meta, textOf))).to.deep.equal([])
  })

  const [menu, catalogue] = ['src-ui/menu/menu-page.tsx', 'src-ui/messages/shop-page.es.ts']
  for (const input of [menu, catalogue])
    it(`goes red: ${input} in dist/assets/shop-ABC.js`, () =>
      expect(serversWordsIn(built('dist/assets/shop-ABC.js', input), textOf)).to.have.length(1))
  it('stays green: a screen of the server in the server’s bundle', () =>
    expect(serversWordsIn(built('dist/server/main.js', menu), textOf)).to.deep.equal([]))
})

describe('what is installed where the server runs', () => {
  const { dependencies } = JSON.parse(read('package.json').text)
  const server = (...paths: readonly string[]): Metafile => ({
    inputs: {},
    outputs: {
      'dist/server/main.js': {
        bytes: 1,
        imports: paths.map((path) => ({ path, kind: 'import-statement', external: true })),
        exports: [],
        inputs: {},
      },
    },
  })

  it('is what its programs ask for: npm ci --omit=dev brings all of it, and nothing that none asks for', () => {
    buildWhenStale()
    const asked = new Set(metafiles().flatMap(packagesAskedFor))
    expect([...asked]).to.have.members(Object.keys(dependencies))
  })

  it('is read from what the bundles import, below its package’s name', () => {
    const asked = ['date-fns/getDay', '@date-fns/tz/tzOffset', 'node:fs', 'path', 'pg', 'date-fns/addDays']
    expect(packagesAskedFor(server(...asked))).to.deep.equal(['date-fns', '@date-fns/tz', 'pg'])
    expect(Object.keys(dependencies)).to.include('date-fns')
  })
})
