// Files that a document needs, by locale, for the page renderer.
import { basename, relative } from 'node:path'

/** Output files that the browser loads with `output`. */
export function withImports(outputs, output, seen = new Set()) {
  for (const { path, kind } of outputs[output]?.imports ?? []) {
    if (kind !== 'import-statement' || seen.has(path)) continue
    seen.add(path)
    withImports(outputs, path, seen)
  }
  return seen
}

/** `fonts`: fonts of the first paint. `later`: lazy chunks. The text of `style` is inlined. */
export function describeDocument({ metafile, styles = sheetsOf(metafile), fonts = fontsOf(metafile) }, source) {
  const { outputs } = metafile
  const [entry] = Object.entries(outputs).find(([, output]) => sourceOf(output) === source)
  const part = (scripts, source) => ({
    ...scripts,
    ...(styles[source] === undefined ? {} : { style: url(styles[source]) }),
  })
  const later = Object.entries(outputs)
    .filter(([path, output]) => sourceOf(output) !== undefined && path !== entry && path.endsWith('.js'))
    .map(([path, output]) => [
      basename(sourceOf(output)).replace(/\.\w+$/, ''),
      part(scriptsOf(outputs, path), sourceOf(output)),
    ])
  return { ...part(startOf(outputs, entry), source), fonts, later: Object.fromEntries(later) }
}

export function fontsOf({ outputs }) {
  return Object.entries(outputs)
    .filter(([, { inputs }]) => Object.keys(inputs).some((input) => input.startsWith('core-font:')))
    .map(([output]) => url(output))
}

export function sheetsOf({ outputs }) {
  return Object.fromEntries(
    Object.values(outputs)
      .filter(({ cssBundle }) => cssBundle !== undefined)
      .map((output) => [sourceOf(output), output.cssBundle]),
  )
}

/** The shared-chunk build prefixes a lazy chunk's source with `later:`. */
function sourceOf({ entryPoint }) {
  return entryPoint === undefined ? undefined : relative('.', entryPoint.replace(/^later:/, ''))
}

function scriptsOf(outputs, path) {
  return { script: url(path), imports: [...withImports(outputs, path)].map(url) }
}

/** An entry without code of its own gives way to the chunk that imports all others, which saves a request. */
function startOf(outputs, path) {
  const chunks = [...withImports(outputs, path)]
  const whole = chunks.find((one) => withImports(outputs, one).size === chunks.length - 1)
  return scriptsOf(outputs, Object.keys(outputs[path].inputs).length === 0 ? (whole ?? path) : path)
}

function url(output) {
  return `/assets/${basename(output)}`
}
