import { isLeft } from 'fp-ts/lib/Either.js'
import { fromEventPattern, merge, startWith } from 'rxjs'
import type { AvailabilityGateway } from '../../src-domain/availability/availability-gateway.ts'
import type { AvailabilityEntry } from '../../src-domain/availability/availability-list.ts'
import type { Brand } from '../../src-domain/brand/brand.ts'
import type { Minor } from '../../src-domain/money/minor.ts'
import type { CardToIssue, IssuedCard, NewCard } from '../../src-domain/offers/issued-card.ts'
import type { NewPromoCode } from '../../src-domain/offers/new-promo-code.ts'
import type { OffersGateway, SoughtCard } from '../../src-domain/offers/offers-gateway.ts'
import type { CreditedPatron } from '../../src-domain/offers/patron-credit.ts'
import type { PromoCodeEntry } from '../../src-domain/offers/promo-code-entry.ts'
import type { StaffLocation } from '../../src-domain/staff/staff-gateway.ts'
import type { PageSight } from '../../src-domain/ticket/watch-tracking.ts'
import type { Clock, Instant, Pause } from '../../src-domain/time/clock.ts'
import { cell } from '../state/cell.ts'
import { every } from '../state/every.ts'
import { type OfferCommandsPorts, type OfferOutcome, offerCommands } from './offer-commands.ts'

/** Milliseconds between fetches: customers use codes and cards. */
const lookEvery = 30_000

export interface OffersState {
  /** Undefined until the order server answers. */
  readonly codes: readonly PromoCodeEntry[] | undefined
  readonly cards: readonly IssuedCard[] | undefined
  readonly heardAt: Instant
  readonly isUnreached: boolean
  /** The card whose history is open. */
  readonly card: IssuedCard | undefined
  /** Just issued; holds the only copy of the number. */
  readonly newCard: NewCard | undefined
  /** Undefined before a search. */
  readonly patrons: readonly CreditedPatron[] | undefined
  /** Groups and dishes of the location, for codes that apply to some of them. */
  readonly menu: readonly AvailabilityEntry[]
}

export interface OffersPorts extends OfferCommandsPorts {
  readonly facts: { readonly brand: Brand }
  readonly offers: OffersGateway
  readonly availability: AvailabilityGateway
  readonly clock: Clock
  readonly pause: Pause
  readonly sight: PageSight
  readonly copy: (text: string) => Promise<boolean>
}

/** Promo codes, gift cards and customers' credit of the brand. What is sold or given counts for one location. */
export function offersController(ports: OffersPorts, location: StaffLocation) {
  const { facts, offers, availability, clock, pause, sight, copy } = ports
  const { brand } = facts
  const takesCards = brand.themes.checkout.giftCard
  const state = cell<OffersState>({
    ...{ codes: undefined, cards: undefined, heardAt: clock.now(), isUnreached: false },
    ...{ card: undefined, newCard: undefined, patrons: undefined, menu: [] },
  })
  const set = (change: Partial<OffersState>) => state.update((now) => ({ ...now, ...change }))
  const { send, outcomeOf } = offerCommands(ports)

  const heardCodes = (codes: readonly PromoCodeEntry[]) => set({ codes, heardAt: clock.now() })
  const heardCard = (card: IssuedCard) => {
    const cards = state.current().cards?.map((one) => (one.id === card.id ? card : one))
    set({ card, cards })
  }
  const heardPatron = (patron: CreditedPatron) =>
    set({ patrons: state.current().patrons?.map((one) => (one.id === patron.id ? patron : one)) ?? [patron] })

  const look = async () => {
    const [codes, cards] = await Promise.all([offers.promoCodes(), takesCards ? offers.cards() : undefined])
    if (isLeft(codes)) {
      outcomeOf(codes.left)
      return set({ isUnreached: true })
    }
    heardCodes(codes.right)
    set({ isUnreached: cards !== undefined && isLeft(cards) })
    if (cards !== undefined && !isLeft(cards)) set({ cards: cards.right })
  }
  const readMenu = async () => {
    const entries = await availability.list(location.id)
    if (!isLeft(entries)) set({ menu: entries.right.filter(({ isModifier }) => !isModifier) })
  }

  return {
    location,
    brand,
    takesCards,
    state,
    copy,
    now: clock.now,
    open: (): (() => void) => {
      const shownAgain = fromEventPattern<void>(sight.onChange, (_, unhear: () => void) => unhear())
      const looks = merge(shownAgain, every(lookEvery, pause))
        .pipe(startWith(undefined))
        .subscribe(() => void look())
      return () => looks.unsubscribe()
    },
    look: () => void look(),
    readMenu: () => void readMenu(),
    createCode: (made: NewPromoCode): Promise<OfferOutcome> =>
      send({ made }, (id) => offers.createPromoCode(id, made), heardCodes),
    endCode: (codeId: string): Promise<OfferOutcome> =>
      send({ codeId }, (id) => offers.endPromoCode(codeId, id), heardCodes),
    issueCard: (card: Omit<CardToIssue, 'commandId' | 'locationId'>): Promise<OfferOutcome> =>
      send(
        { card },
        (commandId) => offers.issueCard({ ...card, commandId, locationId: location.id }),
        (newCard) => set({ newCard, cards: [newCard.card, ...(state.current().cards ?? [])] }),
      ),
    /** Forgets the number of the card that was just issued. */
    closeNewCard: () => set({ newCard: undefined }),
    findCard: async (sought: SoughtCard): Promise<OfferOutcome> => {
      set({ card: undefined })
      const found = await offers.findCard(sought)
      if (isLeft(found)) return outcomeOf(found.left)
      heardCard(found.right)
      return 'done'
    },
    closeCard: () => set({ card: undefined }),
    voidCard: (cardId: string, reason: string): Promise<OfferOutcome> =>
      send({ cardId, reason }, (commandId) => offers.voidCard(cardId, { commandId, reason }), heardCard),
    /** By email if the text has an @, else by phone. */
    findPatrons: async (typed: string): Promise<OfferOutcome> => {
      const found = await offers.findPatrons(typed.includes('@') ? { email: typed } : { phone: typed })
      if (isLeft(found)) return outcomeOf(found.left)
      set({ patrons: found.right })
      return 'done'
    },
    changeCredit: (patronId: string, amount: Minor, reason: string): Promise<OfferOutcome> =>
      send(
        { patronId, amount, reason },
        (commandId) => offers.changeCredit(patronId, { commandId, locationId: location.id, amount, reason }),
        heardPatron,
      ),
    markEmployee: (patronId: string, isEmployee: boolean, reason: string): Promise<OfferOutcome> =>
      send(
        { patronId, isEmployee, reason },
        (commandId) => offers.markEmployee(patronId, { commandId, isEmployee, reason }),
        heardPatron,
      ),
  }
}

export type OffersController = ReturnType<typeof offersController>
