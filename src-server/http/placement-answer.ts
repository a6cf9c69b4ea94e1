import { stepRequiredCode } from '../../src-domain/placement/order-gateway.ts'
import type { NotPlaced, PlacementResult } from '../ordering/placement-result.ts'
import { refusal, unavailableText } from './refusal-answer.ts'
import { answer, ok } from './serve.ts'

export function placementAnswer(result: PlacementResult) {
  switch (result._tag) {
    case 'Placed':
      return ok(result.ticket)
    case 'StepRequired':
      return answer(402, { message: stepText, code: stepRequiredCode, furtherStep: result.step })
    default:
      return unplacedAnswer(result)
  }
}

/** Opens a wallet payment (API-54). */
export function intentAnswer(result: PlacementResult) {
  switch (result._tag) {
    case 'Placed':
      return answer(409, { message: conflictText.AlreadyPlaced, code: 'already_placed' })
    case 'StepRequired':
      return ok({ clientSecret: result.step.data })
    default:
      return unplacedAnswer(result)
  }
}

const conflictText = {
  PriceChanged: 'The price changed. Please review your order.',
  IdempotencyMismatch: 'This order was already sent with different content.',
  DuplicateSuspected: 'An order just like this one was placed moments ago.',
  AlreadyPlaced: 'This order was already placed.',
} as const

/** For other clients; our storefront has its own text. */
const stepText = "Your bank needs you to verify this payment. You haven't been charged yet."

function unplacedAnswer(result: NotPlaced) {
  switch (result._tag) {
    case 'Unknown':
      return answer(202, { status: 'Order Processing', statusCode: 202 })
    case 'PriceChanged':
      return answer(409, { message: conflictText.PriceChanged, code: 'price_changed', price: result.price })
    case 'IdempotencyMismatch':
      return answer(409, { message: conflictText.IdempotencyMismatch, code: 'idempotency_mismatch' })
    case 'DuplicateSuspected':
      return answer(409, { message: conflictText.DuplicateSuspected, code: 'duplicate_suspected' })
    case 'Unavailable':
      return refusal(503, 'unavailable', unavailableText, 5)
    case 'Refused': {
      const { status, message, code, reason } = result
      return { status, body: { message, code, ...(reason === undefined ? {} : { reason }) } }
    }
  }
}
