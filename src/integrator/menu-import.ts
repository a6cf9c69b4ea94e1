// npm run menu:import -- --from csv FILE --brand ID; exits 1 if the file cannot become the menu.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { ownCommand } from './command.ts'
import { menuImport } from './menu-import/import-command.ts'

const publisher = 'dist/server/brand-publish.js'

/** The built command, so that a menu is published in one way only. */
function published(brandId: string): Promise<number> {
  const child = spawn(process.execPath, [publisher, brandId], { stdio: 'inherit' })
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)))
}

process.exitCode = await menuImport({
  ...ownCommand(),
  fetch: (address, init) => fetch(address, init),
  publish: existsSync(publisher) ? published : undefined,
})
