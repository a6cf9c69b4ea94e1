import { isLeft } from 'fp-ts/lib/Either.js'
import { readEnvironment } from '../environment/environment.ts'
import { checkBrand } from './check-brand.ts'
import type { Command } from './command.ts'

/** Returns the exit code. */
export function brandCheck({ args, variables, say, complain }: Command): number {
  const [id] = args
  const environment = readEnvironment(variables)
  if (isLeft(environment)) {
    complain(environment.left)
    return 2
  }
  if (id === undefined || args.length > 1) {
    complain('npm run brand:check <id>: the name of one folder of brands')
    return 2
  }
  const { errors, warnings } = checkBrand(environment.right.BRANDS_DIR, id, environment.right)
  for (const line of errors) say(`error ${line}`)
  for (const line of warnings) say(`warning ${line}`)
  say(`${id}: ${counted(errors, 'error')}, ${counted(warnings, 'warning')}`)
  return errors.length > 0 ? 1 : 0
}

function counted({ length }: readonly string[], word: string): string {
  return `${length} ${word}${length === 1 ? '' : 's'}`
}
