import { parseArgs } from 'node:util'
import { isLeft, tryCatch } from 'fp-ts/lib/Either.js'
import { inCurrency } from '../../../src-contract/codec/monetary.ts'
import { menu as menuCodec } from '../../../src-contract/menu/menu.ts'
import type { Command } from '../command.ts'
import { changedEntries } from './changed-entries.ts'
import { menuFromCsv } from './menu-from-csv.ts'
import { menuOfBrand, readMenu } from './menu-of-brand.ts'
import { menuToCsv } from './menu-to-csv.ts'

const usage = 'npm run menu:export -- --brand ID --to json|csv [--location SLUG]'

/** Returns the exit code: 2 for a wrong call, 1 if the menu cannot be written without a loss. */
export function menuExport({ args, variables, say, complain }: Command): number {
  const asked = tryCatch(
    () =>
      parseArgs({
        args: [...args],
        options: { brand: { type: 'string' }, location: { type: 'string' }, to: { type: 'string' } },
      }).values,
    () => usage,
  )
  const refuse = (code: number, ...lines: readonly string[]) => {
    for (const line of lines) complain(line)
    return code
  }
  if (isLeft(asked)) return refuse(2, usage)
  const { brand, location, to } = asked.right
  if (brand === undefined || (to !== 'json' && to !== 'csv')) return refuse(2, usage)
  const target = menuOfBrand(variables, brand, location)
  if (isLeft(target)) return refuse(2, target.left)
  const read = readMenu(target.right)
  if (isLeft(read)) return refuse(1, read.left)
  if (read.right.leftOut.length > 0) return refuse(1, ...read.right.leftOut)
  const codec = inCurrency(menuCodec, target.right.currency)
  const json = codec.encode(read.right.menu)
  if (to === 'json') {
    say(JSON.stringify(json, null, 2))
    return 0
  }
  const csv = menuToCsv(json)
  const again = menuFromCsv(csv)
  const lost = isLeft(again) ? again.left : changedEntries(json, written(again.right.json))
  if (lost.length > 0) return refuse(1, ...lost.map((line) => `the table would change ${line}`))
  // The command ends the last line itself.
  say(csv.replace(/\r\n$/, '\r'))
  return 0

  function written(table: unknown): unknown {
    const decoded = codec.decode(table)
    return isLeft(decoded) ? {} : codec.encode(decoded.right)
  }
}
