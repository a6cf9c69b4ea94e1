import type { FurtherStep } from '../../src-domain/payment/further-step.ts'
import type { Codec } from '../codec/codec.ts'
import { ours } from '../codec/ours.ts'
import { matching, text, yesNo } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'

/**
 * What the customer has to do before a charge goes through. `data` is for that processor's own script alone: it is handed
 * on unread, written nowhere and logged nowhere.
 */
export const furtherStep: Codec<FurtherStep> = shape('a further step', {
  required: {
    processor: matching('a processor', /^[a-z0-9_-]{1,64}$/),
    data: matching('step data', /^[\x21-\x7e]{1,4096}$/),
  },
})

/** A payment that was refused; with `furtherStep` the same key goes on once the customer has taken it. */
export const paymentRefusal = shape('a payment refusal', {
  required: { message: text, code: text },
  optional: { reason: text, furtherStep: ours(furtherStep) },
})

/** The customer is back from the step, or gives it up. Never a result: that is asked of the processor. */
export const stepIntent = shape('a step that ended', { required: { isGivenUp: yesNo } })
