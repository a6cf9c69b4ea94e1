import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { build } from 'esbuild'
import { coreFonts } from './core-fonts.mjs'
import { cssModules } from './css-modules.mjs'
import { documentsApart, metafileOf } from './documents-apart.mjs'
import { fontsOf, sheetsOf } from './manifest.mjs'
import { rxjsByPart } from './rxjs-by-part.mjs'
import { nothingShared, sharedModules } from './shared-modules.mjs'

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

const alone = new Map()

/** One document on its own, in English: what a build with shared chunks is made from, and its sheets and fonts. */
function bundledAlone(name) {
  const found = alone.get(name) ?? bundleAlone(name)
  alone.set(name, found)
  return found
}

async function bundleAlone(name) {
  const settings = { ...settingsOf(name), write: false }
  const plugins = pluginsOf('en')
  const built = await Promise.all([
    build({ ...settings, plugins }),
    ...(name === 'shop' ? [build({ ...settings, plugins: [laterLeftOut, ...plugins] })] : []),
  ])
  await written(built.flatMap(({ outputFiles }) => outputFiles.filter((file) => !isScript(file))))
  const [{ metafile }] = built
  return {
    metafile,
    fonts: fontsOf(metafile),
    styles: Object.assign({}, ...built.map((one) => sheetsOf(one.metafile))),
  }
}

/**
 * Builds documents of one language that share chunks (documents-apart.mjs). `styles` maps the source of each entry and
 * lazy chunk to its sheet. A document alone shares nothing.
 */
export async function bundleDocuments(names, locale) {
  const sources = Object.fromEntries(names.map((name) => [name, documents[name]]))
  const built = await Promise.all(names.map(bundledAlone))
  const metafiles = Object.fromEntries(names.map((name, index) => [name, built[index].metafile]))
  const shared = names.includes('shop') ? sharedModules(metafiles, sources) : nothingShared(metafiles, sources)
  const { metafile, outputFiles } = await build({
    ...settingsOf(names[0]),
    entryPoints: names.map((name) => ({ in: `document:${name}`, out: name })),
    entryNames: '[name]-[hash]',
    write: false,
    plugins: [documentsApart({ sources, shared, words: broughtText(locale) }), ...pluginsOf(locale)],
  })
  await written(outputFiles.filter(isScript))
  return names.map((name, index) => ({ ...built[index], metafile: metafileOf(name, documents[name], metafile) }))
}

function written(files) {
  return Promise.all(files.map(({ path, contents }) => writeFile(path, contents)))
}

function isScript({ path }) {
  return path.endsWith('.js')
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
  const isBrought = !locales.includes(locale) && broughtLanguages()[locale] !== undefined
  return {
    name: 'words-in-one-locale',
    setup(bundler) {
      if (isBrought) return broughtWords(bundler, locale)
      bundler.onResolve({ filter: /\/messages\/[\w-]+\.en\.ts$|^\.\/[\w-]+\.en\.ts$/ }, ({ path, resolveDir }) => {
        const english = resolve(resolveDir, path)
        if (!english.includes('/src-ui/messages/')) return undefined
        return { path: english.replace(/\.en\.ts$/, `.${locale}.ts`) }
      })
    },
  }
}

/** Keeps the file's path, so that chunks have the same names in every language. */
function broughtWords(bundler, locale) {
  const textOf = broughtText(locale)
  bundler.onLoad({ filter: englishWords }, ({ path }) => {
    const contents = textOf(path)
    return contents === undefined ? undefined : { contents, loader: 'ts' }
  })
}

const englishWords = /\/src-ui\/messages\/[\w-]+\.en\.ts$/

/** The text of a catalogue in a language that a brand brings. */
function broughtText(locale) {
  const modules = locales.includes(locale) ? undefined : broughtLanguages()[locale]
  return (path) => (englishWords.test(path) ? modules?.[basename(path, '.en.ts')] : undefined)
}
