// npm run brand:check <id>: what a start would say of the brand, and what it would not; 1 where something is to mend.
import { brandCheck } from './check-command.ts'
import { ownCommand } from './command.ts'

process.exitCode = brandCheck(ownCommand())
