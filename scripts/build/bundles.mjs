// What is bundled from what, and with which settings.
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { basename, relative, resolve } from 'node:path'
import { build } from 'esbuild'
import { coreFonts } from './core-fonts.mjs'
import { cssModules } from './css-modules.mjs'
import { sheetsOf, withImports } from './manifest.mjs'
import { rxjsByPart } from './rxjs-by-part.mjs'

export const locales = ['en', 'es']

/** A document of the storefront and the entry its page imports. */
export const documents = {
  shop: 'src/browser/shop/shop.ts',
  pay: 'src/browser/pay/pay.ts',
  order: 'src/browser/order/order.ts',
  giftCard: 'src/browser/gift-card/gift-card.tsx',
  account: 'src/browser/account/account.ts',
  gallery: 'src/browser/gallery/gallery.tsx',
}

// fp-ts's lib folder cannot be shaken, and Node can import nothing else: sources name lib, browsers get es6.
const fpTsEsm = {
  name: 'fp-ts-esm',
  setup(bundler) {
    bundler.onResolve({ filter: /^fp-ts\/lib\/.+\.js$/ }, ({ path, resolveDir, kind }) =>
      bundler.resolve(path.replace('/lib/', '/es6/'), { resolveDir, kind }),
    )
  },
}

/** RxJS brings tslib for browsers of ten years ago; those that these bundles are for have most of it themselves. */
const tslibOfToday = {
  name: 'tslib-of-today',
  setup(bundler) {
    bundler.onResolve({ filter: /^tslib$/ }, () => ({ path: resolve('scripts/build/tslib-of-today.mjs') }))
  },
}

/**
 * What the shop shows first needs no style of what it asks for later; esbuild would put both into one sheet. The other
 * documents keep the whole sheet: the screens that they ask for later bring no style of their own.
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

/** Of one document; esbuild's own words. */
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
    // RxJS comes for today's browsers under a name of its own; what it gives everybody else carries helpers for old ones.
    conditions: ['es2015', 'module'],
    jsx: 'automatic',
    minify: true,
    // Served as UTF-8: a letter with an accent is two bytes, and four when it is written in ASCII.
    charset: 'utf8',
    legalComments: 'none',
    metafile: true,
    loader: { '.woff2': 'file', '.svg': 'text' },
    define: production,
    logLevel: 'warning',
    // What is imported for its place alone may be a module without effects.
    logOverride: { 'ignored-bare-import': 'silent' },
  }
}

export function pluginsOf(locale) {
  return [fpTsEsm, tslibOfToday, rxjsByPart, wordsIn(locale), coreFonts, cssModules({ withSheet: true })]
}

/**
 * Scripts of one build, sheets of another: what is arranged for the scripts' sake would bring each sheet everywhere.
 * `styles` names the sheet of every entry and of every part that is asked for later, by its source.
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

/**
 * The whole of a document as the text of one classic script, for a page that a test holds: what ships, but in one piece
 * and with its names.
 */
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

/** The scripts that stand in the head of shop pages, by file name: sloppy, because strict costs twelve bytes. */
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
      jobs: 'src/operator/jobs.ts',
      reconcile: 'src/operator/reconcile.ts',
      refund: 'src/operator/refund.ts',
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

/** Sources import the English catalogue; the bundle of another locale has that locale's file in its place. */
function wordsIn(locale) {
  return {
    name: 'words-in-one-locale',
    setup(bundler) {
      bundler.onResolve({ filter: /\/messages\/[\w-]+\.en\.ts$|^\.\/[\w-]+\.en\.ts$/ }, ({ path, resolveDir }) => {
        const english = resolve(resolveDir, path)
        if (!english.includes('/src-ui/messages/')) return undefined
        return { path: english.replace(/\.en\.ts$/, `.${locale}.ts`) }
      })
    },
  }
}

/**
 * esbuild puts what two parts share into a chunk of its own, one for each set of parts that share it, and each of those
 * is one more request of the first load, compressed for itself: thirty of them, and 7 KiB more, for the checkout. So
 * every part that is asked for later counts as having all of the first load. Then that is one chunk, with nothing that it must
 * import by name: 3 KiB less for the checkout than a chunk of what is shared and one of what is not. In the same way
 * what the ordering chunk asks for counts as having all of that: nobody else asks for it.
 */
function sharingAlike(inputs, ofOrdering) {
  return {
    name: 'sharing-alike',
    setup(bundler) {
      const [first, whole] = [inputs, [...inputs, ...ofOrdering]].map((paths) =>
        paths.map((path) => `import ${fromHere(path)}`).join('\n'),
      )
      const orderings = new Set(ofOrdering.filter((path) => !inputs.includes(path)))
      // Without the folder that we build in: esbuild makes names of files, and the order of what is in them, of this.
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

/** Asked for by the shop's first load, and asking for much itself. */
const orderingPart = 'src/browser/ordering/ordering.ts'

/** The scripts that this entry is made of, itself among them. */
function filesOfFirstLoad({ outputs }, entry) {
  const [own] = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === entry)
  return [own, ...withImports(outputs, own)]
    .flatMap((path) => Object.keys(outputs[path].inputs))
    .filter((path) => /\.[cm]?[jt]sx?$/.test(path))
}
