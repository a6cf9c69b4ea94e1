// npm run brand:new <id>: writes the smallest brand that starts.
import { ownCommand } from './command.ts'
import { brandNew } from './new-command.ts'

process.exitCode = brandNew(ownCommand())
