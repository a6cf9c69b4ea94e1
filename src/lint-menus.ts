import { lintMenus } from './menu-lint-lines.ts'

const { lines, errors, files } = lintMenus(process.argv[2] ?? 'brands')
const summary = `${files} menus, ${errors} errors, ${lines.length - errors} warnings`
process.stdout.write(`${[...lines, summary].join('\n')}\n`)
// A folder without menus is a wrong argument.
process.exitCode = errors > 0 || files === 0 ? 1 : 0
