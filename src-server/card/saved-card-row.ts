import type { Selectable } from 'kysely'
import type { SavedCard } from '../../src-domain/account/patron.ts'
import type { AccountTables } from '../store/account-tables.ts'
import type { Database } from '../store/database.ts'

type Row = Selectable<AccountTables['saved_cards']>

/** Without the processor's token. */
export function savedCardFrom({ id, brand, last4, exp_month, exp_year, is_primary }: Row): SavedCard {
  return { id, brand, last4, expMonth: exp_month, expYear: exp_year, primaryCard: is_primary }
}

/** Primary first, then by age; the first pays (PAY-51). */
export function cardsOf(db: Database, brandId: string, patronId: string) {
  return db
    .selectFrom('saved_cards')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('patron_id', '=', patronId)
    .orderBy('is_primary', 'desc')
    .orderBy('kept_at')
    .orderBy('id')
}
