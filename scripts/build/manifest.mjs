// What the page renderer must know of the bundles: which files a document needs, by its locale.
import { basename, relative } from 'node:path'

/** Everything that importing `output` makes the browser fetch at once. */
export function withImports(outputs, output, seen = new Set()) {
  for (const { path, kind } of outputs[output]?.imports ?? []) {
    if (kind !== 'import-statement' || seen.has(path)) continue
    seen.add(path)
    withImports(outputs, path, seen)
  }
  return seen
}

/**
 * `script` and what it imports; `style`'s text is inlined; `fonts` are what its first paint waits
 * for; `later` are the chunks asked for by import().
 */
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

/** The sheet of each entry, and of each part that is asked for later, by the source that it was made from. */
export function sheetsOf({ outputs }) {
  return Object.fromEntries(
    Object.values(outputs)
      .filter(({ cssBundle }) => cssBundle !== undefined)
      .map((output) => [sourceOf(output), output.cssBundle]),
  )
}

/** A part of later may be wrapped for how it shares with the others, in a namespace of its own. */
function sourceOf({ entryPoint }) {
  return entryPoint === undefined ? undefined : relative('.', entryPoint.replace(/^later:/, ''))
}

/** An entry of which nothing is left but the chunk that it imports is that chunk: one request less. */
function scriptsOf(outputs, path) {
  const imports = [...withImports(outputs, path)].map(url)
  const [only] = imports
  const isEmpty = Object.keys(outputs[path].inputs).length === 0 && imports.length === 1
  return isEmpty ? { script: only, imports: [] } : { script: url(path), imports }
}

function url(output) {
  return `/assets/${basename(output)}`
}
