import type { SubmittedOrder } from '../../src-domain/placement/submitted-order.ts'
import type { Caller } from '../caller.ts'
import type { CardSecrets } from '../gift-card/card-secrets.ts'
import { cardNumberIn, type FoundCard, knownCard, noCard } from '../gift-card/known-card.ts'
import { isNamed, knownPromotion } from '../offers/known-promotion.ts'
import type { FoundPromo } from '../offers/promo-verdict.ts'
import type { Database } from '../store/database.ts'

export interface Tenders {
  readonly promo: FoundPromo
  readonly giftCard: FoundCard
}

const noPromo: FoundPromo = { _tag: 'None' }
const noTenders: Promise<Tenders> = Promise.resolve({ promo: noPromo, giftCard: noCard })

export function tendersOf(db: Database, secrets: CardSecrets, caller: Caller, order: SubmittedOrder): Promise<Tenders> {
  const number = cardNumberIn(order)
  if (number === undefined && !isNamed(order)) return noTenders
  return Promise.all([
    foundPromo(db, caller, order),
    number === undefined ? noCard : knownCard(db, secrets, caller.brandId, number),
  ]).then(([promo, giftCard]) => ({ promo, giftCard }))
}

async function foundPromo(db: Database, caller: Caller, order: SubmittedOrder): Promise<FoundPromo> {
  if (!isNamed(order)) return noPromo
  const known = await knownPromotion(db, caller, order)
  return known === undefined ? { _tag: 'Unknown' } : { _tag: 'Found', known, isSignedIn: caller.patronId !== undefined }
}
