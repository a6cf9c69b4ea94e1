// npm run brand:publish -- ember [--dry-run] | --list | --rollback 3

import { parseArgs } from 'node:util'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { FileDifference } from '../../src-domain/staff/brand-version-list.ts'
import { argon2id } from '../../src-server/account/password.ts'
import { servedNumber, servedVersions, storedVersion, versionsOf } from '../../src-server/brand/brand-versions.ts'
import { publicationMessage } from '../../src-server/brand/follow-versions.ts'
import { type PublishRefusal, publishBrand, rollBackBrand } from '../../src-server/brand/publish-brand.ts'
import type { SeedNeeds } from '../../src-server/brand/seed-brand.ts'
import type { BrandVersionNeeds } from '../../src-server/brand/start-brands.ts'
import { noContent, versionDifference } from '../../src-server/brand/version-difference.ts'
import { hashesOf } from '../../src-server/brand/version-pictures.ts'
import { cardSecrets, developmentCardKey } from '../../src-server/gift-card/card-secrets.ts'
import type { Database } from '../../src-server/store/database.ts'
import { liveBrands } from '../brand/live-brands.ts'
import { serverContainer } from '../server/container.ts'
import { ServerPort } from '../server/server-ports.ts'
import { versionsOfBrands } from '../server/versions-of-brands.ts'
import { tableLine } from './table-line.ts'
import { type OpenedDatabase, withDatabase } from './with-database.ts'

const usage = `npm run brand:publish -- ember                 checks the files, shows what changes, and serves them as the next version
npm run brand:publish -- ember --dry-run       checks the files and shows what would change
npm run brand:publish -- ember --list          lists the versions
npm run brand:publish -- ember --rollback 3    serves version 3 again
`

type Asked = { readonly brandId: string } & (
  | { readonly _tag: 'Publish' | 'Show' | 'List' }
  | { readonly _tag: 'RollBack'; readonly to: number }
)

const options = {
  'dry-run': { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
  rollback: { type: 'string' },
} as const

function read(given: readonly string[]) {
  try {
    return parseArgs({ args: [...given], options, allowPositionals: true })
  } catch {
    return undefined
  }
}

function askedOf(given: readonly string[]): Asked | undefined {
  const parsed = read(given)
  const [brandId, ...more] = parsed?.positionals ?? []
  if (parsed === undefined || brandId === undefined || more.length > 0) return undefined
  const { 'dry-run': isDry, list, rollback } = parsed.values
  if ([isDry, list, rollback !== undefined].filter(Boolean).length > 1) return undefined
  if (rollback !== undefined)
    return /^[1-9]\d{0,8}$/.test(rollback) ? { _tag: 'RollBack', brandId, to: Number(rollback) } : undefined
  return { _tag: list ? 'List' : isDry ? 'Show' : 'Publish', brandId }
}

function say(line: string) {
  return process.stdout.write(`${line}\n`)
}

const mostLines = 200

function sayDifference(changes: readonly FileDifference[]): void {
  for (const { file, path, before, after } of changes.slice(0, mostLines)) {
    const short = (json: string | undefined) => (json === undefined ? 'nothing' : json.slice(0, 80))
    say(`${file} ${path}: ${short(before)} -> ${short(after)}`)
  }
  if (changes.length > mostLines) say(`and ${changes.length - mostLines} more changes`)
}

function sayRefusal(refusal: PublishRefusal): number {
  switch (refusal._tag) {
    case 'Faulty':
      for (const fault of refusal.faults) say(`error ${fault}`)
      break
    case 'Superseded':
      say(`error version ${refusal.served} was published meanwhile: look at its changes, and publish again`)
      break
    case 'UnknownVersion':
      say('error there is no such version')
  }
  return 1
}

async function list(db: Database, brandId: string): Promise<number> {
  const widths = [9, 26, 24]
  say(tableLine(widths, ['version', 'published', 'by', 'served']))
  for (const { number, publishedAt, publishedBy, who = publishedBy, isServed } of await versionsOf(db, brandId))
    say(tableLine(widths, [String(number), new Date(publishedAt).toISOString(), who, isServed ? 'yes' : '']))
  return 0
}

/** Serves the other brands of the database, so that their hosts are known. */
async function serveOthers(db: Database, brandId: string, versions: BrandVersionNeeds): Promise<void> {
  for (const served of await servedVersions(db)) {
    if (served.brandId === brandId) continue
    const version = await storedVersion(db, served.brandId, served.number)
    const found = version === undefined ? undefined : versions.read(served.brandId, version)
    if (found !== undefined && !isLeft(found)) found.right.serve()
  }
}

async function carryOut({ db, environment, notifications }: OpenedDatabase, asked: Asked): Promise<number> {
  const { brandId } = asked
  if (asked._tag === 'List') return list(db, brandId)
  const rules = serverContainer(environment).get(ServerPort.brandRules)
  const versions = versionsOfBrands({ ...rules, live: liveBrands([]) })
  await serveOthers(db, brandId, versions)
  const seeding: SeedNeeds = {
    secrets: cardSecrets(environment.GIFT_CARD_KEY ?? developmentCardKey),
    passwords: argon2id,
    log: { info: () => undefined, warn: () => undefined, error: (_, sentence) => void say(`error ${sentence}`) },
  }
  const over = await servedNumber(db, brandId)
  const [before, at] = [over === undefined ? undefined : await storedVersion(db, brandId, over), Date.now()]
  const common = { over, at }
  const tell = (number: number) => {
    const messages = notifications()
    messages.send(publicationMessage(brandId))
    say(`${brandId}: version ${number} is served`)
    return messages.close()
  }
  if (asked._tag === 'RollBack') {
    const to = await storedVersion(db, brandId, asked.to)
    sayDifference(versionDifference(before ?? noContent, to ?? noContent))
    const seedOf: Parameters<typeof rollBackBrand>[2] = (version) => {
      const found = versions.read(brandId, version)
      return isLeft(found) ? found : right(found.right.seed)
    }
    const done = await rollBackBrand(db, { ...common, brandId, to: asked.to }, seedOf, seeding)
    if (isLeft(done)) return sayRefusal(done.left)
    await tell(done.right)
    return 0
  }
  const folder = versions.readFolder(brandId)
  if (isLeft(folder)) return sayRefusal({ _tag: 'Faulty', faults: folder.left })
  const { seed, pictures } = folder.right
  sayDifference(versionDifference(before ?? noContent, { files: seed.files ?? {}, pictures: hashesOf(pictures) }))
  if (asked._tag === 'Show') return 0
  const done = await publishBrand(db, { ...common, seed, pictures }, seeding)
  if (isLeft(done)) return sayRefusal(done.left)
  await tell(done.right)
  return 0
}

const asked = askedOf(process.argv.slice(2))
if (asked === undefined) {
  process.stderr.write(usage)
  process.exitCode = 2
} else {
  process.exitCode = await withDatabase((opened) => carryOut(opened, asked))
}
