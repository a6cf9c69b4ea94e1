import { type RawBuilder, sql } from 'kysely'

/**
 * The number that staff call out at the counter. Unique among 900 consecutive orders, without revealing how many there
 * were.
 */
export function displayNumber(count: string | number): string {
  return String(100 + ((Number(count) * 409) % 900))
}

export function displayNumberIn(count: RawBuilder<unknown>): RawBuilder<string> {
  return sql`(100 + ${count} * 409 % 900)::text`
}

/** The arguments name columns. `nextval` holds no lock; a rollback skips a count. */
export function nextCountOf(brandId: RawBuilder<unknown>, locationId: RawBuilder<unknown>): RawBuilder<string> {
  return sql`nextval(coalesce(to_regclass(display_number_sequence(${brandId}, ${locationId})), 'display_numbers'::regclass))`
}
