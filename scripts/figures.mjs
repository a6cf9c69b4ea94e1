// npm run figures: files, lines and comment words per top folder, and the counts of the dependency injection.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const code = /\.(?:ts|tsx|mts|mjs)$/
// Strings and templates come first, so that their text is not read as a comment.
const token = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g
const word = /[A-Za-z][A-Za-z'’-]*/g
/** Files whose docstrings do not count: ports, money and time, which callers read instead of the code. */
const reference = /^src-domain\/(?:money|time)\/|^src-domain\/.*-(?:gateway|store|sink|processor)\.ts$/

/** Words of all comments of a file; docstrings of reference files do not count. */
export function commentWords(path, text) {
  const comments = (text.match(token) ?? []).filter((found) => found.startsWith('/'))
  const counted = reference.test(path) ? comments.filter((comment) => !comment.startsWith('/**')) : comments
  return counted.reduce((sum, comment) => sum + (comment.match(word) ?? []).length, 0)
}

/** One row per top folder: files, lines, median and longest file in lines, comment words. */
export function folderFigures(files) {
  const folders = [...new Set(files.map(([path]) => path.split('/')[0]))]
  return folders.map((folder) => {
    const members = files.filter(([path]) => path.startsWith(`${folder}/`))
    const lines = members.map(([, text]) => text.split('\n').length - 1).sort((a, b) => a - b)
    return {
      folder,
      files: members.length,
      lines: lines.reduce((sum, one) => sum + one, 0),
      median: lines[Math.floor(lines.length / 2)] ?? 0,
      longest: lines.at(-1) ?? 0,
      words: members.reduce((sum, [path, text]) => sum + commentWords(path, text), 0),
    }
  })
}

function occurrences(files, pattern) {
  return files.reduce((sum, [, text]) => sum + (text.match(pattern) ?? []).length, 0)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { stdout } = spawnSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 2 ** 26 })
  const paths = stdout.split('\n').filter((path) => path.includes('/') && code.test(path))
  const files = paths.map((path) => [path, readFileSync(path, 'utf8')])
  const rows = folderFigures(files)
  console.table(rows)
  console.log(`comment words: ${rows.reduce((sum, { words }) => sum + words, 0)}`)
  const browser = files.filter(([path]) => path.startsWith('src/'))
  console.log(`container modules: ${occurrences(browser, /new ContainerModule\(/g)}`)
  console.log(`tokens: ${occurrences(browser, /\bport<.*>\('/g)}`)
  console.log(`container.get: ${occurrences(browser, /\bcontainer\.get\(/g)}`)
}
