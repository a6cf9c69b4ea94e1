import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect } from 'chai'
import { withPlantedTree } from './planted-tree.ts'
import { read } from './source-files.ts'

function compile(text: string) {
  return withPlantedTree(
    {
      'tsconfig.base.json': read('tsconfig.base.json').text,
      'src-domain/tsconfig.json': read('src-domain/tsconfig.json').text,
      'src-domain/cart/cart.ts': text,
      'src-adapters/browser/storage.ts': 'export const x = 1\n',
    },
    (root) => {
      const tsc = resolve('node_modules/typescript/bin/tsc')
      return spawnSync(process.execPath, [tsc, '-p', 'src-domain', '--noEmit'], { cwd: root, encoding: 'utf8' })
    },
  )
}

describe('the domain compiles where there is no browser and no Node', () => {
  it('plain rules compile', async () => {
    const { status, stdout } = await compile('export const upper = (text: string) => text.toUpperCase()\n')
    expect([status, stdout]).to.deep.equal([0, ''])
  })

  it('goes red: each thing of the outside', async () => {
    const outside = [
      'window',
      'document',
      'fetch',
      'setTimeout',
      'console',
      'process',
      'localStorage',
      'performance',
      'crypto',
      'URL',
      'Buffer',
    ]
    const { status, stdout } = await compile(outside.map((name, at) => `export const a${at} = ${name}`).join('\n'))
    expect(status).not.to.equal(0)
    for (const name of outside) expect(stdout).to.match(new RegExp(`Cannot find name '${name}'`))
  })

  it('goes red: an import of another floor', async () => {
    const { status, stdout } = await compile("export { x } from '../../src-adapters/browser/storage.ts'\n")
    expect(status).not.to.equal(0)
    expect(stdout).to.match(/TS6059|TS6307/)
  })
})
