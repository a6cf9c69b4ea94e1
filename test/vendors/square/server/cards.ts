import { either } from 'fp-ts'
import type { Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Answered } from '../../line/line.ts'
import { type Books, timeOf } from './books.ts'
import { given } from './create-payment.ts'
import { once } from './idempotency.ts'
import type { StoredCard } from './objects.ts'
import { declineFault, invalid, notFound, type Refusal, written } from './refusals.ts'
import { cardFields, createCard, readAs } from './requests.ts'
import { burn, declineOf, type Source, sourceOf } from './sources.ts'

/** https://developer.squareup.com/reference/square/cards-api/create-card: from a token or a payment. */
export function cardStored(books: Books, text: string): Answered {
  return pipe(
    readAs(createCard, text),
    either.match(written, (wanted) =>
      once(books, 'cards', wanted.idempotency_key, wanted, () =>
        pipe(
          either.Do,
          either.apS('fields', readAs(cardFields, JSON.stringify(wanted.card))),
          either.bind('customer', ({ fields }) => ownerOf(books, fields.customer_id)),
          either.bind('source', () => storable(books, wanted.source_id, wanted.verification_token)),
          either.map(({ fields, customer, source }) => {
            burn(books, wanted.source_id)
            const card: StoredCard = {
              ...source.face,
              id: books.name('ccof:'),
              ...given(fields),
              enabled: true,
              merchant_id: books.seller.merchantId,
              created_at: timeOf(books),
              version: 1,
            }
            books.cards.set(card.id, card)
            books.kept.set(card.id, { face: source.face, ...(customer === undefined ? {} : { customer }) })
            return { answer: shown(card) }
          }),
        ),
      ),
    ),
  )
}

export function cardShown(books: Books, id: string): Answered {
  return either.match(written, shown)(cardNamed(books, id))
}

/** https://developer.squareup.com/reference/square/cards-api/disable-card: stays listed, cannot be charged. */
export function cardDisabled(books: Books, id: string): Answered {
  return pipe(
    cardNamed(books, id),
    either.match(written, (card) => {
      const disabled: StoredCard = card.enabled
        ? { ...card, enabled: false, disabled_at: timeOf(books), version: card.version + 1 }
        : card
      books.cards.set(id, disabled)
      return shown(disabled)
    }),
  )
}

/** https://developer.squareup.com/reference/square/cards-api/list-cards: by default enabled cards, oldest first. */
export function cardsListed(books: Books, query: URLSearchParams): readonly StoredCard[] {
  const [customer, reference] = [query.get('customer_id'), query.get('reference_id')]
  const found = [...books.cards.values()].filter(
    (card) =>
      (card.enabled || query.get('include_disabled') === 'true') &&
      (customer === null || card.customer_id === customer) &&
      (reference === null || card.reference_id === reference),
  )
  return query.get('sort_order') === 'DESC' ? found.reverse() : found
}

function cardNamed(books: Books, id: string): Either<Refusal, StoredCard> {
  const card = books.cards.get(id)
  return card === undefined ? either.left(notFound(`card with id: ${id}`)) : either.right(card)
}

function ownerOf(books: Books, id: string | undefined): Either<Refusal, string | undefined> {
  if (id === undefined)
    return either.left(invalid('MISSING_REQUIRED_PARAMETER', 'Missing required parameter.', 'card.customer_id'))
  return books.customers.has(id)
    ? either.right(id)
    : either.left({ ...invalid('CUSTOMER_NOT_FOUND', 'The customer was not found.', 'card.customer_id'), status: 404 })
}

/** Square asks the issuer before it stores a card, so a declining card is not stored. */
function storable(books: Books, id: string, verificationToken: string | undefined): Either<Refusal, Source> {
  const payment = books.payments.get(id)
  if (payment !== undefined)
    return payment.status === 'FAILED'
      ? either.left(invalid('INVALID_CARD', 'The payment failed.', 'source_id'))
      : either.right({ face: payment.card_details.card })
  return pipe(
    sourceOf(books, id),
    either.flatMap((source) => {
      const code = declineOf(source, verificationToken)
      return code === undefined ? either.right(source) : either.left({ status: 400, errors: [declineFault(code)] })
    }),
  )
}

function shown(card: StoredCard): Answered {
  return { status: 200, body: JSON.stringify({ card }) }
}
