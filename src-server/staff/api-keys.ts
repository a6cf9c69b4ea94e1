import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { sql } from 'kysely'
import { keyScopes } from '../../src-domain/staff/api-key.ts'
import type { ApiKeyEntry, NewApiKey } from '../../src-domain/staff/api-key-entry.ts'
import { mayDoAt } from '../../src-domain/staff/staff-member.ts'
import type { Clock, Instant } from '../../src-domain/time/clock.ts'
import { hashedToken, newToken } from '../account/session-tokens.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { LimitCounter } from '../limits/limits.ts'
import type { NotFound } from '../not-found.ts'
import type { Database } from '../store/database.ts'
import type { NotAllowed } from './not-allowed.ts'
import type { KnownKey } from './staff-facade.ts'
import { type Actor, auditEntry } from './write-audit.ts'

/** Starts every key, so that scanners for leaked secrets recognise one. */
const keyPrefix = 'tureen_'
/** Milliseconds; `used_at` is updated at most this often. */
const usedEvery = 60_000

/** API keys of a location and of the whole brand. Only an owner may see and change them. */
export interface ApiKeysFacade {
  readonly list: (actor: Actor, locationId: string) => Promise<Either<NotAllowed | NotFound, readonly ApiKeyEntry[]>>
  /** `secret`: the only copy of the key. */
  readonly make: (
    actor: Actor,
    locationId: string,
    sent: NewApiKey,
  ) => Promise<Either<NotAllowed | NotFound, { readonly secret: string; readonly keys: readonly ApiKeyEntry[] }>>
  /** Ends the key and its streams at once. Repeatable. Returns the list after it. */
  readonly revoke: (
    actor: Actor,
    locationId: string,
    keyId: string,
  ) => Promise<Either<NotAllowed | NotFound, readonly ApiKeyEntry[]>>
}

export interface ApiKeysNeeds {
  readonly db: Database
  readonly clock: Clock
  readonly catalogue: Catalogue
  /** Called after the commit: open streams of the locations check their permission. */
  readonly accessChanged: (brandId: string, locationIds: readonly string[]) => void
}

export function openApiKeys({ db, clock, catalogue, accessChanged }: ApiKeysNeeds): ApiKeysFacade {
  const refusal = async ({ brandId, member }: Actor, locationId: string) => {
    if (!mayDoAt(member, 'team:write', locationId)) return left<NotAllowed>({ _tag: 'NotAllowed' })
    const known = await catalogue.location(brandId, locationId)
    return known === undefined ? left<NotFound>({ _tag: 'NotFound' }) : undefined
  }
  const keysAt = (brandId: string, locationId: string) => apiKeysAt(db, brandId, locationId)

  return {
    list: async (actor, locationId) =>
      (await refusal(actor, locationId)) ?? right(await keysAt(actor.brandId, locationId)),
    make: async (actor, locationId, { name, scopes, isBrandWide }) => {
      const refused = await refusal(actor, locationId)
      if (refused !== undefined) return refused
      const [id, secret, now] = [`key_${newToken().slice(0, 20)}`, `${keyPrefix}${newToken()}`, clock.now()]
      const entry = { actor, action: 'key:make', subject: id, locationId: isBrandWide ? '' : locationId, at: now }
      const inOrder = keyScopes.filter((scope) => scopes.includes(scope))
      await sql`
        with made as (
          insert into api_keys (brand_id, id, location_id, name, scopes, key_hash, created_at)
          values (${actor.brandId}, ${id}, ${isBrandWide ? '' : locationId}, ${name},
            array(select jsonb_array_elements_text(${JSON.stringify(inOrder)}::jsonb)), ${hashedToken(secret)}, ${at(now)})
          returning 1
        ), noted as (${auditEntry(entry, sql`made`)})
        select 1`.execute(db)
      return right({ secret, keys: await keysAt(actor.brandId, locationId) })
    },
    revoke: async (actor, locationId, keyId) => {
      const refused = await refusal(actor, locationId)
      if (refused !== undefined) return refused
      const now = clock.now()
      const entry = { actor, action: 'key:revoke', subject: keyId, locationId, at: now }
      await sql`
        with revoked as (
          update api_keys set key_hash = null, revoked_at = ${at(now)}
          where brand_id = ${actor.brandId} and id = ${keyId} and location_id in ('', ${locationId})
            and revoked_at is null
          returning 1
        ), noted as (${auditEntry(entry, sql`revoked`)})
        select 1`.execute(db)
      const all = await catalogue.locations(actor.brandId)
      const ids = all.map(({ settings }) => settings.location.id)
      accessChanged(actor.brandId, ids)
      return right(await keysAt(actor.brandId, locationId))
    },
  }
}

function at(instant: Instant) {
  return sql`${new Date(instant).toISOString()}::timestamptz`
}

interface KeyRow {
  readonly id: string
  readonly name: string
  readonly location_id: string
  /** Read as JSON: the embedded database's driver does not read arrays. */
  readonly scopes: ApiKeyEntry['scopes']
  readonly created_at: Date
  readonly used_at: Date | null
}

const keyColumns = sql`id, name, location_id, to_json(scopes) as scopes, created_at, used_at`

async function apiKeysAt(db: Database, brandId: string, locationId: string): Promise<readonly ApiKeyEntry[]> {
  const { rows } = await sql<KeyRow>`
    select ${keyColumns} from api_keys
    where brand_id = ${brandId} and location_id in ('', ${locationId}) and revoked_at is null
    order by created_at, id`.execute(db)
  return rows.map(({ id, name, location_id, scopes, created_at, used_at }) => ({
    ...{ id, name, scopes, isBrandWide: location_id === '', createdAt: created_at.getTime() },
    ...(used_at === null ? {} : { usedAt: used_at.getTime() }),
  }))
}

export interface KeyOfNeeds {
  readonly db: Database
  readonly clock: Clock
  readonly limits: LimitCounter
}

/** The API key of a call, which is counted; undefined if it is unknown, revoked, or of another brand. */
export async function keyOf(
  { db, clock, limits }: KeyOfNeeds,
  brandId: string,
  sent: string,
): Promise<KnownKey | undefined> {
  const { rows } = await sql<KeyRow>`
    select ${keyColumns} from api_keys
    where key_hash = ${hashedToken(sent)} and brand_id = ${brandId} and revoked_at is null`.execute(db)
  const [row] = rows
  if (row === undefined) return undefined
  const consumed = await limits.consume({ limit: 'callsByKey', of: JSON.stringify([brandId, row.id]) })
  if (consumed._tag === 'Past') return { _tag: 'Past', seconds: consumed.seconds }
  const now = clock.now()
  if (row.used_at === null || now - row.used_at.getTime() >= usedEvery)
    await sql`
      update api_keys set used_at = ${at(now)}
      where brand_id = ${brandId} and id = ${row.id} and revoked_at is null`.execute(db)
  const { id, name, scopes, location_id } = row
  const isBrandWide = location_id === ''
  const key = { id, name, role: 'key', scopes, isBrandWide, locationIds: isBrandWide ? [] : [location_id] } as const
  return { _tag: 'Known', key }
}
