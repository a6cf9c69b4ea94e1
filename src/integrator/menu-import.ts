// npm run menu:import -- --from csv FILE --brand ID; exits 1 if the file cannot become the menu.
import { ownCommand } from './command.ts'
import { menuImport } from './menu-import/import-command.ts'

process.exitCode = menuImport(ownCommand())
