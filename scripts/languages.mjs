// node scripts/languages.mjs <brands folder> [brandId]
// Adds the documents in the languages of another folder's brands to a finished build. The journeys use it for brands of
// test/brands; `npm run build` does the same for its own folder.
import { spawnSync } from 'node:child_process'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { broughtLanguages, bundleDocuments, documents, translatedDocuments } from './build/bundles.mjs'
import { compress } from './build/compress.mjs'
import { describeDocument } from './build/manifest.mjs'

const manifest = 'dist/assets-manifest.json'

const compiled = spawnSync(
  process.execPath,
  ['scripts/run-script.mjs', 'src/compile-languages.ts', ...process.argv.slice(2)],
  { stdio: ['ignore', 'inherit', 'inherit'] },
)
if (compiled.status !== 0) process.exit(1)
const described = JSON.parse(await readFile(manifest, 'utf8'))
for (const language of Object.keys(broughtLanguages())) {
  const bundled = await bundleDocuments(translatedDocuments, language)
  for (const [index, name] of translatedDocuments.entries())
    described[name][language] = describeDocument(bundled[index], documents[name])
  console.log(`${language}: ${translatedDocuments.length} documents`)
}
await compress('dist/assets')
// A server that starts meanwhile reads the old manifest or the new one.
await writeFile(`${manifest}.new`, JSON.stringify(described))
await rename(`${manifest}.new`, manifest)
