import { right } from 'fp-ts/lib/Either.js'
import { mostLeft } from '../../src-domain/availability/left-count.ts'
import type { FewLeft } from '../../src-domain/cart/line-standing.ts'
import type { ValidateResult } from '../../src-domain/placement/order-gateway.ts'
import { mostOf } from '../call/limits.ts'
import type { Codec } from '../codec/codec.ts'
import { forgiving } from '../codec/forgiving.ts'
import { list } from '../codec/list.ts'
import { mapped } from '../codec/mapped.ts'
import { ours } from '../codec/ours.ts'
import { id, text, wholeNumber, yesNo } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { withFallback } from '../codec/with-fallback.ts'
import { minutes, orderingPause } from '../location/location.ts'
import { leastAge } from './age-promise.ts'

const ids = withFallback(list(text), [])

const fewLeft: Codec<FewLeft> = shape('an item with few left', { required: { id, left: wholeNumber(0, mostLeft) } })

/** CHK-32: `discount.status` on the wire. */
export const validateResult: Codec<ValidateResult> = mapped(
  'a validate result',
  shape('a validate result', {
    required: {
      isValid: yesNo,
      /** Includes options with too few or too many choices. */
      invalidModifiers: ids,
      invalidGroups: ids,
      invalidItems: ids,
      isAsapOrderingEnabled: withFallback(yesNo, true),
    },
    optional: {
      reason: text,
      message: text,
      soldOutItems: ours(list(text)),
      unservedItems: ours(list(text)),
      fewLeft: ours(list(fewLeft)),
      /** Set if staff paused ordering; without an end if they have to resume it. */
      pause: ours(orderingPause),
      notice: ours(forgiving(shape('a notice needed', { required: { name: text, minutes: wholeNumber(1, 43_200) } }))),
      leastAge: ours(forgiving(leastAge)),
      /** Unix seconds. */
      nextAvailableAt: ours(wholeNumber(0, mostOf.seconds)),
      discount: shape('a discount status', { required: {}, optional: { status: text } }),
    },
    orNull: { serviceEstimate: minutes, nextAvailableTime: text, nextAvailableDate: text },
  }),
  ({ discount, ...rest }) =>
    right(discount?.status === undefined ? rest : { ...rest, discountStatus: discount.status }),
  ({ discountStatus, ...rest }: ValidateResult) =>
    discountStatus === undefined ? rest : { ...rest, discount: { status: discountStatus } },
)
