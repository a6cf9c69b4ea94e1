import { type RawBuilder, sql } from 'kysely'
import type { Minor } from '../../src-domain/money/minor.ts'
import type { OrderSize } from '../../src-domain/scheduling/slots.ts'
import { type ClaimedUnits, countedTables, unlessCounted } from './counted-claims.ts'

/** A slot of fifteen minutes. */
export interface ClaimedSlot {
  readonly locationId: string
  /** Unix seconds. */
  readonly at: number
  readonly capacity: number
}

/** A slot of a location that limits items or money. Undefined: unlimited. */
export interface ThrottledSlot extends ClaimedSlot {
  readonly size: OrderSize
  readonly most: { readonly items: number | undefined; readonly amount: Minor | undefined }
}

export interface LimitedResources {
  readonly brandId: string
  readonly key: string
  readonly patronId: string | undefined
  readonly orderId: string
  readonly credit: Minor
  /** Absent: unlimited capacity. */
  readonly slot: ClaimedSlot | ThrottledSlot | undefined
  readonly promo: { readonly codeId: string; readonly version: string; readonly isPerPatron: boolean } | undefined
  readonly giftCard: { readonly id: string; readonly amount: Minor } | undefined
  /** Absent: staff count nothing that is ordered. */
  readonly counted: ClaimedUnits | undefined
}

/** In claiming order. */
export const limitedKinds = ['credit', 'slot', 'promo', 'gift-card', 'count'] as const
export type LimitedKind = (typeof limitedKinds)[number]

/** Table expressions, each preceded by a comma, and `case` branches for failed claims. */
export interface LimitedClaims {
  readonly tables: RawBuilder<unknown>
  readonly unless: RawBuilder<unknown>
}

export function claimedKinds({ credit, slot, promo, giftCard, counted }: LimitedResources): readonly LimitedKind[] {
  const taken: LimitedKind[] = []
  if (credit > 0) taken.push('credit')
  if (slot !== undefined) taken.push('slot')
  if (promo !== undefined) taken.push('promo')
  if (giftCard !== undefined) taken.push('gift-card')
  if (counted !== undefined) taken.push('count')
  return taken
}

export function claimsNothing(things: LimitedResources): boolean {
  return claimedKinds(things).length === 0
}

function text(value: string | undefined) {
  return sql`${value ?? null}::text`
}
function together(parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join([sql``, ...parts], sql` `)
}
const nothing: LimitedClaims = { tables: sql``, unless: sql`` }

function missed(table: string, word: LimitedKind) {
  return sql`when not exists (select from ${sql.ref(table)}) then refuse(${sql.lit(word)})`
}

function creditClaim({ brandId, key, patronId, credit }: LimitedResources, isHeld: boolean): LimitedClaims {
  if (credit === 0) return nothing
  const change = isHeld ? sql`credit_held = credit_held + ${credit}` : sql`credit = credit - ${credit}`
  const hold = sql`
    , credit_hold as (
      insert into credit_holds (brand_id, key, patron_id, amount)
      select ${brandId}::text, ${key}::uuid, ${text(patronId)}, ${credit}::integer from credited
    )`
  return {
    tables: sql`
    , credited as (
      update patrons set ${change} from (select from claim) c
      where brand_id = ${brandId} and id = ${text(patronId)} and credit - credit_held >= ${credit}
      returning 1
    ) ${isHeld ? hold : sql``}`,
    unless: missed('credited', 'credit'),
  }
}

function slotClaim({ brandId, key, slot }: LimitedResources, isHeld: boolean): LimitedClaims {
  if (slot === undefined) return nothing
  if ('size' in slot) return throttledClaim(brandId, key, slot, isHeld)
  const hold = sql`
    , seat as (
      insert into slot_holds (brand_id, key, location_id, slot_at)
      select ${brandId}::text, ${key}::uuid, location_id, slot_at from seated
    )`
  return {
    tables: sql`
    , seated as (
      insert into slot_loads as s (brand_id, location_id, slot_at, taken)
      select ${brandId}::text, ${slot.locationId}::text, to_timestamp(${slot.at}::bigint), 1 from claim
      on conflict (brand_id, location_id, slot_at) do update set taken = s.taken + 1
        where s.taken < ${slot.capacity}::integer
      returning location_id, slot_at
    ) ${isHeld ? hold : sql``}`,
    unless: missed('seated', 'slot'),
  }
}

/** Also counts items and money. An order above a limit gets an empty slot. */
function throttledClaim(brandId: string, key: string, slot: ThrottledSlot, isHeld: boolean): LimitedClaims {
  const { locationId, at, capacity, size, most } = slot
  const fits = [
    ...(most.items === undefined ? [] : [sql`s.items + excluded.items <= ${most.items}::integer`]),
    ...(most.amount === undefined ? [] : [sql`s.amount + excluded.amount <= ${most.amount}::integer`]),
  ]
  const hold = sql`
    , seat as (
      insert into slot_holds (brand_id, key, location_id, slot_at, items, amount)
      select ${brandId}::text, ${key}::uuid, location_id, slot_at, ${size.items}::integer, ${size.amount}::integer
      from seated
    )`
  return {
    tables: sql`
    , seated as (
      insert into slot_loads as s (brand_id, location_id, slot_at, taken, items, amount)
      select ${brandId}::text, ${locationId}::text, to_timestamp(${at}::bigint), 1, ${size.items}::integer,
        ${size.amount}::integer from claim
      on conflict (brand_id, location_id, slot_at) do update
        set taken = s.taken + 1, items = s.items + excluded.items, amount = s.amount + excluded.amount
        where s.taken < ${capacity}::integer
        ${fits.length === 0 ? sql`` : sql`and (s.taken = 0 or (${sql.join(fits, sql` and `)}))`}
      returning location_id, slot_at
    ) ${isHeld ? hold : sql``}`,
    unless: missed('seated', 'slot'),
  }
}

/** Claims a promotion only under the version of its terms that priced the order. */
function promoClaim({ brandId, key, patronId, promo }: LimitedResources, isHeld: boolean): LimitedClaims {
  if (promo === undefined) return nothing
  const { codeId, version, isPerPatron } = promo
  const column = sql.ref(isHeld ? 'held' : 'uses')
  const hold = sql`
    , promo_hold as (
      insert into promotion_holds (brand_id, key, code_id, patron_id)
      select ${brandId}::text, ${key}::uuid, ${codeId}::text, ${text(isPerPatron ? patronId : undefined)} from coded
    )`
  const share = sql`
    , shared as (
      insert into promotion_patrons as s (brand_id, code_id, patron_id, most, uses, held)
      select ${brandId}::text, ${codeId}::text, ${text(patronId)}, coded.most_per_patron, ${isHeld ? 0 : 1}::integer, ${isHeld ? 1 : 0}::integer
      from coded
      on conflict (brand_id, code_id, patron_id) do update set ${column} = s.${column} + 1, most = excluded.most
        where s.uses + s.held < excluded.most
      returning 1
    )`
  return {
    tables: sql`
    , coded as (
      update promotion_codes pc set ${column} = pc.${column} + 1 from (select from claim) c, promotions p
      where pc.brand_id = ${brandId} and pc.id = ${codeId} and pc.is_active
        and p.brand_id = pc.brand_id and p.id = pc.promotion_id and p.version = ${version}
        and (pc.most is null or pc.uses + pc.held < pc.most)
      returning pc.most_per_patron
    ) ${isPerPatron ? share : sql``} ${isHeld ? hold : sql``}`,
    unless: sql`${missed('coded', 'promo')} ${isPerPatron ? missed('shared', 'promo') : sql``}`,
  }
}

function cardClaim({ brandId, key, orderId, giftCard }: LimitedResources, isHeld: boolean): LimitedClaims {
  if (giftCard === undefined) return nothing
  const { id, amount } = giftCard
  const change = isHeld ? sql`held = held + ${amount}` : sql`balance = balance - ${amount}`
  const written = isHeld
    ? sql`insert into gift_card_holds (brand_id, key, card_id, amount)
        select ${brandId}::text, ${key}::uuid, ${id}::text, ${amount}::integer from carded`
    : sql`insert into gift_card_entries (brand_id, card_id, order_id, amount)
        select ${brandId}::text, ${id}::text, ${orderId}::text, -${amount}::integer from carded`
  return {
    tables: sql`
    , carded as (
      update gift_cards set ${change} from (select from claim) c
      where brand_id = ${brandId} and id = ${id} and is_active and balance - held >= ${amount}
      returning 1
    ), card_written as (${written})`,
    unless: missed('carded', 'gift-card'),
  }
}

function countClaim(things: LimitedResources, isHeld: boolean): LimitedClaims {
  const { counted } = things
  if (counted === undefined) return nothing
  return { tables: countedTables(things, counted, isHeld), unless: unlessCounted(counted) }
}

/** Claims and releases use one order, which prevents deadlocks. */
function claims(things: LimitedResources, isHeld: boolean): LimitedClaims {
  if (claimsNothing(things)) return nothing
  const parts = [
    creditClaim(things, isHeld),
    slotClaim(things, isHeld),
    promoClaim(things, isHeld),
    cardClaim(things, isHeld),
    countClaim(things, isHeld),
  ]
  return { tables: together(parts.map(({ tables }) => tables)), unless: together(parts.map(({ unless }) => unless)) }
}

export function takeAtOnce(things: LimitedResources): LimitedClaims {
  return claims(things, false)
}
export function holdForAttempt(things: LimitedResources): LimitedClaims {
  return claims(things, true)
}
