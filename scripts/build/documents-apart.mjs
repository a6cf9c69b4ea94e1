import { readFile } from 'node:fs/promises'
import { dirname, extname, relative, resolve } from 'node:path'
import { classNamesOf } from './css-modules.mjs'
import { withRxjsByPart } from './rxjs-by-part.mjs'

const loaders = { '.svg': 'text', '.json': 'json', '.mjs': 'js', '.cjs': 'js' }

/**
 * Lets one build make the scripts of several documents. Each module that `shared` does not name exists once per
 * document, as if each were built on its own; esbuild then makes few chunks. Every part counts as having loaded what its
 * document loads at the start, and parts below the ordering chunk as having loaded that too: esbuild would otherwise make
 * one chunk per combination of parts, which costs the checkout thirty requests and 7 KiB.
 *
 * The styles come from builds without this arrangement, which would pull in each sheet.
 * @param sources of the documents by name
 * @param words a module's text in a language that a brand brings, by path
 */
export function documentsApart({ sources, shared, words = () => undefined }) {
  return {
    name: 'documents-apart',
    setup(bundler) {
      const resolved = new Map()
      const resolveOnce = ({ path, resolveDir, kind }) => {
        const key = [path, resolveDir, kind].join()
        const found = resolved.get(key) ?? bundler.resolve(path, { resolveDir, kind })
        resolved.set(key, found)
        return found
      }
      bundler.onResolve({ filter: /^document:/ }, ({ path }) => {
        const name = path.slice('document:'.length)
        return { path: sources[name], namespace: `start-${name}` }
      })
      for (const name of Object.keys(sources)) {
        const place = async (asked) => {
          if (asked.kind === 'dynamic-import' && asked.path.startsWith('.'))
            // Absolute paths would leak into file names and chunk order.
            return { path: relative('.', resolve(asked.resolveDir, asked.path)), namespace: `later-${name}` }
          const found = await resolveOnce(asked)
          if (found.errors.length > 0 || found.external || found.namespace !== 'file') return found
          const path = relative('.', found.path)
          if (shared.isShared(name, path)) return { path: found.path, sideEffects: true }
          return { path, namespace: name, sideEffects: found.sideEffects }
        }
        const [atStart, withOrdering] = [
          [...shared.atStart(name), ...shared.firstLoad(name)],
          [...shared.firstLoad(name), ...shared.withOrdering],
        ].map((paths) => paths.map((path) => `import ${fromHere(path)}`).join('\n'))
        const isBelowOrdering = (path) => name === 'shop' && !shared.early.includes(path)
        for (const namespace of [`start-${name}`, `later-${name}`, name])
          bundler.onResolve({ filter: /./, namespace }, place)
        bundler.onLoad({ filter: /./, namespace: `start-${name}` }, ({ path }) => ({
          contents: `${shared
            .atStart(name)
            .map((one) => `import ${fromHere(one)}`)
            .join('\n')}\nimport ${fromHere(path)}`,
          resolveDir: process.cwd(),
        }))
        bundler.onLoad({ filter: /./, namespace: `later-${name}` }, ({ path }) => ({
          contents: `${isBelowOrdering(path) ? withOrdering : atStart}\nexport * from ${fromHere(path)}`,
          resolveDir: process.cwd(),
        }))
        bundler.onLoad({ filter: /./, namespace: name }, async ({ path }) => ({
          ...(await read(resolve(path), words)),
          resolveDir: dirname(resolve(path)),
        }))
      }
    },
  }
}

/** As the plugins read a file that belongs to no document. */
async function read(path, words) {
  if (path.endsWith('.module.css')) return { contents: `export default ${JSON.stringify(await classNamesOf(path))}` }
  if (path.endsWith('.css')) return { contents: '' }
  const loader = loaders[extname(path)] ?? extname(path).slice(1)
  return { contents: words(path) ?? withRxjsByPart(path, await readFile(path, 'utf8')), loader }
}

function fromHere(path) {
  return JSON.stringify(`./${path}`)
}

/** The part of a combined build's metafile that belongs to one document, as if it were built on its own. */
export function metafileOf(name, source, { inputs, outputs }) {
  const plain = (module) => module.replace(new RegExp(`^(?:start-)?${name}:`), '').replace(`later-${name}:`, 'later:')
  const own = new Set()
  const take = (path) => {
    if (own.has(path) || outputs[path] === undefined) return
    own.add(path)
    for (const one of outputs[path].imports) take(one.path)
  }
  for (const [path, { entryPoint }] of Object.entries(outputs)) if (entryPoint === `start-${name}:${source}`) take(path)
  const named = (object) => Object.fromEntries(Object.entries(object).map(([module, one]) => [plain(module), one]))
  const written = ({ inputs, entryPoint, ...rest }) => ({
    ...rest,
    ...(entryPoint === undefined ? {} : { entryPoint: plain(entryPoint) }),
    inputs: named(Object.fromEntries(Object.entries(inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0))),
  })
  const used = new Set([...own].flatMap((path) => Object.keys(outputs[path].inputs)))
  return {
    inputs: named(Object.fromEntries(Object.entries(inputs).filter(([module]) => used.has(module)))),
    outputs: Object.fromEntries([...own].map((path) => [path, written(outputs[path])])),
  }
}
