import { either } from 'fp-ts'
import type { TypeOf } from 'io-ts'
import type { Answered } from '../../line/line.ts'
import type { Books, Card, Profile } from './books.ts'
import { cardIn } from './cards.ts'
import { answer } from './messages.ts'
import type { createPaymentProfile, createProfile } from './requests.ts'
import { masked } from './transaction-response.ts'
import { verdictOn } from './verdicts.ts'

type Refusal = Answered

/** https://developer.authorize.net/api/reference/index.html#customer-profiles-create-customer-profile */
export function profileMade(
  books: Books,
  refId: string | undefined,
  { profile }: TypeOf<typeof createProfile>,
): Answered {
  const { merchantCustomerId, description, email, paymentProfiles } = profile
  const same = [...books.profiles.values()].find(
    (one) => one.merchantCustomerId === merchantCustomerId && one.description === description && one.email === email,
  )
  if (same !== undefined) return duplicate(refId, same.id)
  const cards = new Map<string, Card>()
  for (const wanted of [paymentProfiles ?? []].flat()) {
    const card = cardIn(books, wanted.payment)
    if (either.isLeft(card)) return answer(refId, card.left)
    cards.set(books.number(), withZip(card.right, wanted.billTo?.zip))
  }
  const made: Profile = {
    id: books.number(),
    ...(merchantCustomerId === undefined ? {} : { merchantCustomerId }),
    ...(description === undefined ? {} : { description }),
    ...(email === undefined ? {} : { email }),
    cards,
  }
  books.profiles.set(made.id, made)
  return answer(refId, 'I00001', {
    customerProfileId: made.id,
    customerPaymentProfileIdList: [...cards.keys()],
    customerShippingAddressIdList: [],
    validationDirectResponseList: [],
  })
}

/**
 * https://developer.authorize.net/api/reference/index.html#customer-profiles-create-customer-payment-profile: liveMode
 * asks the issuer first. A duplicate card is refused with its id.
 */
export function cardAdded(
  books: Books,
  refId: string | undefined,
  wanted: TypeOf<typeof createPaymentProfile>,
): Answered {
  const profile = books.profiles.get(wanted.customerProfileId)
  if (profile === undefined) return answer(refId, 'E00040')
  const found = cardIn(books, wanted.paymentProfile.payment)
  if (either.isLeft(found)) return answer(refId, found.left)
  const card = withZip(found.right, wanted.paymentProfile.billTo?.zip)
  const same = [...profile.cards].find(([, one]) => one.last4 === card.last4 && one.expiry === card.expiry)
  if (same !== undefined) return duplicate(refId, same[0])
  const refusal = wanted.validationMode === 'liveMode' ? refusalOf(books, refId, card) : undefined
  if (refusal !== undefined) return refusal
  const id = books.number()
  books.profiles.set(profile.id, { ...profile, cards: new Map([...profile.cards, [id, card]]) })
  return answer(refId, 'I00001', { customerProfileId: profile.id, customerPaymentProfileId: id })
}

/** https://developer.authorize.net/api/reference/index.html#customer-profiles-get-customer-profile */
export function profileShown(books: Books, refId: string | undefined, id: string): Answered {
  const profile = books.profiles.get(id)
  if (profile === undefined) return answer(refId, 'E00040')
  const { cards, id: customerProfileId, ...kept } = profile
  const paymentProfiles = [...cards].map(([name, card]) => ({
    customerPaymentProfileId: name,
    payment: { creditCard: { cardNumber: masked(card), expirationDate: 'XXXX', cardType: card.brand } },
  }))
  return answer(refId, 'I00001', {
    profile: {
      ...(paymentProfiles.length === 0 ? {} : { paymentProfiles }),
      profileType: 'regular',
      customerProfileId,
      ...kept,
    },
  })
}

/** https://developer.authorize.net/api/reference/index.html#customer-profiles-delete-customer-payment-profile */
export function cardRemoved(books: Books, refId: string | undefined, id: string, card: string): Answered {
  const profile = books.profiles.get(id)
  if (profile?.cards.has(card) !== true) return answer(refId, 'E00040')
  const left = new Map([...profile.cards].filter(([name]) => name !== card))
  books.profiles.set(id, { ...profile, cards: left })
  return answer(refId, 'I00001')
}

export function profileRemoved(books: Books, refId: string | undefined, id: string): Answered {
  return answer(refId, books.profiles.delete(id) ? 'I00001' : 'E00040')
}

function refusalOf(books: Books, refId: string | undefined, card: Card): Refusal | undefined {
  const { responseCode, reason } = verdictOn(books, card, undefined)
  return responseCode === '1' ? undefined : answer(refId, 'E00027', {}, reason.text)
}

function withZip(card: Card, zip: string | undefined): Card {
  return zip === undefined ? card : { ...card, zip }
}

function duplicate(refId: string | undefined, id: string): Refusal {
  return answer(refId, 'E00039', {}, `A duplicate record with ID ${id} already exists.`)
}
