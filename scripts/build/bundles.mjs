import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { basename, relative, resolve } from 'node:path'
import { build } from 'esbuild'
import { coreFonts } from './core-fonts.mjs'
import { cssModules } from './css-modules.mjs'
import { sheetsOf, withImports } from './manifest.mjs'
import { rxjsByPart } from './rxjs-by-part.mjs'

export const locales = ['en', 'es']

export const documents = {
  shop: 'src/browser/shop/shop.ts',
  pay: 'src/browser/pay/pay.ts',
  order: 'src/browser/order/order.ts',
  giftCard: 'src/browser/gift-card/gift-card.tsx',
  account: 'src/browser/account/account.ts',
  staff: 'src/browser/staff/staff.tsx',
  gallery: 'src/browser/gallery/gallery.tsx',
}

// Sources import fp-ts/lib because Node has no es6 entry; bundles use es6, which tree-shakes.
const fpTsEsm = {
  name: 'fp-ts-esm',
  setup(bundler) {
    bundler.onResolve({ filter: /^fp-ts\/lib\/.+\.js$/ }, ({ path, resolveDir, kind }) =>
      bundler.resolve(path.replace('/lib/', '/es6/'), { resolveDir, kind }),
    )
  },
}

/** Current browsers need almost nothing of the tslib that RxJS imports. */
const tslibOfToday = {
  name: 'tslib-of-today',
  setup(bundler) {
    bundler.onResolve({ filter: /^tslib$/ }, () => ({ path: resolve('scripts/build/tslib-of-today.mjs') }))
  },
}

/**
 * Leaves styles of lazy chunks out of the shop's first sheet; esbuild would merge them. Other documents keep one sheet.
 */
const laterLeftOut = {
  name: 'later-left-out',
  setup(bundler) {
    bundler.onResolve({ filter: /^\./ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    )
  },
}

const production = { 'process.env.NODE_ENV': '"production"' }

export function settingsOf(name) {
  return {
    entryPoints: [documents[name]],
    outdir: 'dist/assets',
    entryNames: `${name}-[hash]`,
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    publicPath: '/assets',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: ['safari16.4', 'chrome110', 'firefox115'],
    // RxJS publishes its build for current browsers under the condition es2015.
    conditions: ['es2015', 'module'],
    jsx: 'automatic',
    minify: true,
    // UTF-8 stores an accented letter in two bytes; an escape takes four.
    charset: 'utf8',
    legalComments: 'none',
    metafile: true,
    loader: { '.woff2': 'file', '.svg': 'text' },
    define: production,
    logLevel: 'warning',
    // Some modules without side effects are imported only for their position in the bundle.
    logOverride: { 'ignored-bare-import': 'silent' },
  }
}

export function pluginsOf(locale) {
  return [fpTsEsm, tslibOfToday, rxjsByPart, wordsIn(locale), coreFonts, cssModules({ withSheet: true })]
}

/**
 * Builds scripts and sheets separately: the alias that makes chunks share code would pull in each sheet. `styles` maps
 * the source of each entry and lazy chunk to its sheet.
 */
export async function bundleDocument(name, locale) {
  if (!existsSync(documents[name])) return undefined
  const settings = { ...settingsOf(name), write: false }
  const plugins = pluginsOf(locale)
  const asItComes = await build({ ...settings, plugins })
  const arranged = sharingAlike(
    filesOfFirstLoad(asItComes.metafile, documents[name]),
    name === 'shop' ? filesOfFirstLoad(asItComes.metafile, orderingPart) : [],
  )
  const { metafile, outputFiles } = await build({ ...settings, plugins: [arranged, ...plugins] })
  const sheets = [
    asItComes,
    ...(name === 'shop' ? [await build({ ...settings, plugins: [laterLeftOut, ...plugins] })] : []),
  ]
  const files = [...sheets.flatMap((built) => built.outputFiles.filter(isSheet)), ...outputFiles.filter(isNoSheet)]
  await Promise.all(files.map(({ path, contents }) => writeFile(path, contents)))
  return { metafile, styles: Object.assign({}, ...sheets.map((built) => sheetsOf(built.metafile))) }
}

function isSheet({ path }) {
  return path.endsWith('.css')
}

function isNoSheet(file) {
  return !isSheet(file)
}

/** Bundles one document as a single, unminified classic script, for tests that run a whole page. */
export async function scriptOfDocument(name, locale) {
  const { outputFiles } = await build({
    ...settingsOf(name),
    splitting: false,
    format: 'iife',
    minify: false,
    write: false,
    plugins: pluginsOf(locale),
  })
  return outputFiles.find(({ path }) => path.endsWith('.js')).text
}

/** Scripts in the head of shop pages, by file name. Sloppy mode saves twelve bytes. */
export async function inlineScripts() {
  const { outputFiles } = await build({
    ...settingsOf('shop'),
    entryPoints: ['src/browser/first-tap/first-tap.ts', 'src/browser/first-tap/delivery-menu.ts'],
    entryNames: '[name]',
    splitting: false,
    format: 'iife',
    write: false,
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
  })
  return Object.fromEntries(outputFiles.map(({ path, text }) => [basename(path), text.trim().replace(/;$/, '')]))
}

export function serverSettings() {
  return {
    entryPoints: {
      main: 'src/server/main.ts',
      sandbox: 'src/sandbox/main.ts',
      backup: 'src/operator/backup.ts',
      'brand-publish': 'src/operator/brand-publish.ts',
      'gift-cards-reseal': 'src/operator/gift-cards-reseal.ts',
      jobs: 'src/operator/jobs.ts',
      reconcile: 'src/operator/reconcile.ts',
      staff: 'src/operator/staff.ts',
      refund: 'src/operator/refund.ts',
      healthcheck: 'src/operator/healthcheck.ts',
    },
    outdir: 'dist/server',
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    sourcemap: 'linked',
    sourcesContent: false,
    metafile: true,
    loader: { '.sql': 'text', '.html': 'text', '.svg': 'text' },
    plugins: [cssModules({ withSheet: false })],
    logLevel: 'warning',
  }
}

export async function bundleServer() {
  if (!existsSync('src/server/main.ts')) return undefined
  return (await build(serverSettings())).metafile
}

/** Documents that brands translate. */
export const translatedDocuments = ['shop', 'pay', 'order', 'giftCard', 'account']

/** Languages that brands bring, by "<language>@<brand>": the catalogues by file, from src/compile-languages.ts. */
export function broughtLanguages() {
  const file = 'dist/languages.json'
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** Replaces the English catalogue that sources import with the locale's. */
function wordsIn(locale) {
  const modules = locales.includes(locale) ? undefined : broughtLanguages()[locale]
  return {
    name: 'words-in-one-locale',
    setup(bundler) {
      if (modules !== undefined) return broughtWords(bundler, modules)
      bundler.onResolve({ filter: /\/messages\/[\w-]+\.en\.ts$|^\.\/[\w-]+\.en\.ts$/ }, ({ path, resolveDir }) => {
        const english = resolve(resolveDir, path)
        if (!english.includes('/src-ui/messages/')) return undefined
        return { path: english.replace(/\.en\.ts$/, `.${locale}.ts`) }
      })
    },
  }
}

/** Keeps the file's path, so that chunks have the same names in every language. */
function broughtWords(bundler, modules) {
  bundler.onLoad({ filter: /\/src-ui\/messages\/[\w-]+\.en\.ts$/ }, ({ path }) => {
    const contents = modules[basename(path, '.en.ts')]
    return contents === undefined ? undefined : { contents, loader: 'ts' }
  })
}

/**
 * esbuild makes one chunk per combination of parts that share code, which costs the checkout thirty requests and 7 KiB.
 * We treat each lazy chunk as if it had loaded the whole first load, which gives one shared chunk. Chunks below the
 * ordering chunk count as having loaded that too.
 */
function sharingAlike(inputs, ofOrdering) {
  return {
    name: 'sharing-alike',
    setup(bundler) {
      const [first, whole] = [inputs, [...inputs, ...ofOrdering]].map((paths) =>
        paths.map((path) => `import ${fromHere(path)}`).join('\n'),
      )
      const orderings = new Set(ofOrdering.filter((path) => !inputs.includes(path)))
      // Absolute paths would leak into file names and chunk order.
      bundler.onResolve({ filter: /^\./ }, ({ path, resolveDir, kind, importer }) =>
        kind === 'dynamic-import'
          ? {
              path: relative('.', resolve(resolveDir, path)),
              namespace: 'later',
              pluginData: { here: orderings.has(relative('.', importer)) ? whole : first },
            }
          : undefined,
      )
      bundler.onLoad({ filter: /./, namespace: 'later' }, ({ path, pluginData }) => ({
        contents: `${pluginData.here}\nexport * from ${fromHere(path)}`,
        resolveDir: process.cwd(),
      }))
    },
  }
}

function fromHere(path) {
  return JSON.stringify(`./${path}`)
}

/** Lazy chunk that loads further lazy chunks. */
const orderingPart = 'src/browser/ordering/ordering.ts'

function filesOfFirstLoad({ outputs }, entry) {
  const [own] = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === entry)
  return [own, ...withImports(outputs, own)]
    .flatMap((path) => Object.keys(outputs[path].inputs))
    .filter((path) => /\.[cm]?[jt]sx?$/.test(path))
}
