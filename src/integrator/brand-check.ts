// npm run brand:check <id>; exits 1 on errors.
import { brandCheck } from './check-command.ts'
import { ownCommand } from './command.ts'

process.exitCode = brandCheck(ownCommand())
