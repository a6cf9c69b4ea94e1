// npm run brand:check <id>: what a start would say of the brand, and what it would not; 1 where something is to mend.
import { isLeft } from 'fp-ts/lib/Either.js'
import { readEnvironment } from '../server/environment.ts'
import { checkBrand } from './check-brand.ts'

function say(line: string) {
  return process.stdout.write(`${line}\n`)
}

function run(ids: readonly string[]): number {
  const [id] = ids
  const environment = readEnvironment(process.env)
  if (isLeft(environment)) {
    process.stderr.write(`${environment.left}\n`)
    return 2
  }
  if (id === undefined || ids.length > 1) {
    process.stderr.write('npm run brand:check <id>: the name of one folder of brands\n')
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

process.exitCode = run(process.argv.slice(2))
