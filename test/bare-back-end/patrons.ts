import * as t from 'io-ts'
import type { House } from './house.ts'
import { type Answer, none, ok, refused, route } from './route.ts'
import { filled, orNull } from './wire.ts'

export interface Patron {
  readonly id: string
  firstName: string
  lastName: string
  email: string
  phone: { value: string; isVerified: boolean }
  password: string
  isEmployee: boolean
  isMigrating: boolean
  isStale: boolean
  type: 'email' | 'google' | 'facebook' | 'apple'
  /** Cents. */
  credit: number
  readonly addresses: unknown[]
}

function someone(id: string, firstName: string, fields: Partial<Patron> = {}): Patron {
  return {
    id,
    firstName,
    lastName: 'Stone',
    email: `${firstName.toLowerCase()}@example.com`,
    phone: { value: '5035550110', isVerified: true },
    password: `soup for ${firstName.toLowerCase()}`,
    isEmployee: false,
    isMigrating: false,
    isStale: false,
    type: 'email',
    credit: 0,
    addresses: [],
    ...fields,
  }
}

/** Demo patrons with public passwords. */
export function seededPatrons(): Patron[] {
  return [
    someone('U1', 'Ann', { credit: 200 }),
    someone('U2', 'Eve', { isEmployee: true }),
    someone('U3', 'Max', { isMigrating: true }),
    someone('U4', 'Una', { phone: { value: '5035550111', isVerified: false } }),
    someone('U5', 'Sid', { isStale: true }),
    someone('U6', 'Ivo'),
  ]
}

export function told(patron: Patron, house: House, token?: string) {
  const { id, firstName, lastName, email, phone, isEmployee, isMigrating, type, addresses } = patron
  const card = house.cardsOf(patron).find(({ primaryCard }) => primaryCard)
  return {
    ...{ id, firstName, lastName, email: { value: email }, phone, isEmployee, isMigrating, type, addresses },
    ...{ userIdApple: null, card: card ?? null, ...(token === undefined ? {} : { token }) },
  }
}

export function signedIn(patron: Patron, house: House): Answer {
  return ok(told(patron, house, house.tokenFor(patron)))
}

const named = t.type({ firstName: filled, lastName: filled, email: filled })
const social = t.keyof({ google: null, facebook: null, apple: null })
const signUp = t.intersection([
  t.intersection([named, t.type({ phone: filled })]),
  t.union([
    t.intersection([
      t.type({ type: t.literal('email'), password: filled }),
      t.partial({ externalUserId: orNull(t.string) }),
    ]),
    t.type({ type: social, externalUserId: t.string }),
  ]),
])
const authData = t.partial({ userId: t.string, userEmail: t.string, userFullname: t.string })

export const patronRoutes = [
  route({
    method: 'POST',
    path: '/patron/sign-in',
    query: none,
    body: t.type({ account: filled, password: filled }),
    answer: ({ body }, house) => {
      const patron = house.patronBy(body.account)
      if (patron?.password !== body.password) return refused(401, 'Wrong e-mail or password.')
      if (patron.isStale) {
        const { email } = patron
        const token = house.tokenFor(patron)
        return refused(422, 'Please choose a new password.', { code: 'password_stale', email, token })
      }
      return signedIn(patron, house)
    },
  }),
  route({
    method: 'POST',
    path: '/patron/validate',
    query: none,
    body: t.type({ account: filled }),
    answer: ({ body }, house) => {
      const patron = house.patronBy(body.account)
      if (patron === undefined) return refused(404, 'We do not know you yet.')
      return ok({ isValid: true, isMigrating: patron.isMigrating })
    },
  }),
  route({
    method: 'POST',
    path: '/patron/sign-up',
    query: none,
    body: signUp,
    answer: ({ body }, house) => {
      if (house.patronBy(body.email) !== undefined) return refused(409, 'There is an account with this e-mail.')
      const { firstName, lastName, email, type } = body
      const password = 'password' in body ? body.password : ''
      const phone = { value: body.phone, isVerified: true }
      const patron = someone(house.next('U'), firstName, { lastName, email, phone, type, password })
      house.patrons.push(patron)
      return signedIn(patron, house)
    },
  }),
  route({
    method: 'POST',
    path: '/patron/sign-in/social',
    query: none,
    body: t.intersection([t.type({ authToken: filled, type: social }), t.partial({ authData })]),
    answer: ({ body }, house) => {
      const patron = house.patronBy(body.authToken)
      return patron === undefined ? ok({ externalUserId: body.authToken }) : signedIn(patron, house)
    },
  }),
  route({
    method: 'GET',
    path: '/patron',
    query: none,
    body: none,
    authorization: 'required',
    answer: ({ patron }, house) => (patron === undefined ? refused(401, 'Who are you?') : ok(told(patron, house))),
  }),
  route({
    method: 'PUT',
    path: '/patron',
    query: none,
    body: t.union([t.type({ password: filled }), named]),
    authorization: 'required',
    answer: ({ body, patron }, house) => {
      if (patron === undefined) return refused(401, 'Who are you?')
      if ('email' in body && ![undefined, patron].includes(house.patronBy(body.email))) return refused(409, 'Taken.')
      Object.assign(patron, body, 'password' in body ? { isMigrating: false, isStale: false } : {})
      return ok(told(patron, house))
    },
  }),
]
