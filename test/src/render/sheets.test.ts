import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect } from 'chai'
import { shortName } from '../../../scripts/build/css-modules.mjs'
import { pathsIn } from '../../architecture/source-files.ts'
import { aStorefront, visit } from '../../builders/storefront-builder.ts'

const { shop } = JSON.parse(readFileSync('dist/assets-manifest.json', 'utf8'))
const built: string = readFileSync(`dist${shop.en.style}`, 'utf8')

const modules = new Map(
  pathsIn('src-ui', /\.module\.css$/).map((path) => [basename(path, '.module.css').replaceAll('-', '_'), path]),
)

/** Tests use long class names, `shop_page_main`; the build's are hashes of file and name. */
function builtName(long: string): string {
  const at = long.lastIndexOf('_')
  return shortName(`${modules.get(long.slice(0, at))}/${long.slice(at + 1)}`)
}

function classesIn(html: string): readonly string[] {
  return [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ').filter(Boolean))
}

describe('the style sheet in a page of the shop', () => {
  it('has each class of what only the server draws', async () => {
    const app = await aStorefront()
    const menu = '/location/harbor'
    for (const path of [
      '/',
      '/?type=delivery',
      `${menu}/pickup`,
      `${menu}/pickup?q=no`,
      `${menu}/delivery/all/ramen`,
      `${menu}x`,
    ]) {
      const drawn = classesIn((await visit(app, path)).body)
      expect(drawn.length, path).to.be.above(5)
      expect(
        drawn.filter((name) => !built.includes(`.${builtName(name)}`)),
        path,
      ).to.deep.equal([])
    }
  })
})
