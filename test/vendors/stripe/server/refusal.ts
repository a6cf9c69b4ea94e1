/** Error types of v1: https://docs.stripe.com/api/errors */
export type ErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'

export interface ErrorBody {
  readonly type: ErrorType
  readonly message: string
  readonly code?: string
  readonly decline_code?: string
  readonly param?: string
  readonly charge?: string
  readonly payment_intent?: unknown
  readonly setup_intent?: unknown
  readonly payment_method?: unknown
}

export class Refusal extends Error {
  readonly status: number
  readonly body: ErrorBody
  /** The endpoint had begun; only such responses are stored for a key. */
  readonly isKept: boolean

  constructor(status: number, body: ErrorBody, isKept = true) {
    super(body.message)
    this.status = status
    this.body = body
    this.isKept = isKept
  }
}

type More = Omit<Partial<ErrorBody>, 'type' | 'message'>

export function invalid(message: string, more: More = {}): Refusal {
  return new Refusal(400, { type: 'invalid_request_error', message, ...more })
}

/** 400 before the endpoint begins, so not stored: https://docs.stripe.com/api/idempotent_requests */
export function malformed(code: string, param: string, message: string): Refusal {
  return new Refusal(400, { type: 'invalid_request_error', code, param, message }, false)
}

/** 404 with the code `resource_missing`: https://docs.stripe.com/error-codes */
export function missing(kind: string, id: string, param = 'id'): Refusal {
  const message = `There is no ${kind} called '${id}'`
  return new Refusal(404, { type: 'invalid_request_error', code: 'resource_missing', param, message })
}

/** 402: declined by the bank or the customer. */
export function cardError(message: string, more: More): Refusal {
  return new Refusal(402, { type: 'card_error', message, ...more })
}

export function unauthorised(message: string, code?: string): Refusal {
  const body: ErrorBody = { type: 'invalid_request_error', message, ...(code === undefined ? {} : { code }) }
  return new Refusal(401, body, false)
}
