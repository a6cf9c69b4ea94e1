import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, resolve } from 'node:path'

const folder = resolve('node_modules/rxjs/dist/esm')
const ours = /\/src(-ui)?\/.*\.tsx?$/
const imported = /import \{([^}]*)\} from 'rxjs'/g

/**
 * Rewrites imports of RxJS to the defining files. Through its index each chunk would pull all operators into the first
 * load.
 */
export const rxjsByPart = {
  name: 'rxjs-by-part',
  setup(bundler) {
    bundler.onLoad({ filter: ours }, async ({ path, namespace }) => {
      if (namespace !== 'file') return undefined
      const text = await readFile(path, 'utf8')
      const contents = withRxjsByPart(path, text)
      return contents === text ? undefined : { contents, loader: extname(path).slice(1) }
    })
  },
}

export function withRxjsByPart(path, text) {
  if (!ours.test(path) || !text.includes("from 'rxjs'")) return text
  homes ??= homesOf(readFileSync(`${folder}/index.js`, 'utf8'))
  return text.replace(imported, (_, names) => apart(names))
}

let homes

/** Defining file of each name in the index. */
function homesOf(index) {
  const lines = [...index.matchAll(/export \{([^}]*)\} from '(.+)'/g)]
  return new Map(lines.flatMap(([, names, path]) => namesIn(names).map((name) => [name, `${folder}/${path}.js`])))
}

/** Drops type imports, which have no run-time value. Names that the index lacks keep their import and fail there. */
function apart(names) {
  return namesIn(names)
    .filter((name) => !name.startsWith('type '))
    .map((name) => `import { ${name} } from ${JSON.stringify(homes.get(name) ?? 'rxjs')}`)
    .join(';')
}

function namesIn(list) {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}
