import { sql } from 'kysely'
import { samePromoCode } from '../../src-domain/promo/promo-code.ts'
import type { Promotion } from '../../src-domain/promo/promotion.ts'
import type { Caller } from '../caller.ts'
import type { Database } from '../store/database.ts'

/** A code, or the id of a wallet reward. */
export interface NamedPromo {
  readonly code: string
  readonly promotionCodeId: string
}

export interface KnownPromotion {
  readonly promotion: Promotion
  readonly version: string
  readonly codeId: string
  readonly code: string
  readonly mostPerPatron: number | undefined
  /** Whether all uses are taken, in total or for this patron. */
  readonly isUsedUp: boolean
}

interface Row {
  readonly code_id: string
  readonly code: string
  readonly terms: Promotion
  readonly version: string
  readonly most_per_patron: number | null
  readonly is_used_up: boolean
}

export function isNamed({ code, promotionCodeId }: NamedPromo): boolean {
  return code.trim() !== '' || promotionCodeId !== ''
}

export async function knownPromotion(
  db: Database,
  { brandId, patronId }: Caller,
  promo: NamedPromo,
): Promise<KnownPromotion | undefined> {
  const { rows } = await sql<Row>`
    select c.id as code_id, c.code, p.terms, p.version, c.most_per_patron,
      (c.uses + c.held >= c.most or u.uses + u.held >= c.most_per_patron) is true as is_used_up
    from promotion_codes c
    join promotions p on p.brand_id = c.brand_id and p.id = c.promotion_id
    left join promotion_patrons u on u.brand_id = c.brand_id and u.code_id = c.id and u.patron_id = ${patronId ?? null}::text
    where c.brand_id = ${brandId} and c.is_active and ${namedBy(promo, patronId)}`.execute(db)
  const row = rows[0]
  if (row === undefined) return undefined
  return {
    promotion: row.terms,
    version: row.version,
    codeId: row.code_id,
    code: row.code,
    mostPerPatron: row.most_per_patron ?? undefined,
    isUsedUp: row.is_used_up,
  }
}

/** A reward id works only from the patron's own wallet. */
function namedBy({ code, promotionCodeId }: NamedPromo, patronId: string | undefined) {
  if (code !== '') return sql`c.code = ${samePromoCode(code)}`
  return sql`c.id = ${promotionCodeId} and exists (
    select from wallet_rewards w
    where w.brand_id = c.brand_id and w.code_id = c.id and w.patron_id = ${patronId ?? null}::text)`
}
