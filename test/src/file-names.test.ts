import { readdirSync, readFileSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import { expect } from 'chai'

interface Meta {
  readonly inputs: Readonly<Record<string, unknown>>
  readonly outputs: Readonly<Record<string, { readonly entryPoint?: string }>>
}

/** Plugins name modules `namespace:path`; esbuild uses paths from the root. */
function isOfOneFolder(name: string): boolean {
  return isAbsolute(name.replace(/^[\w-]+:/, '')) || name.includes(process.cwd())
}

describe('the names of what is built', () => {
  const files = readdirSync('dist/meta')

  for (const file of files) {
    it(`are made of nothing that depends on the folder of the build: ${file}`, () => {
      const { inputs, outputs }: Meta = JSON.parse(readFileSync(`dist/meta/${file}`, 'utf8'))
      const names = [...Object.keys(inputs), ...Object.values(outputs).flatMap(({ entryPoint }) => entryPoint ?? [])]
      expect(names.length).to.be.greaterThan(20)
      expect(names.filter(isOfOneFolder)).to.deep.equal([])
    })
  }

  it('are looked through for every document', () => {
    expect(files).to.include.members(['shop.es.json', 'pay.es.json', 'order.es.json', 'server.json'])
  })
})
