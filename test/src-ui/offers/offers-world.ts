import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { availabilityList } from '../../../src-domain/availability/availability-list.ts'
import type { CallFailure } from '../../../src-domain/call/call-failure.ts'
import { type Minor, minor } from '../../../src-domain/money/minor.ts'
import { basisPoints } from '../../../src-domain/money/percent.ts'
import type { IssuedCard } from '../../../src-domain/offers/issued-card.ts'
import type { OffersGateway } from '../../../src-domain/offers/offers-gateway.ts'
import type { CreditedPatron } from '../../../src-domain/offers/patron-credit.ts'
import type { PromoCodeEntry } from '../../../src-domain/offers/promo-code-entry.ts'
import { offersController } from '../../../src-ui/offers/offers-controller.ts'
import { boardTime } from '../../builders/board-order-builder.ts'
import { aBrand, takesGiftCards } from '../../builders/brand-builder.ts'
import { someIds } from '../../builders/fake-ports.ts'
import { aGroup, aMenu, anItem } from '../../builders/menu-builder.ts'
import { aVirtualTime } from '../../builders/virtual-time.ts'
import { aSight, location } from '../kitchen/board-world.ts'

export function refusedWith(status: number, code: string): CallFailure {
  return { _tag: 'Refused', status, code, message: '' }
}

const menu = aMenu()
  .withGroup(aGroup('Bowls').of(anItem('Ramen')), aGroup('Drinks').of(anItem('Tea')))
  .build()

export const summer: PromoCodeEntry = {
  ...{ id: 'code_1', code: 'SUMMER', name: '', description: '' },
  off: { _tag: 'Percent', rate: basisPoints(1_500), atMost: minor(1_000) },
  ...{ on: ['bowls'], minimum: minor(2_000), orderTypes: ['delivery'], most: 100, mostPerPatron: 1 },
  ...{ uses: 17, isFromFile: true, isActive: true },
}

/** Offers in memory, with a network that a test can cut. A cut before the answer still changes what is kept. */
export function someOffers() {
  const time = aVirtualTime(boardTime)
  const sight = aSight()
  const network: { failure: CallFailure | undefined; isAnswerLost: boolean } = {
    failure: undefined,
    isAnswerLost: false,
  }
  const sent: { readonly name: string; readonly commandId: string; readonly content: unknown }[] = []
  const copied: string[] = []
  let ends = 0
  let codes: readonly PromoCodeEntry[] = [summer]
  let cards: readonly IssuedCard[] = []
  let ana: CreditedPatron = {
    ...{ id: 'pat_ana', name: 'Ana Diaz', email: 'ana@example.com', phone: '+12125550100' },
    ...{ credit: minor(1_000), held: minor(0), isEmployee: false, history: [] },
  }
  const carriedOut = new Set<string>()
  async function answered<A>(answer: () => A): Promise<Either<CallFailure, A>> {
    if (network.failure !== undefined) return left(network.failure)
    const value = answer()
    return network.isAnswerLost ? left({ _tag: 'NoResponse' }) : right(value)
  }
  function command<A>(name: string, commandId: string, content: unknown, change: () => void, answer: () => A) {
    sent.push({ name, commandId, content })
    return answered(() => {
      if (!carriedOut.has(commandId)) change()
      carriedOut.add(commandId)
      return answer()
    })
  }
  const changeAna = (kind: CreditedPatron['history'][number]['kind'], amount: Minor, reason: string) => {
    const history = [{ kind, amount, reason, by: 'Mia', at: time.clock.now() }, ...ana.history]
    ana = { ...ana, credit: minor(ana.credit + amount), isEmployee: kind === 'employee-set', history }
  }
  const offers: OffersGateway = {
    promoCodes: () => answered(() => codes),
    createPromoCode: (commandId, made) =>
      command(
        'create',
        commandId,
        made,
        () => {
          codes = [{ ...made, id: `code_${codes.length + 1}`, uses: 0, isFromFile: false, isActive: true }, ...codes]
        },
        () => codes,
      ),
    endPromoCode: (id, commandId) =>
      command(
        'end',
        commandId,
        id,
        () => {
          codes = codes.map((one) => (one.id === id ? { ...one, isActive: false } : one))
        },
        () => codes,
      ),
    cards: () => answered(() => cards),
    issueCard: ({ commandId, ...card }) =>
      command(
        'issue',
        commandId,
        card,
        () => {
          const { value, receiver } = card
          const history = [{ kind: 'issued', amount: value, at: time.clock.now(), by: 'Mia' } as const]
          const made = { id: `card_${cards.length}`, last4: '3331', balance: value, held: minor(0), isActive: true }
          cards = [{ ...made, receiver, history }, ...cards]
        },
        () => {
          const [made] = cards
          if (made === undefined) throw new Error('no card')
          return { card: made, number: '4000111122223331', isMailed: card.email !== undefined, path: '/card/abc' }
        },
      ),
    findCard: async (sought) => {
      if (network.failure !== undefined) return left(network.failure)
      const known = cards.find(({ id }) => ('id' in sought ? id === sought.id : sought.number.endsWith('3331')))
      return known === undefined ? left(refusedWith(404, 'unknown_gift_card')) : right(known)
    },
    voidCard: (id, { commandId, reason }) =>
      command(
        'void',
        commandId,
        reason,
        () => {
          cards = cards.map((one) => (one.id === id ? { ...one, isActive: false, balance: minor(0) } : one))
        },
        () => {
          const known = cards.find((one) => one.id === id)
          if (known === undefined) throw new Error('no card')
          return known
        },
      ),
    findPatrons: (sought) => answered(() => ('email' in sought && sought.email !== ana.email ? [] : [ana])),
    changeCredit: (_, { commandId, amount, reason }) =>
      command(
        'credit',
        commandId,
        { amount, reason },
        () => changeAna(amount > 0 ? 'credit-given' : 'credit-taken', amount, reason),
        () => ana,
      ),
    markEmployee: (_, { commandId, isEmployee, reason }) =>
      command(
        'employee',
        commandId,
        isEmployee,
        () => changeAna(isEmployee ? 'employee-set' : 'employee-removed', minor(0), reason),
        () => ana,
      ),
  }
  const ports = {
    ...{ offers, clock: time.clock, pause: time.pause, sight, ids: someIds() },
    facts: { brand: aBrand({ themes: takesGiftCards, loyalty: { enabled: true } }) },
    availability: {
      list: async () => right(availabilityList([menu], { marks: [], counts: [] }, time.clock.now())),
      change: async () => right([]),
    },
    copy: async (text: string) => {
      copied.push(text)
      return true
    },
    sessionEnded: () => {
      ends += 1
    },
  }
  return {
    controller: offersController(ports, location),
    gateway: offers,
    time,
    sight,
    network,
    sent,
    copied,
    ends: () => ends,
  }
}
