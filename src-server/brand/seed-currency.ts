import { sql } from 'kysely'
import type { Brand } from '../../src-domain/brand/brand.ts'
import type { Database } from '../store/database.ts'

/** The brand changed its currency, and amounts in the old one are still open. The message is for the operator. */
export class CannotChangeCurrency extends Error {
  override readonly name = 'CannotChangeCurrency'
}

/**
 * Stores the brand's currency. Gift cards, credit and promo codes are amounts without a currency of their own, so while
 * any are open, another currency would change what customers own. Returns whether the database had no row of the brand.
 */
export async function seedCurrency(db: Database, brand: Brand): Promise<{ readonly isNew: boolean }> {
  const { id, name, currency } = brand
  const known = await knownCurrency(db, id)
  const fault = known === undefined ? undefined : await changeFault(db, brand, known.currency ?? currency)
  if (fault !== undefined) throw new CannotChangeCurrency(fault)
  await db
    .insertInto('brands')
    .values({ id, name, currency })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ name, currency }))
    .execute()
  return { isNew: known === undefined }
}

/** Why the brand cannot be served in its currency. */
export async function currencyChangeFault(db: Database, brand: Brand): Promise<string | undefined> {
  const known = await knownCurrency(db, brand.id)
  return changeFault(db, brand, known?.currency ?? brand.currency)
}

function knownCurrency(db: Database, id: string) {
  return db.selectFrom('brands').select('currency').where('id', '=', id).executeTakeFirst()
}

async function changeFault(db: Database, { id, currency }: Brand, before: string): Promise<string | undefined> {
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
