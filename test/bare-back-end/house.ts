import type { Card } from './cards.ts'
import type { Placed } from './orders.ts'
import { type Patron, seededPatrons } from './patrons.ts'
import { type Place, places } from './places.ts'
import type { SavedCart } from './saved-carts.ts'

export interface House {
  readonly now: () => number
  readonly places: readonly Place[]
  readonly orders: Map<string, Placed>
  readonly carts: Map<string, SavedCart>
  readonly patrons: Patron[]
  cards: Card[]
  /** Unused short id: a letter and a number. */
  readonly next: (letter: string) => string
  readonly tokenFor: (patron: Patron) => string
  readonly patronOf: (authorization: string | undefined) => Patron | undefined
  readonly patronBy: (account: string) => Patron | undefined
  readonly cardsOf: (patron: Patron | undefined) => readonly Card[]
}

export function openHouse(now: () => number): House {
  const patrons = seededPatrons()
  const tokens = new Map<string, Patron>()
  let last = 16
  const next = (letter: string): string => {
    last += 1
    return `${letter}${last}`
  }
  const house: House = {
    now,
    places,
    orders: new Map(),
    carts: new Map(),
    patrons,
    cards: [{ id: 'K1', owner: 'U1', brand: 'Visa', last4: '4242', expMonth: 4, expYear: 2040, primaryCard: true }],
    next,
    tokenFor: (patron) => {
      const token = next('t')
      tokens.set(token, patron)
      return token
    },
    patronOf: (authorization = '') => tokens.get(authorization.replace(/^Bearer /, '')),
    patronBy: (account) =>
      patrons.find(
        ({ email, phone }) => email.toLowerCase() === account.trim().toLowerCase() || phone.value === account,
      ),
    cardsOf: (patron) => house.cards.filter(({ owner }) => owner === patron?.id),
  }
  return house
}
