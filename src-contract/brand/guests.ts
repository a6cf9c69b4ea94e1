import { right } from 'fp-ts/lib/Either.js'
import type { GuestQuestions } from '../../src-domain/brand/brand.ts'
import { shippedGuests } from '../../src-domain/brand/shipped-settings.ts'
import { mapped } from '../codec/mapped.ts'
import { oneOf, yesNo } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { withFallback } from '../codec/with-fallback.ts'
import { eachOption } from './per-dining-option.ts'

const lastName = oneOf('whether a last name is needed', ['required', 'optional'])

const wire = shape('guests', { required: eachOption(yesNo, shippedGuests.name), optional: { phone: yesNo, lastName } })

/** CART-14. `phone` for deliveries and `lastName` (CHK-20) are our additions. */
export const guests = withFallback(
  mapped(
    'guests',
    wire,
    ({ phone = shippedGuests.phone, lastName, ...name }) =>
      right<string, GuestQuestions>({ name, phone, ...(lastName === 'optional' ? { isLastNameOptional: true } : {}) }),
    ({ name, phone, isLastNameOptional }) => ({
      ...name,
      phone,
      ...(isLastNameOptional === true ? { lastName: 'optional' as const } : {}),
    }),
  ),
  shippedGuests,
)
