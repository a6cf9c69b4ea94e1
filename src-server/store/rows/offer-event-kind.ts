import type { PatronChangeKind } from '../../../src-domain/offers/patron-credit.ts'

export type OfferEventKind = 'promo-created' | 'promo-ended' | 'card-issued' | 'card-voided' | PatronChangeKind
