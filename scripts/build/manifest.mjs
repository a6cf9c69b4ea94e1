// What the page renderer must know of the bundles: which files a document needs, by its locale.
import { basename } from 'node:path'

const url = (output) => `/assets/${basename(output)}`
const entryOf = (outputs, source) => Object.entries(outputs).find(([, output]) => output.entryPoint === source)

/** Everything that importing `output` makes the browser fetch at once. */
export const withImports = (outputs, output, seen = new Set()) => {
  for (const { path, kind } of outputs[output]?.imports ?? []) {
    if (kind !== 'import-statement' || seen.has(path)) continue
    seen.add(path)
    withImports(outputs, path, seen)
  }
  return seen
}

/** `script` and what it imports; `style`'s text is inlined; `later` are the chunks asked for by import(). */
export const describeDocument = ({ metafile, firstStyle }, source) => {
  const { outputs } = metafile
  const [path] = entryOf(outputs, source)
  const later = Object.entries(outputs)
    .filter(([other, output]) => output.entryPoint !== undefined && other !== path && other.endsWith('.js'))
    .map(([other, output]) => [
      basename(output.entryPoint).replace(/\.\w+$/, ''),
      {
        script: url(other),
        imports: [...withImports(outputs, other)].map(url),
        ...(output.cssBundle === undefined ? {} : { style: url(output.cssBundle) }),
      },
    ])
  return {
    script: url(path),
    imports: [...withImports(outputs, path)].map(url),
    ...(firstStyle === undefined ? {} : { style: url(firstStyle) }),
    fonts: Object.keys(outputs)
      .filter((output) => output.endsWith('.woff2'))
      .map(url),
    later: Object.fromEntries(later),
  }
}
