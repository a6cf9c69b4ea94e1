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
export function describeDocument({ metafile, styles = sheetsOf(metafile) }, source) {
  const { outputs } = metafile
  const [entry] = Object.entries(outputs).find(([, output]) => sourceOf(output) === source)
  const part = (path, source) => ({
    ...scriptsOf(outputs, path),
    ...(styles[source] === undefined ? {} : { style: url(styles[source]) }),
  })
  const later = Object.entries(outputs)
    .filter(([path, output]) => sourceOf(output) !== undefined && path !== entry && path.endsWith('.js'))
    .map(([path, output]) => [basename(sourceOf(output)).replace(/\.\w+$/, ''), part(path, sourceOf(output))])
  return {
    ...part(entry, source),
    fonts: Object.entries(outputs)
      .filter(([, { inputs }]) => Object.keys(inputs).some((input) => input.startsWith('core-font:')))
      .map(([output]) => url(output)),
    later: Object.fromEntries(later),
  }
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

/** An entry that only re-exports its chunk is replaced by that chunk, which saves a request. */
function scriptsOf(outputs, path) {
  const imports = [...withImports(outputs, path)].map(url)
  const [only] = imports
  const isEmpty = Object.keys(outputs[path].inputs).length === 0 && imports.length === 1
  return isEmpty ? { script: only, imports: [] } : { script: url(path), imports }
}

function url(output) {
  return `/assets/${basename(output)}`
}
