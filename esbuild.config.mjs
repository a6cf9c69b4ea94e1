// node esbuild.config.mjs [--watch]
// Makes dist/: assets/ (hashed, compressed), assets-manifest.json, first-tap.js, delivery-menu.js, meta/ (what went into each bundle), server/main.js
// and brands/ (pictures, of the brands in BRANDS_DIR). A brand whose colours cannot be read, or whose texts name no message, fails the build.
import { spawn } from 'node:child_process'
import { existsSync, watch } from 'node:fs'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brandsFolder } from './scripts/build/brands-folder.mjs'
import {
  broughtLanguages,
  bundleDocuments,
  bundleServer,
  documents,
  inlineScripts,
  locales,
  translatedDocuments,
} from './scripts/build/bundles.mjs'
import { compress } from './scripts/build/compress.mjs'
import { describeDocument } from './scripts/build/manifest.mjs'

function json(path, value) {
  return writeFile(path, JSON.stringify(value))
}

function run(script, ...args) {
  return new Promise((resolve, reject) => {
    if (!existsSync(script)) return resolve()
    spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'inherit', 'inherit'] }).on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${[script, ...args].join(' ')} refused`)),
    )
  })
}

/** Customers' documents share chunks; the others have none. */
const together = [
  translatedDocuments,
  ...Object.keys(documents)
    .filter((name) => !translatedDocuments.includes(name))
    .map((name) => [name]),
]

async function inAllLocales(names) {
  const described = Object.fromEntries(names.map((name) => [name, {}]))
  const brought = names === translatedDocuments ? Object.keys(broughtLanguages()) : []
  for (const locale of [...locales, ...brought]) {
    const bundled = await bundleDocuments(names, locale)
    for (const [index, name] of names.entries()) {
      await json(`dist/meta/${name}.${locale}.json`, bundled[index].metafile)
      described[name][locale] = describeDocument(bundled[index], documents[name])
    }
  }
  return described
}

async function buildAssets() {
  const described = await Promise.all(together.map(inAllLocales))
  for (const [name, text] of Object.entries(await inlineScripts())) await writeFile(`dist/${name}`, text)
  await compress('dist/assets')
  await json('dist/assets-manifest.json', Object.assign({}, ...described))
}

const anHour = 3_600_000

/** What earlier builds left goes, but not at once: a server that still runs, or a page that is open, may ask for it. */
async function forgetOldAssets() {
  for (const name of await readdir('dist/assets')) {
    const path = join('dist/assets', name)
    if ((await stat(path)).mtimeMs < Date.now() - anHour) await rm(path, { force: true })
  }
}

async function buildServer() {
  const metafile = await bundleServer()
  if (metafile !== undefined) await json('dist/meta/server.json', metafile)
}

async function buildAll() {
  const began = performance.now()
  const folders = ['dist/assets', 'dist/meta', 'dist/server', 'dist/brands']
  await Promise.all(folders.map((folder) => mkdir(folder, { recursive: true })))
  await run('scripts/run-script.mjs', 'src/lint-looks.ts')
  await run('scripts/run-script.mjs', 'src/compile-languages.ts')
  const databases = run('scripts/empty-database.mjs').then(() =>
    run('scripts/run-script.mjs', 'src/prepare-database.ts'),
  )
  await Promise.all([buildAssets(), run('scripts/pictures.mjs'), databases])
  await forgetOldAssets()
  await json('dist/brands/from.json', { from: brandsFolder() })
  // Last, because what start.mjs compares with the sources is the server's bundle.
  await buildServer()
  console.log(`built in ${((performance.now() - began) / 1000).toFixed(1)} s`)
}

const isWatching = process.argv.includes('--watch')
try {
  await buildAll()
} catch (reason) {
  if (!isWatching) {
    console.error(reason instanceof Error ? reason.message : reason)
    process.exit(1)
  }
}

if (isWatching) {
  let waiting
  const sources = ['src', 'src-domain', 'src-contract', 'src-adapters', 'src-ui', 'src-server']
  const folders = [...sources, brandsFolder()].filter(existsSync)
  for (const folder of folders) {
    watch(folder, { recursive: true }, () => {
      clearTimeout(waiting)
      waiting = setTimeout(() => buildAll().catch((reason) => console.error(reason.message)), 120)
    })
  }
}
