import { sql } from 'kysely'
import type { Log } from '../log.ts'
import { promotionVersion } from '../offers/promotion-version.ts'
import type { Database } from '../store/database.ts'
import type { BrandSeed, CodeSeed, PromotionSeed } from './brand-seed.ts'

/** Usage counts are kept; a missing code is disabled. What staff made or ended stays as it is. */
export async function seedPromotions(
  db: Database,
  { brand: { id: brandId }, promotions = [] }: Pick<BrandSeed, 'brand' | 'promotions'>,
  log: Log,
): Promise<void> {
  for (const { promotion, codes } of promotions) {
    await seedTerms(db, brandId, promotion)
    for (const code of codes) {
      if (await seedCode(db, brandId, promotion.id, code)) continue
      log.warn(
        { brand: brandId, promotion: promotion.id, code: code.code },
        'promo code skipped: staff made one like it',
      )
    }
  }
  const ids = promotions.flatMap(({ codes }) => codes.map(({ id }) => id))
  const gone = db
    .updateTable('promotion_codes')
    .set({ is_active: false })
    .where('brand_id', '=', brandId)
    .where('made_at', 'is', null)
  await (ids.length === 0 ? gone : gone.where('id', 'not in', ids)).execute()
}

async function seedTerms(db: Database, brandId: string, promotion: PromotionSeed['promotion']): Promise<void> {
  const terms = JSON.stringify(promotion)
  const row = { terms, version: promotionVersion(terms) }
  await db
    .insertInto('promotions')
    .values({ brand_id: brandId, id: promotion.id, ...row })
    .onConflict((conflict) => conflict.columns(['brand_id', 'id']).doUpdateSet(row))
    .execute()
}

/** False: staff made a code of the same text. */
async function seedCode(
  db: Database,
  brandId: string,
  promotionId: string,
  { id, code, most, mostPerPatron }: CodeSeed,
): Promise<boolean> {
  const { rows } = await sql`
    insert into promotion_codes as c (brand_id, id, promotion_id, code, most, most_per_patron)
    select ${brandId}, ${id}, ${promotionId}, ${code}, ${most ?? null}::integer, ${mostPerPatron ?? null}::integer
    where not exists (
      select from promotion_codes o where o.brand_id = ${brandId} and o.code = ${code} and o.id <> ${id})
    on conflict (brand_id, id) do update set promotion_id = excluded.promotion_id, code = excluded.code,
      most = excluded.most, most_per_patron = excluded.most_per_patron, is_active = c.ended_at is null
    returning 1`.execute(db)
  return rows.length > 0
}
