import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { GiftCard } from '../../src-domain/gift-card/gift-card.ts'
import type { GiftCardCheck } from '../../src-domain/gift-card/gift-card-gateway.ts'
import { minor } from '../../src-domain/money/minor.ts'
import type { Caller } from '../caller.ts'
import type { NotFound } from '../not-found.ts'
import type { Database } from '../store/database.ts'
import type { Seal } from '../store/seal.ts'
import { cardSealOf } from './card-seal.ts'
import type { CardSecrets } from './card-secrets.ts'
import { knownCard } from './known-card.ts'

export interface GiftCardsFacade {
  readonly check: (caller: Caller, giftCardNumber: string) => Promise<Either<NotFound, GiftCardCheck>>
  /** The id is itself the capability. */
  readonly card: (caller: Caller, id: string) => Promise<Either<NotFound, GiftCard>>
}

export function openGiftCards(db: Database, secrets: CardSecrets, seal: Seal): GiftCardsFacade {
  return {
    check: async ({ brandId }, number) => {
      const card = await knownCard(db, secrets, brandId, number)
      return card._tag === 'Found'
        ? right({ isValid: true, balance: card.available, giftCardSeal: cardSealOf(seal, brandId, number) })
        : left({ _tag: 'NotFound' })
    },
    card: async ({ brandId }, id) => {
      const row = await db
        .selectFrom('gift_cards')
        .selectAll()
        .where('brand_id', '=', brandId)
        .where('id', '=', id)
        .executeTakeFirst()
      if (row === undefined) return left({ _tag: 'NotFound' })
      return right({
        id: row.id,
        cardNumber: secrets.open(brandId, row.id, row.number_sealed),
        amount: minor(row.balance - row.held),
        receivingPatron: { name: row.receiver },
        sendingPatron: { name: row.sender },
        message: row.message,
        status: row.is_active ? 'active' : 'inactive',
      })
    },
  }
}
