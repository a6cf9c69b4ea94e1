import { sql } from 'kysely'
import type { Brand } from '../../src-domain/brand/brand.ts'
import type { Database } from '../store/database.ts'

/** The brand changed its currency, and amounts in the old one are still open. The message is for the operator. */
export class CannotChangeCurrency extends Error {
  override readonly name = 'CannotChangeCurrency'
}

/**
 * Stores the brand's currency. Gift cards, credit and promo codes are amounts without a currency of their own, so while
 * any are open, another currency would change what customers own.
 */
export async function seedCurrency(db: Database, brand: Brand): Promise<void> {
  const fault = await currencyChangeFault(db, brand)
  if (fault !== undefined) throw new CannotChangeCurrency(fault)
  const { id, name, currency } = brand
  await db
    .insertInto('brands')
    .values({ id, name, currency })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ name, currency }))
    .execute()
}

/** Why the brand cannot be served in its currency. */
export async function currencyChangeFault(db: Database, { id, currency }: Brand): Promise<string | undefined> {
  const known = await db.selectFrom('brands').select('currency').where('id', '=', id).executeTakeFirst()
  const before = known?.currency ?? currency
  return before !== currency && (await hasOpenAmounts(db, id))
    ? `Brand ${id} was in ${before} and is now in ${currency}, but it has credit, gift cards or promo codes in ${before}: set currency back to ${before}, or take, void or end them first`
    : undefined
}

/** Promo codes of the brand's files change with the files. */
async function hasOpenAmounts(db: Database, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 where exists (select 1 from patrons where brand_id = ${id} and credit <> 0)
      or exists (select 1 from gift_cards where brand_id = ${id} and is_active and balance <> 0)
      or exists (
        select 1 from promotion_codes
        where brand_id = ${id} and made_at is not null and ended_at is null and is_active
      )`.execute(db)
  return rows.length > 0
}
