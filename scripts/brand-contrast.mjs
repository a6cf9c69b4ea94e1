// node scripts/brand-contrast.mjs [folder of brands]
// Refuses a brand whose colours fall below WCAG AA, and one with a text of its own for a message that does not exist.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

const folder = process.argv[2] ?? (process.env.BRANDS_DIR || 'brands')
const chunks = [
  'common',
  'shop',
  'steps',
  'table',
  'delivery',
  'tender',
  'loyalty',
  'ordering',
  'times',
  'pay',
  'sharing',
  'order',
]

const source = [
  `export { weakPairs } from './src-ui/design/contrast.ts'`,
  `export { pathsOf } from './src-ui/messages/wording.ts'`,
  ...chunks.map((chunk) => `export { ${chunk} } from './src-ui/messages/${chunk}.en.ts'`),
].join('\n')
const { outputFiles } = await build({
  stdin: { contents: source, resolveDir: '.', loader: 'ts' },
  bundle: true,
  write: false,
  format: 'esm',
})
const { weakPairs, pathsOf, ...catalogues } = await import(
  `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
)
const paths = new Set(chunks.flatMap((chunk) => pathsOf(chunk, catalogues[chunk])))

const read = (brand, file) => JSON.parse(readFileSync(join(folder, brand, file), 'utf8'))

const complaints = (existsSync(folder) ? readdirSync(folder) : [])
  .filter((brand) => existsSync(join(folder, brand, 'brand.json')))
  .flatMap((brand) => {
    const { tokens } = read(brand, 'brand.json')
    const weak = ['light', 'dark'].flatMap((scheme) =>
      weakPairs(tokens[scheme]).map(
        ({ front, ground, ratio, atLeast }) =>
          `${brand}: ${scheme} ${front} (${tokens[scheme][front]}) on ${ground} (${tokens[scheme][ground]}) has a contrast of ${ratio.toFixed(2)}, and ${atLeast} is the least`,
      ),
    )
    const texts = existsSync(join(folder, brand, 'wording.json')) ? read(brand, 'wording.json') : {}
    const strange = Object.values(texts).flatMap((byPath) =>
      Object.keys(byPath)
        .filter((path) => !paths.has(path))
        .map((path) => `${brand}: wording.json has a text for ${path}, and there is no such message`),
    )
    return [...weak, ...strange]
  })

if (complaints.length > 0) {
  for (const complaint of complaints) console.error(complaint)
  process.exit(1)
}
