import { type RawBuilder, sql } from 'kysely'

/** The number that is called out: no two of 900 orders in a row share it, and it does not tell how many there were. */
export function displayNumber(count: string | number): string {
  return String(100 + ((Number(count) * 409) % 900))
}

/** The same in SQL, for what is written in one statement with its order; `count` names a column. */
export function displayNumberIn(count: RawBuilder<unknown>): RawBuilder<string> {
  return sql`(100 + ${count} * 409 % 900)::text`
}
