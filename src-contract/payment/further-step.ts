import type { FurtherStep } from '../../src-domain/payment/further-step.ts'
import type { Codec } from '../codec/codec.ts'
import { ours } from '../codec/ours.ts'
import { matching, text, yesNo } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'

/** Only the processor's script reads `data`. Never store or log it. */
export const furtherStep: Codec<FurtherStep> = shape('a further step', {
  required: {
    processor: matching('a processor', /^[a-z0-9_-]{1,64}$/),
    data: matching('step data', /^[\x21-\x7e]{1,4096}$/),
  },
})

/** With `furtherStep`, the same key continues after the customer took the step. */
export const paymentRefusal = shape('a payment refusal', {
  required: { message: text, code: text },
  optional: { reason: text, furtherStep: ours(furtherStep) },
})

/** Only the processor knows the step's result. */
export const stepIntent = shape('a step that ended', { required: { isGivenUp: yesNo } })
