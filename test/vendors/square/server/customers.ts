import { either } from 'fp-ts'
import { pipe } from 'fp-ts/lib/function.js'
import type { Answered } from '../../line/line.ts'
import { type Books, timeOf } from './books.ts'
import { cardDisabled } from './cards.ts'
import { given } from './create-payment.ts'
import { once } from './idempotency.ts'
import type { Customer } from './objects.ts'
import { invalid, notFound, written } from './refusals.ts'
import { createCustomer, readAs, searchCustomers } from './requests.ts'

/** https://developer.squareup.com/reference/square/customers-api/create-customer: requires one of five fields. */
export function customerMade(books: Books, text: string): Answered {
  return pipe(
    readAs(createCustomer, text),
    either.match(written, ({ idempotency_key: key = books.name('nokey-'), ...fields }) =>
      once(books, 'customers', key, fields, () => {
        const { given_name, family_name, company_name, email_address, phone_number } = fields
        const names = [given_name, family_name, company_name, email_address, phone_number]
        if (names.every((name) => name === undefined || name === ''))
          return either.left(
            invalid(
              'BAD_REQUEST',
              'At least one of given_name, family_name, company_name, email_address or phone_number is required.',
            ),
          )
        const now = timeOf(books)
        const customer: Customer = {
          id: books.name(),
          created_at: now,
          updated_at: now,
          ...given(fields),
          preferences: { email_unsubscribed: false },
          creation_source: 'THIRD_PARTY',
          version: 0,
        }
        books.customers.set(customer.id, customer)
        return either.right({ answer: shown(customer) })
      }),
    ),
  )
}

export function customerShown(books: Books, id: string): Answered {
  const customer = books.customers.get(id)
  return customer === undefined ? missing(id) : shown(customer)
}

/**
 * https://developer.squareup.com/reference/square/customers-api/search-customers, by reference id; an empty result has
 * no list.
 */
export function customersFound(books: Books, text: string): Answered {
  return pipe(
    readAs(searchCustomers, text),
    either.match(written, ({ query }) => {
      const { exact } = query.filter.reference_id
      const customers = [...books.customers.values()].filter((one) => one.reference_id === exact)
      return { status: 200, body: JSON.stringify(customers.length === 0 ? {} : { customers }) }
    }),
  )
}

/** https://developer.squareup.com/reference/square/customers-api/delete-customer: invalidates the customer's cards. */
export function customerDeleted(books: Books, id: string): Answered {
  if (!books.customers.delete(id)) return missing(id)
  for (const card of books.cards.values()) if (card.customer_id === id) cardDisabled(books, card.id)
  return { status: 200, body: '{}' }
}

function missing(id: string): Answered {
  return written(notFound(`customer with id: ${id}`))
}

function shown(customer: Customer): Answered {
  return { status: 200, body: JSON.stringify({ customer }) }
}
