import { createHash } from 'node:crypto'
import type { Database } from '../store/database.ts'
import type { PromotionSeed } from './brand-seed.ts'

/** Usage counts are kept; a missing code is disabled. */
export async function seedPromotions(
  db: Database,
  brandId: string,
  promotions: readonly PromotionSeed[],
): Promise<void> {
  for (const { promotion, codes } of promotions) {
    const terms = JSON.stringify(promotion)
    const row = { terms, version: versionOf(terms) }
    await db
      .insertInto('promotions')
      .values({ brand_id: brandId, id: promotion.id, ...row })
      .onConflict((conflict) => conflict.columns(['brand_id', 'id']).doUpdateSet(row))
      .execute()
    for (const { id, code, most, mostPerPatron } of codes) {
      const rules = {
        promotion_id: promotion.id,
        code,
        most: most ?? null,
        most_per_patron: mostPerPatron ?? null,
        is_active: true,
      }
      await db
        .insertInto('promotion_codes')
        .values({ brand_id: brandId, id, ...rules })
        .onConflict((conflict) => conflict.columns(['brand_id', 'id']).doUpdateSet(rules))
        .execute()
    }
  }
  const ids = promotions.flatMap(({ codes }) => codes.map(({ id }) => id))
  const gone = db.updateTable('promotion_codes').set({ is_active: false }).where('brand_id', '=', brandId)
  await (ids.length === 0 ? gone : gone.where('id', 'not in', ids)).execute()
}

function versionOf(json: string): string {
  return createHash('sha256').update(json).digest('base64url').slice(0, 22)
}
