import { type Minor, minor, zero } from '../../src-domain/money/minor.ts'
import type { SubmittedOrder } from '../../src-domain/placement/submitted-order.ts'
import type { Database } from '../store/database.ts'
import type { CardSecrets } from './card-secrets.ts'

export type FoundCard =
  | { readonly _tag: 'None' }
  | { readonly _tag: 'Unknown' }
  | { readonly _tag: 'Found'; readonly id: string; readonly available: Minor }

export const noCard: FoundCard = { _tag: 'None' }

export function availableOn(card: FoundCard): Minor {
  return card._tag === 'Found' ? card.available : zero
}

export function cardNumberIn({ giftCardNumber, storedValueCard }: SubmittedOrder): string | undefined {
  return giftCardNumber ?? storedValueCard?.giftCardNumber
}

/** Subtracts holds of other orders. A disabled card is unknown. */
export async function knownCard(
  db: Database,
  secrets: CardSecrets,
  brandId: string,
  number: string,
): Promise<FoundCard> {
  const row = await db
    .selectFrom('gift_cards')
    .select(['id', 'balance', 'held'])
    .where('brand_id', '=', brandId)
    .where('number_hash', 'in', [...secrets.hashes(brandId, number)])
    .where('is_active', '=', true)
    .executeTakeFirst()
  return row === undefined
    ? { _tag: 'Unknown' }
    : { _tag: 'Found', id: row.id, available: minor(row.balance - row.held) }
}
