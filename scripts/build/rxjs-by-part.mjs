import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, resolve } from 'node:path'

const folder = resolve('node_modules/rxjs/dist/esm')
const imported = /import \{([^}]*)\} from 'rxjs'/g

/**
 * What a file takes from RxJS it takes from where it is written. Through the one index of RxJS every chunk of a document
 * would reach whatever any of them uses, and all of it would stand in what is loaded first.
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

/** Where each name of the index is written. */
function homesOf(index) {
  const lines = [...index.matchAll(/export \{([^}]*)\} from '(.+)'/g)]
  return new Map(lines.flatMap(([, names, path]) => namesIn(names).map((name) => [name, `${folder}/${path}.js`])))
}

/** Types are nobody's at run time; what the index does not have is left to fail where it is looked for. */
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
