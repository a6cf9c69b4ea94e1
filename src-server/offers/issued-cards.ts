import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { type RawBuilder, sql } from 'kysely'
import type { Brand } from '../../src-domain/brand/brand.ts'
import { minor } from '../../src-domain/money/minor.ts'
import { type CardToIssue, type IssuedCard, isCardValue, type NewCard } from '../../src-domain/offers/issued-card.ts'
import type { CardSecrets } from '../gift-card/card-secrets.ts'
import type { NotFound } from '../not-found.ts'
import type { Actor } from '../staff/write-audit.ts'
import { type CardRow, type FoundCardRow, issuedCardOf, readCards } from './card-rows.ts'
import { noteEvent, type OfferEvent, onceOnly } from './offer-event.ts'
import { type CommandReused, mayChangeOffers, mayChangeOffersAt, type NotAllowed } from './offer-permission.ts'
import type { StaffOffersNeeds } from './staff-offers-needs.ts'

/** The checkout of the brand takes no gift cards. */
export type NoGiftCards = { readonly _tag: 'NoGiftCards' }
export type ValueOutOfRange = { readonly _tag: 'ValueOutOfRange' }
/** A running payment holds a part of the balance. */
export type CardInUse = { readonly _tag: 'CardInUse' }

export interface VoidCommand {
  readonly commandId: string
  readonly reason: string
}

/** Gift cards, for staff. Every call checks the member's permission. Numbers are never logged. */
export interface IssuedCardsFacade {
  /** The last cards that staff issued, newest first. */
  readonly list: (actor: Actor) => Promise<Either<NotAllowed, readonly IssuedCard[]>>
  /** The answer alone has the number; a repeated command gets the same answer. */
  readonly issue: (
    actor: Actor,
    card: CardToIssue,
  ) => Promise<Either<NotAllowed | NoGiftCards | ValueOutOfRange | CommandReused, NewCard>>
  readonly find: (
    actor: Actor,
    sought: { readonly number: string } | { readonly id: string },
  ) => Promise<Either<NotAllowed | NotFound, IssuedCard>>
  /** A voided card stays as it is. */
  readonly end: (
    actor: Actor,
    id: string,
    command: VoidCommand,
  ) => Promise<Either<NotAllowed | NotFound | CardInUse | CommandReused, IssuedCard>>
}

const digits = 16

export function openIssuedCards(needs: StaffOffersNeeds): IssuedCardsFacade {
  const { db, clock, secrets, brands, currencyOf, isMailed, notifyMail } = needs
  const shown = (row: FoundCardRow) => issuedCardOf(secrets, row)
  const byHandle = async (brandId: string, handle: string) =>
    (await readCards(db, brandId, sql`g.handle = ${handle}::uuid`))[0]

  const answerOf = (brandId: string, row: FoundCardRow, email: string): NewCard => ({
    card: shown(row),
    number: secrets.open(brandId, row.id, row.number_sealed),
    isMailed: isMailed(brandId) && email !== '',
    ...(brands.get(brandId)?.routes.giftCards === true ? { path: `/card/${row.id}` } : {}),
  })

  return {
    list: async (actor) => {
      if (!mayChangeOffers(actor)) return left({ _tag: 'NotAllowed' })
      const issued = sql`g.handle in (
        select e.subject::uuid from offer_events e
        where e.brand_id = ${actor.brandId} and e.kind = 'card-issued' order by e.id desc limit 50)`
      return right((await readCards(db, actor.brandId, issued)).map(shown))
    },
    issue: async (actor, card) => {
      const { brandId } = actor
      const { commandId, locationId, value, email = '' } = card
      const refused = issueRefusal(actor, card, brands.get(brandId))
      if (refused !== undefined) return left(refused)
      const [handle, at, currency] = [randomUUID(), clock.now(), currencyOf(brandId)]
      const what = { commandId, kind: 'card-issued', subject: handle, amount: value, reason: '' } as const
      const event = { ...what, actor, currency, locationId, at }
      const outcome = await onceOnly(
        db,
        event,
        issueOf({ event, card, secrets, mailTo: isMailed(brandId) ? email : '' }),
      )
      if (outcome._tag === 'Taken') throw new Error('a new gift card has the number of another')
      const earlier = outcome._tag === 'Repeated' ? outcome.earlier : what
      if (earlier.kind !== what.kind || earlier.amount !== value) return left({ _tag: 'CommandReused' })
      if (email !== '') notifyMail()
      const row = await byHandle(brandId, earlier.subject)
      return row === undefined ? left({ _tag: 'CommandReused' }) : right(answerOf(brandId, row, email))
    },
    find: async (actor, sought) => {
      if (!mayChangeOffers(actor)) return left({ _tag: 'NotAllowed' })
      const { brandId } = actor
      const which =
        'id' in sought
          ? sql`g.handle = ${sought.id}::uuid`
          : sql`g.number_hash in (${sql.join([...secrets.hashes(brandId, sought.number)])})`
      const [row] = await readCards(db, brandId, which)
      return row === undefined ? left({ _tag: 'NotFound' }) : right(shown(row))
    },
    end: async (actor, handle, { commandId, reason }) => {
      if (!mayChangeOffers(actor)) return left({ _tag: 'NotAllowed' })
      const { brandId } = actor
      const [at, currency] = [clock.now(), currencyOf(brandId)]
      const amount = sql`-known.balance`
      const event = {
        actor,
        commandId,
        kind: 'card-voided',
        subject: handle,
        amount,
        currency,
        locationId: '',
        reason,
        at,
      } as const
      const outcome = await onceOnly(
        db,
        event,
        sql`
        with known as (
          select id, balance from gift_cards
          where brand_id = ${brandId} and handle = ${handle}::uuid and is_active and held = 0
          for update
        ), ended as (
          update gift_cards g set is_active = false, balance = 0 from known where g.brand_id = ${brandId} and g.id = known.id
        ), entered as (
          insert into gift_card_entries (brand_id, card_id, order_id, amount, n)
          select ${brandId}, id, '', -balance, 1 from known
        ), ${noteEvent(event, sql`known`)}
        select id from known`,
      )
      if (outcome._tag === 'Repeated' && (outcome.earlier.kind !== event.kind || outcome.earlier.subject !== handle))
        return left({ _tag: 'CommandReused' })
      const row = await byHandle(brandId, handle)
      if (row === undefined) return left({ _tag: 'NotFound' })
      return outcome._tag === 'Unchanged' && isHeld(row) ? left({ _tag: 'CardInUse' }) : right(shown(row))
    },
  }
}

function issueRefusal(
  actor: Actor,
  { locationId, value }: CardToIssue,
  brand: Brand | undefined,
): NotAllowed | NoGiftCards | ValueOutOfRange | undefined {
  if (!mayChangeOffersAt(actor, locationId)) return { _tag: 'NotAllowed' }
  if (brand?.themes.checkout.giftCard !== true) return { _tag: 'NoGiftCards' }
  return isCardValue(value, brand.currency) ? undefined : { _tag: 'ValueOutOfRange' }
}

interface Issue {
  readonly event: OfferEvent
  readonly card: CardToIssue
  readonly secrets: CardSecrets
  /** '' to send no mail. */
  readonly mailTo: string
}

function issueOf({ event, card, secrets, mailTo }: Issue): RawBuilder<unknown> {
  const { brandId } = event.actor
  const { value, receiver, sender, message } = card
  const [id, number] = [randomBytes(16).toString('base64url'), newNumber()]
  return sql`
    with carded as (
      insert into gift_cards (brand_id, id, handle, number_hash, number_sealed, balance, receiver, sender, message)
      values (${brandId}, ${id}, ${event.subject}::uuid, ${secrets.hash(brandId, number)},
        ${secrets.seal(brandId, id, number)}, ${value}::integer, ${receiver}, ${sender}, ${message})
      returning id
    ), entered as (
      insert into gift_card_entries (brand_id, card_id, order_id, amount)
      select ${brandId}, id, '', ${value}::integer from carded
    ), mailed as (
      insert into jobs (brand_id, kind, subject, payload)
      select ${brandId}, 'gift-card-mail', ${event.subject}, jsonb_build_object('to', ${mailTo}::text)
      from carded where ${mailTo}::text <> ''
    ), ${noteEvent(event, sql`carded`)}
    select id from carded`
}

function isHeld({ is_active, held }: Pick<CardRow, 'is_active' | 'held'>): boolean {
  return is_active && minor(held) > 0
}

/** Digits, which customers can type on a phone; too many to guess within the limits. */
function newNumber(): string {
  return Array.from({ length: digits }, () => randomInt(10)).join('')
}
