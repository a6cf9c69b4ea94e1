// Gives CSS modules the same class names in each bundle, since the server renders names of the browser's sheet.
// esbuild's short names differ between bundles, so the names are hashes of the file's path.
import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { build } from 'esbuild'

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** Parsed modules by modification time: a rebuild reads only changed files. */
const cache = new Map()

export function cssModules({ withSheet }) {
  return {
    name: 'css-modules',
    setup(bundler) {
      bundler.onLoad({ filter: /\.module\.css$/ }, async ({ path, suffix }) => {
        const { css, names } = await readOnce(path)
        if (suffix === '?sheet') return { contents: css, loader: 'css', resolveDir: dirname(path) }
        const sheet = withSheet ? `import ${JSON.stringify(`${path}?sheet`)};` : ''
        return { contents: `${sheet}export default ${JSON.stringify(names)}`, loader: 'js', resolveDir: dirname(path) }
      })
      bundler.onResolve({ filter: /\.module\.css\?sheet$/ }, ({ path }) => ({
        path: path.slice(0, -'?sheet'.length),
        suffix: '?sheet',
      }))
    },
  }
}

export async function classNamesOf(path) {
  return (await readOnce(path)).names
}

/** Five letters and digits, the first a letter. */
export function shortName(text) {
  const digest = createHash('sha256').update(text).digest()
  return letters[digest[0] % 26] + digest.readUInt32BE(1).toString(36).slice(0, 4)
}

function escaped(text) {
  return text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&')
}

async function read(path) {
  const { outputFiles } = await build({
    stdin: { contents: `export { default } from ${JSON.stringify(path)}`, resolveDir: dirname(path) },
    bundle: true,
    write: false,
    outdir: 'out',
    format: 'esm',
    loader: { '.css': 'local-css' },
    logLevel: 'error',
  })
  const text = (ending) => outputFiles.find((file) => file.path.endsWith(ending))?.text ?? ''
  // esbuild prints the names as `var x_default = { button: "button_button", … }`.
  const names = [...text('.js').matchAll(/^\s+"?([\w-]+)"?: "([\w-]+)",?$/gm)].map(([, local, full]) => [local, full])
  const folder = relative('.', path)
  const short = new Map(names.map(([local, full]) => [full, shortName(`${folder}/${local}`)]))
  const css = text('.css').replace(
    new RegExp(`\\.(${names.map(([, full]) => escaped(full)).join('|') || '(?!)'})(?![\\w-])`, 'g'),
    (_, full) => `.${short.get(full)}`,
  )
  return { css, names: Object.fromEntries(names.map(([local, full]) => [local, short.get(full)])) }
}

function readOnce(path) {
  const { mtimeMs } = statSync(path)
  const known = cache.get(path)
  if (known?.mtimeMs === mtimeMs) return known.read
  const now = { mtimeMs, read: read(path) }
  cache.set(path, now)
  return now.read
}
