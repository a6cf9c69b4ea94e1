// Part of the build: writes the catalogues that brands bring as modules for the bundler, dist/languages.json, by
// "<language>@<brand>". run-script.mjs src/compile-languages.ts [brands folder [brand]]
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLeft } from 'fp-ts/lib/Either.js'
import { brandFile, brandMessages } from '../src-contract/brand/brand-file.ts'
import { isOwnLanguage } from '../src-domain/text/language.ts'
import { brandFolder } from './brand/brand-folder.ts'
import { brandNames, messagesFile } from './brand/load-brands.ts'
import { catchStartError, StartError } from './environment/start-error.ts'
import { catalogueFaults } from './integrator/catalogue-faults.ts'
import { catalogueSource } from './integrator/catalogue-source.ts'

const [root = process.env['BRANDS_DIR'] || 'brands', only] = process.argv.slice(2)

interface Compiled {
  readonly key: string
  readonly modules: Readonly<Record<string, string>>
}

function compiledOf(name: string): readonly Compiled[] {
  const folder = brandFolder(join(root, name))
  const { brand } = folder.read('brand.json', brandFile)
  return brand.locales
    .filter((language) => !isOwnLanguage(language))
    .map((language) => {
      const texts = folder.read(messagesFile(language), (json) => brandMessages.decode(json))
      const file = join(folder.path, messagesFile(language))
      const { wrong, missing } = catalogueFaults(texts, language)
      if (wrong.length > 0) throw new StartError(`${file} is broken at ${wrong.slice(0, 5).join('; ')}`)
      if (missing.length > 0) process.stderr.write(`${file} lacks ${missing.length} texts, which stay English\n`)
      return { key: `${language}@${name}`, modules: catalogueSource(texts, language) }
    })
}

const names = (existsSync(root) ? brandNames(root) : []).filter((name) => only === undefined || name === only)
const made = catchStartError(() => names.flatMap(compiledOf))
if (isLeft(made)) {
  process.stderr.write(`${made.left}\n`)
  process.exitCode = 1
} else
  writeFileSync(
    'dist/languages.json',
    JSON.stringify(Object.fromEntries(made.right.map(({ key, modules }) => [key, modules]))),
  )
