import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Either, isLeft, left, right, tryCatch } from 'fp-ts/lib/Either.js'
import { inCurrency } from '../../../src-contract/codec/monetary.ts'
import { menu as menuCodec } from '../../../src-contract/menu/menu.ts'
import type { Command } from '../command.ts'
import { addPictures } from './add-pictures.ts'
import { changedEntries } from './changed-entries.ts'
import type { Fetch } from './fetch-picture.ts'
import { judgedMenu } from './judged-menu.ts'
import { didNotFitLines } from './menu-draft.ts'
import { type MenuFormat, menuFormats } from './menu-formats.ts'
import { type MenuOfBrand, menuOfBrand, readMenu } from './menu-of-brand.ts'

const names = Object.keys(menuFormats).join('|')
const usage = `npm run menu:import -- --from ${names} FILE --brand ID [--location SLUG] [--pictures] [--dry-run | --publish]`

export interface MenuImport extends Command {
  readonly fetch: Fetch
  /** As `npm run brand:publish` does it; returns its exit code. Undefined if the product is not built. */
  readonly publish: ((brandId: string) => Promise<number>) | undefined
}

interface Asked {
  readonly format: MenuFormat
  readonly text: string
  readonly target: MenuOfBrand
  readonly brand: string
  readonly isDryRun: boolean
  readonly withPictures: boolean
  readonly isPublished: boolean
}

/**
 * Returns the exit code: 2 for a wrong call, 1 if the file cannot become the menu, in which case nothing is written, or
 * if the written menu cannot be published.
 */
export async function menuImport(call: MenuImport): Promise<number> {
  const { complain, publish } = call
  const asked = askedIn(call.args, call.variables)
  if (isLeft(asked)) {
    complain(asked.left)
    return 2
  }
  const { target, brand, isPublished } = asked.right
  if (isPublished && publish === undefined) {
    complain('npm run build makes the command that publishes: run it first')
    return 2
  }
  const refused = await refusalOf(asked.right, call)
  if (refused !== undefined) {
    for (const line of refused) complain(`error ${line}`)
    complain(`${target.path} is unchanged`)
    return 1
  }
  if (!isPublished || publish === undefined) return 0
  const code = await publish(brand)
  if (code !== 0) complain(`${target.path} is not published: npm run brand:publish -- ${brand} publishes it`)
  return code
}

/** Writes the file's menu. Returns why it cannot. */
async function refusalOf(asked: Asked, { say, fetch }: MenuImport): Promise<readonly string[] | undefined> {
  const { format, text, target, isDryRun, withPictures } = asked
  const draft = format(text, target.currency)
  if (isLeft(draft)) return draft.left
  const judged = judgedMenu(draft.right.json, target.currency)
  // Nothing is fetched for a menu that is refused.
  const isFetched = withPictures && !isDryRun && !isLeft(judged)
  const added = await addPictures(draft.right, { folder: target.folder.path, ...(isFetched ? { fetch } : {}) })
  for (const line of didNotFitLines([...draft.right.didNotFit, ...added.didNotFit])) say(line)
  if (isLeft(judged)) return judged.left
  for (const line of [...added.lines, ...judged.right.warnings]) say(line)
  const menu = judgedMenu(added.json, target.currency)
  if (isLeft(menu)) return menu.left

  const changes = changedEntries(presentMenu(target), menu.right.json)
  for (const line of changes) say(line)
  if (changes.length === 0) say(`${target.path} has all of it already`)
  else if (isDryRun) say(`${target.path} is unchanged, because of --dry-run`)
  else {
    writeFileSync(target.path, `${JSON.stringify(menu.right.json, null, 2)}\n`)
    say(`${target.path} is written`)
  }
  return undefined
}

/** A menu that cannot be read is replaced, so everything is new. */
function presentMenu(target: MenuOfBrand): unknown {
  const present = readMenu(target)
  return isLeft(present) ? {} : inCurrency(menuCodec, target.currency).encode(present.right.menu)
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
          pictures: { type: 'boolean', default: false },
          publish: { type: 'boolean', default: false },
        },
      }),
    () => usage,
  )
  if (isLeft(parsed)) return parsed
  const { values, positionals } = parsed.right
  const { brand, from = '', location } = values
  const [file, ...more] = positionals
  const format = Object.hasOwn(menuFormats, from) ? menuFormats[from] : undefined
  const isBoth = values.publish && values['dry-run']
  if (format === undefined || brand === undefined || file === undefined || more.length > 0 || isBoth) return left(usage)
  const target = menuOfBrand(variables, brand, location)
  if (isLeft(target)) return target
  const text = tryCatch(
    () => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file)),
    () => `${file} cannot be read, or is not UTF-8: save it as "CSV UTF-8"`,
  )
  if (isLeft(text)) return text
  return right({
    format,
    text: text.right,
    target: target.right,
    brand,
    isDryRun: values['dry-run'],
    withPictures: values.pictures,
    isPublished: values.publish,
  })
}
