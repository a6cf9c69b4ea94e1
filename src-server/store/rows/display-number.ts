import { type RawBuilder, sql } from 'kysely'

/**
 * The number called out at the counter. It is unique among 900 consecutive orders and does not reveal how many there
 * were.
 */
export function displayNumber(count: string | number): string {
  return String(100 + ((Number(count) * 409) % 900))
}

/** `displayNumber` in SQL; `count` names a column. */
export function displayNumberIn(count: RawBuilder<unknown>): RawBuilder<string> {
  return sql`(100 + ${count} * 409 % 900)::text`
}

/**
 * A location's next count in SQL; the arguments name columns. Each location has its own sequence. `nextval` holds no
 * lock until the end of the transaction, and a rollback skips a count.
 */
export function nextCountOf(brandId: RawBuilder<unknown>, locationId: RawBuilder<unknown>): RawBuilder<string> {
  return sql`nextval(coalesce(to_regclass(display_number_sequence(${brandId}, ${locationId})), 'display_numbers'::regclass))`
}
