import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Either, isLeft, left, right, tryCatch } from 'fp-ts/lib/Either.js'
import { complaints } from '../../../src-contract/codec/complaints.ts'
import { inCurrency } from '../../../src-contract/codec/monetary.ts'
import { menuReporting } from '../../../src-contract/menu/menu.ts'
import { menuProblems } from '../../../src-domain/menu/menu-lint.ts'
import { problemText } from '../../../src-server/menu/problem-text.ts'
import type { Command } from '../command.ts'
import { changedEntries } from './changed-entries.ts'
import { didNotFitLines } from './menu-draft.ts'
import { type MenuFormat, menuFormats } from './menu-formats.ts'
import { type MenuOfBrand, menuOfBrand, readMenu } from './menu-of-brand.ts'

const names = Object.keys(menuFormats).join('|')
const usage = `npm run menu:import -- --from ${names} FILE --brand ID [--location SLUG] [--dry-run]`

interface Asked {
  readonly format: MenuFormat
  readonly text: string
  readonly target: MenuOfBrand
  readonly isDryRun: boolean
}

/** Returns the exit code: 2 for a wrong call, 1 if the file cannot become the menu. Then nothing is written. */
export function menuImport({ args, variables, say, complain }: Command): number {
  const asked = askedIn(args, variables)
  if (isLeft(asked)) {
    complain(asked.left)
    return 2
  }
  const { format, text, target, isDryRun } = asked.right
  const refuse = (lines: readonly string[]) => {
    for (const line of lines) complain(`error ${line}`)
    complain(`${target.path} is unchanged`)
    return 1
  }
  const draft = format(text, target.currency)
  if (isLeft(draft)) return refuse(draft.left)
  for (const line of didNotFitLines(draft.right.didNotFit)) say(line)

  const unreadable: string[] = []
  const codec = inCurrency(
    menuReporting((fault) => unreadable.push(fault)),
    target.currency,
  )
  const menu = codec.decode(draft.right.json)
  if (isLeft(menu)) return refuse([complaints(menu.left)])
  if (unreadable.length > 0) return refuse(unreadable)
  const problems = menuProblems(menu.right)
  const textsOf = (severity: string) => problems.filter((one) => one.severity === severity).map(problemText)
  for (const line of textsOf('warning')) say(`warning ${line}`)
  if (textsOf('error').length > 0) return refuse(textsOf('error'))

  const present = readMenu(target)
  // A menu that cannot be read is replaced, so everything is new.
  const before = isLeft(present) ? {} : codec.encode(present.right.menu)
  const after = codec.encode(menu.right)
  const changes = changedEntries(before, after)
  for (const line of changes) say(line)
  if (changes.length === 0) say(`${target.path} has all of it already`)
  else if (isDryRun) say(`${target.path} is unchanged, because of --dry-run`)
  else {
    writeFileSync(target.path, `${JSON.stringify(after, null, 2)}\n`)
    say(`${target.path} is written`)
  }
  return 0
}

function askedIn(args: readonly string[], variables: Command['variables']): Either<string, Asked> {
  const parsed = tryCatch(
    () =>
      parseArgs({
        args: [...args],
        allowPositionals: true,
        options: {
          brand: { type: 'string' },
          from: { type: 'string' },
          location: { type: 'string' },
          'dry-run': { type: 'boolean', default: false },
        },
      }),
    () => usage,
  )
  if (isLeft(parsed)) return parsed
  const { values, positionals } = parsed.right
  const { brand, from = '', location } = values
  const [file, ...more] = positionals
  const format = Object.hasOwn(menuFormats, from) ? menuFormats[from] : undefined
  if (format === undefined || brand === undefined || file === undefined || more.length > 0) return left(usage)
  const target = menuOfBrand(variables, brand, location)
  if (isLeft(target)) return target
  const text = tryCatch(
    () => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file)),
    () => `${file} cannot be read, or is not UTF-8: save it as "CSV UTF-8"`,
  )
  return isLeft(text) ? text : right({ format, text: text.right, target: target.right, isDryRun: values['dry-run'] })
}
