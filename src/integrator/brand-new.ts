// npm run brand:new <id>
import { ownCommand } from './command.ts'
import { brandNew } from './new-command.ts'

process.exitCode = brandNew(ownCommand())
