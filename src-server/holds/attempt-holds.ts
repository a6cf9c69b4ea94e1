import { type RawBuilder, sql } from 'kysely'
import type { LimitedKind } from './limited-resources.ts'

/*
 * Releases the holds of `won (brand_id, key)`: spent if the order is written, else returned. Each table expression
 * depends on the one before, so that rows are locked in claiming order.
 */

type After = string | undefined

/** Kinds of resources that the attempt holds. Absent: look up all kinds. */
export interface AttemptHolds {
  readonly holds?: readonly LimitedKind[]
}

export function holdsNothing({ holds }: AttemptHolds): boolean {
  return holds?.length === 0
}

const cardEntry = sql`
  card_entered as (
    insert into gift_card_entries (brand_id, card_id, order_id, amount)
    select s.brand_id, s.card_id, p.order_id, -s.amount
    from card_settled s join placements p on p.brand_id = s.brand_id and p.key = s.key
  ),`

const settlings: readonly (readonly [LimitedKind, string, (isSpent: boolean, after: After) => RawBuilder<unknown>])[] =
  [
    ['credit', 'credit_settled', credit],
    ['slot', 'slot_settled', slot],
    ['promo', 'promo_settled', promo],
    ['gift-card', 'card_settled', giftCard],
    ['count', 'units_settled', counts],
  ]

export function spendHolds(holders: readonly AttemptHolds[], after: After): RawBuilder<unknown> {
  return settleHolds(holders, true, after)
}
export function returnHolds(holder: AttemptHolds, after?: string): RawBuilder<unknown> {
  return settleHolds([holder], false, after)
}

function runAfter(after: After) {
  return after === undefined ? sql`` : sql`and (select count(*) from ${sql.ref(after)}) >= 0`
}

function credit(isSpent: boolean, after: After) {
  return sql`
  freed as (
    delete from credit_holds h using won where h.brand_id = won.brand_id and h.key = won.key
    returning h.brand_id, h.patron_id, h.amount
  ),
  credit_settled as (
    update patrons p set credit_held = p.credit_held - freed.amount ${isSpent ? sql`, credit = p.credit - freed.amount` : sql``}
    from freed where p.brand_id = freed.brand_id and p.id = freed.patron_id ${runAfter(after)}
    returning 1
  ),`
}

/** A sold slot stays taken. */
function slot(isSpent: boolean, after: After) {
  return sql`
  unheld as (
    delete from slot_holds h using won where h.brand_id = won.brand_id and h.key = won.key
    returning h.brand_id, h.location_id, h.slot_at ${isSpent ? sql`` : sql`, h.items, h.amount`}
  ),
  slot_settled as (
    ${
      isSpent
        ? sql`select 1 from unheld`
        : sql`
    update slot_loads s set taken = s.taken - 1, items = s.items - u.items, amount = s.amount - u.amount from unheld u
    where s.brand_id = u.brand_id and s.location_id = u.location_id and s.slot_at = u.slot_at ${runAfter(after)}
    returning 1`
    }
  ),`
}

function promo(isSpent: boolean, after: After) {
  return sql`
  promo_freed as (
    delete from promotion_holds h using won where h.brand_id = won.brand_id and h.key = won.key
    returning h.brand_id, h.code_id, h.patron_id
  ),
  code_settled as (
    update promotion_codes c set held = c.held - 1 ${isSpent ? sql`, uses = c.uses + 1` : sql``} from promo_freed f
    where c.brand_id = f.brand_id and c.id = f.code_id ${runAfter(after)}
    returning 1
  ),
  promo_settled as (
    update promotion_patrons s set held = s.held - 1 ${isSpent ? sql`, uses = s.uses + 1` : sql``} from promo_freed f
    where s.brand_id = f.brand_id and s.code_id = f.code_id and s.patron_id = f.patron_id ${runAfter('code_settled')}
    returning 1
  ),`
}

function giftCard(isSpent: boolean, after: After) {
  return sql`
  card_freed as (
    delete from gift_card_holds h using won where h.brand_id = won.brand_id and h.key = won.key
    returning h.brand_id, h.key, h.card_id, h.amount
  ),
  card_settled as (
    update gift_cards g set held = g.held - f.amount ${isSpent ? sql`, balance = g.balance - f.amount` : sql``}
    from card_freed f
    where g.brand_id = f.brand_id and g.id = f.card_id ${runAfter(after)}
    returning f.brand_id, f.key, f.card_id, f.amount
  ),
  ${isSpent ? cardEntry : sql``}`
}

/** Sold units stay taken. Returned ones go to the count that they were taken from, if staff did not set another. */
function counts(isSpent: boolean, after: After) {
  return sql`
  units_freed as (
    delete from left_holds h using won where h.brand_id = won.brand_id and h.key = won.key
    returning h.brand_id, h.location_id, h.item_id, h.units, h.version
  ),
  ${isSpent ? sql`` : countsLocked(after)}
  units_settled as (
    ${isSpent ? sql`select 1 from units_freed` : givenBack}
  ),`
}

/** In the order of claiming. */
function countsLocked(after: After) {
  return sql`
  returned_to as (
    select c.item_id from left_counts c join units_freed f
      on c.brand_id = f.brand_id and c.location_id = f.location_id and c.item_id = f.item_id
    where c.version = f.version ${runAfter(after)}
    order by c.item_id for update of c
  ),`
}

const givenBack = sql`
    update left_counts c set units = c.units + f.units
    from units_freed f join returned_to r on r.item_id = f.item_id
    where c.brand_id = f.brand_id and c.location_id = f.location_id and c.item_id = f.item_id and c.version = f.version
    returning 1`

/** Table expressions, each followed by a comma. */
function settleHolds(holders: readonly AttemptHolds[], isSpent: boolean, first: After): RawBuilder<unknown> {
  const due = settlings.filter(([what]) => holders.some((holder) => mayHold(holder, what)))
  return due.length === 0
    ? sql``
    : sql.join(
        due.map(([, , table], index) => table(isSpent, index === 0 ? first : due[index - 1]?.[1])),
        sql``,
      )
}

function mayHold({ holds }: AttemptHolds, what: LimitedKind): boolean {
  return holds?.includes(what) ?? true
}
