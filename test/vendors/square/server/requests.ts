import { either } from 'fp-ts'
import type { Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { invalid, type Refusal } from './refusals.ts'

// Request fields of each endpoint: https://developer.squareup.com/reference/square/payments-api/create-payment,
// …/refunds-api/refund-payment, …/cards-api/create-card, …/customers-api/create-customer,
// …/customers-api/search-customers.
const money = t.type({ amount: t.Int, currency: t.string })

export const createPayment = t.intersection([
  t.type({ source_id: t.string, idempotency_key: t.string, amount_money: money }),
  t.partial({
    tip_money: money,
    delay_duration: t.string,
    delay_action: t.union([t.literal('CANCEL'), t.literal('COMPLETE')]),
    autocomplete: t.boolean,
    customer_id: t.string,
    location_id: t.string,
    reference_id: t.string,
    verification_token: t.string,
    buyer_email_address: t.string,
    billing_address: t.UnknownRecord,
    note: t.string,
    statement_description_identifier: t.string,
    customer_details: t.UnknownRecord,
  }),
])
export const updatePayment = t.type({
  idempotency_key: t.string,
  payment: t.partial({ amount_money: money, tip_money: money, version_token: t.string }),
})
export const completePayment = t.partial({ version_token: t.union([t.string, t.null]) })
export const cancelByKey = t.type({ idempotency_key: t.string })
export const refundPayment = t.intersection([
  t.type({ idempotency_key: t.string, amount_money: money }),
  t.partial({ payment_id: t.string, reason: t.string, payment_version_token: t.string }),
])
export const createCard = t.intersection([
  t.type({ idempotency_key: t.string, source_id: t.string, card: t.UnknownRecord }),
  t.partial({ verification_token: t.string }),
])
export const cardFields = t.partial({
  customer_id: t.string,
  cardholder_name: t.string,
  reference_id: t.string,
  billing_address: t.UnknownRecord,
})
export const createCustomer = t.partial({
  idempotency_key: t.string,
  given_name: t.string,
  family_name: t.string,
  company_name: t.string,
  email_address: t.string,
  phone_number: t.string,
  reference_id: t.string,
  note: t.string,
})

export const searchCustomers = t.type({
  query: t.type({ filter: t.type({ reference_id: t.type({ exact: t.string }) }) }),
})

/** Decodes a body and refuses the first invalid field in Square's words. */
export function readAs<A>(codec: t.Decoder<unknown, A>, text: string): Either<Refusal, A> {
  const parsed: Either<Refusal, unknown> = either.tryCatch(
    (): unknown => JSON.parse(text === '' ? '{}' : text),
    () => invalid('EXPECTED_JSON_BODY', 'The request body could not be parsed as JSON.'),
  )
  return either.flatMap(parsed, (value) => either.mapLeft(refusalOf)(codec.decode(value)))
}

function refusalOf([first]: t.Errors): Refusal {
  // io-ts numbers the parts of an intersection; they are no field names.
  const path = (first?.context ?? []).map(({ key }) => key).filter((key) => key !== '' && !/^\d+$/.test(key))
  const field = path.join('.')
  if (first?.value === undefined) return invalid('MISSING_REQUIRED_PARAMETER', 'Missing required parameter.', field)
  const expected = first.context.at(-1)?.type.name
  if (expected === 'string') return invalid('EXPECTED_STRING', 'Expected a string value.', field)
  if (expected === 'Int' || expected === 'number')
    return invalid('EXPECTED_INTEGER', 'Expected an integer value.', field)
  if (expected === 'boolean') return invalid('EXPECTED_BOOLEAN', 'Expected a boolean value.', field)
  if (expected?.startsWith('"') === true) return invalid('INVALID_ENUM_VALUE', 'Not one of the allowed values.', field)
  return invalid('EXPECTED_OBJECT', 'Expected an object.', field)
}
