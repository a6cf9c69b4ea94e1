import { type RawBuilder, sql } from 'kysely'

/** The number that is called out: no two of 900 counts in a row share it, and it does not tell how many there were. */
export function displayNumber(count: string | number): string {
  return String(100 + ((Number(count) * 409) % 900))
}

/** The same in SQL, for what is written in one statement with its order; `count` names a column. */
export function displayNumberIn(count: RawBuilder<unknown>): RawBuilder<string> {
  return sql`(100 + ${count} * 409 % 900)::text`
}

/**
 * The next count of a location, in SQL; the arguments name columns. A sequence of its own, so that orders elsewhere use
 * up none of its numbers. `nextval` holds no lock until the end of the transaction, and a rollback burns its count.
 */
export function nextCountOf(brandId: RawBuilder<unknown>, locationId: RawBuilder<unknown>): RawBuilder<string> {
  return sql`nextval(coalesce(to_regclass(display_number_sequence(${brandId}, ${locationId})), 'display_numbers'::regclass))`
}
