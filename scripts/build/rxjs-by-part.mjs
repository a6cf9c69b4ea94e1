import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, resolve } from 'node:path'

const folder = resolve('node_modules/rxjs/dist/esm')
const imported = /import \{([^}]*)\} from 'rxjs'/g

/**
 * Rewrites imports of RxJS to the defining files. Through its index each chunk would pull all operators into the first
 * load.
 */
export const rxjsByPart = {
  name: 'rxjs-by-part',
  setup(bundler) {
    const homes = homesOf(readFileSync(`${folder}/index.js`, 'utf8'))
    bundler.onLoad({ filter: /\/src(-ui)?\/.*\.tsx?$/ }, async ({ path, namespace }) => {
      if (namespace !== 'file') return undefined
      const text = await readFile(path, 'utf8')
      if (!text.includes("from 'rxjs'")) return undefined
      return { contents: text.replace(imported, (_, names) => apart(names, homes)), loader: extname(path).slice(1) }
    })
  },
}

/** Defining file of each name in the index. */
function homesOf(index) {
  const lines = [...index.matchAll(/export \{([^}]*)\} from '(.+)'/g)]
  return new Map(lines.flatMap(([, names, path]) => namesIn(names).map((name) => [name, `${folder}/${path}.js`])))
}

/** Drops type imports, which have no run-time value. Names that the index lacks keep their import and fail there. */
function apart(names, homes) {
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
