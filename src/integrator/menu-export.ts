// npm run menu:export -- --brand ID --to json|csv; writes the menu to the standard output.
import { ownCommand } from './command.ts'
import { menuExport } from './menu-import/export-command.ts'

process.exitCode = menuExport(ownCommand())
