// npm run staff -- invite owner@example.com --brand=ember [--role=counter --location=red-hook] | list | remove | rescue

import { parseArgs } from 'node:util'
import { emailProblem } from '../../src-domain/account/email-address.ts'
import { type Invited, inviteStaff, removeStaff } from '../../src-server/staff/invite-staff.ts'
import { rescueStaff } from '../../src-server/staff/rescue-staff.ts'
import { membersOf } from '../../src-server/staff/staff-row.ts'
import type { Database } from '../../src-server/store/database.ts'
import type { LoadedBrand } from '../brand/load-brands.ts'
import type { Environment } from '../environment/environment.ts'
import { serverContainer } from '../server/container.ts'
import { ServerPort } from '../server/server-ports.ts'
import { staffOrigin } from '../server/staff-hosts.ts'
import { tableLine } from './table-line.ts'
import { type OpenedDatabase, withDatabase } from './with-database.ts'

const usage = `npm run staff -- invite owner@example.com --brand=ember                    prints a link that sets a password once
       ... --role=manager --location=red-hook --location=fishtown    default: owner; other roles need a location
npm run staff -- list --brand=ember                                      lists members, roles and locations
npm run staff -- remove counter@example.com --brand=ember                removes the member and ends all sessions
npm run staff -- rescue owner@example.com --brand=ember                  for a lost phone: ends all sessions, removes the authenticator app, prints a link
`

function say(line: string) {
  return process.stdout.write(`${line}\n`)
}

type Asked = { readonly brandId: string } & (
  | { readonly _tag: 'List' }
  | { readonly _tag: 'Remove' | 'Rescue'; readonly email: string }
  | {
      readonly _tag: 'Invite'
      readonly email: string
      readonly role: Invited['role']
      readonly slugs: readonly string[]
    }
)

const options = {
  brand: { type: 'string', default: '' },
  role: { type: 'string', default: 'owner' },
  location: { type: 'string', multiple: true },
} as const

function read(given: readonly string[]) {
  try {
    return parseArgs({ args: [...given], options, allowPositionals: true })
  } catch {
    return undefined
  }
}

const invitable: readonly Invited['role'][] = ['owner', 'manager', 'counter']

function askedOf(given: readonly string[]): Asked | undefined {
  const parsed = read(given)
  if (parsed === undefined) return undefined
  const { brand: brandId, role: named, location: slugs = [] } = parsed.values
  const [command, email, ...more] = parsed.positionals
  if (brandId === '' || more.length > 0) return undefined
  if (command === 'list') return email === undefined ? { _tag: 'List', brandId } : undefined
  if (email === undefined || emailProblem(email) !== undefined) return undefined
  if (command === 'remove') return { _tag: 'Remove', brandId, email }
  if (command === 'rescue') return { _tag: 'Rescue', brandId, email }
  const role = invitable.find((one) => one === named)
  const isWhole = role === 'owner' ? slugs.length === 0 : slugs.length > 0
  return command === 'invite' && role !== undefined && isWhole
    ? { _tag: 'Invite', brandId, email, role, slugs }
    : undefined
}

const widths = [36, 8, 9]

async function list(db: Database, brandId: string): Promise<number> {
  const rows = await membersOf(db, brandId)
  const locations = await db.selectFrom('locations').select(['id', 'slug']).where('brand_id', '=', brandId).execute()
  say(tableLine(widths, ['email', 'role', 'state', 'locations']))
  for (const { email, role, enabled_at, location_ids } of rows) {
    const slugs = locations.filter(({ id }) => location_ids.includes(id)).map(({ slug }) => slug)
    const where = role === 'owner' ? 'all' : slugs.join(', ')
    say(tableLine(widths, [email, role, enabled_at === null ? 'invited' : 'active', where]))
  }
  return 0
}

async function invite({ db, environment }: OpenedDatabase, asked: Extract<Asked, { _tag: 'Invite' }>): Promise<number> {
  const { brandId, email, role, slugs } = asked
  const brand = brandOf(environment, brandId)
  const known = await db.selectFrom('locations').select(['id', 'slug']).where('brand_id', '=', brandId).execute()
  const missing = slugs.find((slug) => !known.some((one) => one.slug === slug))
  if (brand === undefined || known.length === 0) {
    say(`the database has no brand ${brandId}: start the server once to create it`)
    return 1
  }
  if (missing !== undefined) {
    say(`${brandId} has no location ${missing}`)
    return 1
  }
  const locationIds = known.filter(({ slug }) => slugs.includes(slug)).map(({ id }) => id)
  sayLink(brand, environment, await inviteStaff(db, { brandId, email, role, locationIds }, Date.now()))
  return 0
}

function sayLink(brand: LoadedBrand, environment: Environment, token: string): void {
  // The token follows the hash, so that no server logs it.
  say(`${staffOrigin(brand, environment) ?? ''}/staff#invitation=${token}`)
  say('the link works once, for 7 days')
}

async function rescue({ db, environment }: OpenedDatabase, brandId: string, email: string): Promise<number> {
  const brand = brandOf(environment, brandId)
  const token = brand && (await rescueStaff(db, { brandId, email }, Date.now()))
  if (brand === undefined || token === undefined) {
    say(`${brandId} has no staff member ${email}`)
    return 1
  }
  say(`${email}: all sessions ended, the authenticator app is removed`)
  sayLink(brand, environment, token)
  return 0
}

function brandOf(environment: Environment, brandId: string): LoadedBrand | undefined {
  return serverContainer(environment)
    .get(ServerPort.brands)
    .find((one) => one.brand.id === brandId)
}

async function carryOut(opened: OpenedDatabase, asked: Asked): Promise<number> {
  switch (asked._tag) {
    case 'List':
      return list(opened.db, asked.brandId)
    case 'Invite':
      return invite(opened, asked)
    case 'Rescue':
      return rescue(opened, asked.brandId, asked.email)
    case 'Remove': {
      const isRemoved = await removeStaff(opened.db, asked.brandId, asked.email)
      say(
        isRemoved
          ? `${asked.email} removed; all sessions ended`
          : `${asked.brandId} has no staff member ${asked.email}`,
      )
      return isRemoved ? 0 : 1
    }
  }
}

const asked = askedOf(process.argv.slice(2))
if (asked === undefined) {
  process.stderr.write(usage)
  process.exitCode = 2
} else {
  process.exitCode = await withDatabase((opened) => carryOut(opened, asked))
}
