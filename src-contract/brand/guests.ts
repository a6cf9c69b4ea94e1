import { right } from 'fp-ts/lib/Either.js'
import type { GuestQuestions } from '../../src-domain/brand/brand.ts'
import { shippedGuests } from '../../src-domain/brand/shipped-settings.ts'
import { mapped } from '../codec/mapped.ts'
import { yesNo } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { withFallback } from '../codec/with-fallback.ts'
import { eachOption } from './per-dining-option.ts'

const wire = shape('guests', { required: eachOption(yesNo, shippedGuests.name), optional: { phone: yesNo } })

/** `guests` of a brand file (CART-14); `phone`, for deliveries, is our addition. */
export const guests = withFallback(
  mapped(
    'guests',
    wire,
    ({ phone = shippedGuests.phone, ...name }) => right<string, GuestQuestions>({ name, phone }),
    ({ name, phone }) => ({ ...name, phone }),
  ),
  shippedGuests,
)
