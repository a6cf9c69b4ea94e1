import { shippedCurrency } from '../../src-domain/brand/shipped-settings.ts'
import { type CreditedPatronsFacade, openCreditedPatrons } from './credited-patrons.ts'
import { type IssuedCardsFacade, openIssuedCards } from './issued-cards.ts'
import { openPromoCodes, type PromoCodesFacade } from './promo-codes.ts'
import type { StaffOffersNeeds } from './staff-offers-needs.ts'

/** What staff offer to customers. */
export interface StaffOffersFacade {
  readonly codes: PromoCodesFacade
  readonly cards: IssuedCardsFacade
  readonly patrons: CreditedPatronsFacade
}

export function openStaffOffers(needs: Omit<StaffOffersNeeds, 'currencyOf'>): StaffOffersFacade {
  const all = { ...needs, currencyOf: (brandId: string) => needs.brands.get(brandId)?.currency ?? shippedCurrency }
  return { codes: openPromoCodes(all), cards: openIssuedCards(all), patrons: openCreditedPatrons(all) }
}
