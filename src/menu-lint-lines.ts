import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { locationSeeds } from '../src-contract/brand/seeds.ts'
import { menuReporting } from '../src-contract/menu/menu.ts'
import { menuProblems } from '../src-domain/menu/menu-lint.ts'
import { problemText } from '../src-server/menu/problem-text.ts'
import { type BrandFolder, brandFolder } from './server/brand-folder.ts'
import { CannotStart } from './server/cannot-start.ts'

export interface MenuLint {
  /** One per problem: "error brands/ember/menu.json menus.lunch > groups.noodles ...". */
  readonly lines: readonly string[]
  readonly errors: number
  readonly files: number
}

/** A file that cannot be read is a problem of that file and keeps no other from being looked at. */
const told = (work: () => readonly string[]): readonly string[] => {
  try {
    return work()
  } catch (reason) {
    if (reason instanceof CannotStart) return [`error ${reason.message}`]
    throw reason
  }
}

const linesOfMenu = (folder: BrandFolder, file: string): readonly string[] =>
  told(() => {
    const unreadable: string[] = []
    const codec = menuReporting((fault) => unreadable.push(fault))
    const menu = folder.read(file, (json) => codec.decode(json))
    const path = join(folder.path, file)
    return [
      ...unreadable.map((fault) => `error ${path} ${fault}`),
      ...menuProblems(menu).map((problem) => `${problem.severity} ${path} ${problemText(problem)}`),
    ]
  })

const menusOf = (folder: BrandFolder): readonly string[] => {
  const locations = folder.read('locations.json', (json) => locationSeeds.decode(json))
  return [...new Set(locations.flatMap(({ menu, packing }) => (packing === undefined ? [menu] : [menu, packing])))]
}

/** Every menu of every brand below `root`, judged. */
export const lintMenus = (root: string): MenuLint => {
  const lines: string[] = []
  let files = 0
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'brand.json')))
    .map(({ name }) => brandFolder(join(root, name)))
  for (const folder of folders) {
    lines.push(
      ...told(() => {
        const menus = menusOf(folder)
        files += menus.length
        return menus.flatMap((file) => linesOfMenu(folder, file))
      }),
    )
  }
  return { lines, errors: lines.filter((line) => line.startsWith('error ')).length, files }
}
