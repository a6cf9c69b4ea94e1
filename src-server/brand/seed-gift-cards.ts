import type { CardSecrets } from '../gift-card/card-secrets.ts'
import type { Database } from '../store/database.ts'
import type { GiftCardSeed } from './brand-seed.ts'

/** Never overwrites a card, so that a spent balance stays spent. */
export async function seedGiftCards(
  db: Database,
  brandId: string,
  cards: readonly GiftCardSeed[],
  secrets: CardSecrets,
): Promise<void> {
  for (const { id, number, balance, receiver, sender, message } of cards) {
    const seeded = await db
      .insertInto('gift_cards')
      .values({
        brand_id: brandId,
        id,
        number_hash: secrets.hash(brandId, number),
        number_sealed: secrets.seal(brandId, id, number),
        balance,
        receiver,
        sender,
        message,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (seeded === undefined) continue
    await db
      .insertInto('gift_card_entries')
      .values({ brand_id: brandId, card_id: id, order_id: '', amount: balance })
      .execute()
  }
}
