import * as t from 'io-ts'
import { signedIn } from './patrons.ts'
import { none, ok, refused, route } from './route.ts'
import { filled } from './wire.ts'

export const pin = '2468'

const byAccount = t.union([t.type({ email: filled, pinCode: filled }), t.type({ phone: filled, pinCode: filled })])

export const pinRoutes = [
  route({
    method: 'POST',
    path: '/patron/forgot-password',
    query: none,
    body: t.type({ email: filled }),
    answer: ({ body }, house) => (house.patronBy(body.email) === undefined ? refused(404, 'Who is that?') : ok({})),
  }),
  route({
    method: 'POST',
    path: '/pincode',
    query: none,
    body: t.type({ account: filled }),
    answer: ({ body }, house) => (house.patronBy(body.account) === undefined ? refused(404, 'Who is that?') : ok({})),
  }),
  route({
    method: 'POST',
    path: '/pincode/send',
    query: none,
    body: t.type({ phone: filled }),
    answer: ({ body }) => (body.phone.replaceAll(/\D/g, '').length < 10 ? refused(400, 'That is no phone.') : ok({})),
  }),
  route({
    method: 'POST',
    path: '/pincode/auth',
    query: none,
    body: byAccount,
    answer: ({ body }, house) => {
      const patron = house.patronBy('email' in body ? body.email : body.phone)
      if (patron === undefined) return refused(404, 'Who is that?')
      return body.pinCode === pin ? signedIn(patron, house) : refused(400, 'Wrong code.')
    },
  }),
  route({
    method: 'POST',
    path: '/pincode/verify',
    query: none,
    body: byAccount,
    answer: ({ body, patron }, house) => {
      if (body.pinCode !== pin) return refused(400, 'Wrong code.')
      if ('phone' in body) {
        if (patron !== undefined) patron.phone = { value: body.phone, isVerified: true }
        return ok({ phone: body.phone })
      }
      const owner = house.patronBy(body.email)
      return owner === undefined ? refused(400, 'Wrong code.') : ok({ token: house.tokenFor(owner) })
    },
  }),
]
