import type { Answered } from '../../line/line.ts'

// Categories and codes: https://developer.squareup.com/reference/square/enums/ErrorCategory and …/enums/ErrorCode.
export type Category =
  | 'AUTHENTICATION_ERROR'
  | 'INVALID_REQUEST_ERROR'
  | 'PAYMENT_METHOD_ERROR'
  | 'REFUND_ERROR'
  | 'API_ERROR'

/** An error as in https://developer.squareup.com/docs/payments-api/error-codes. */
export interface SquareFault {
  readonly category: Category
  readonly code: string
  readonly detail: string
  readonly field?: string
}

export interface Refusal {
  readonly status: number
  readonly errors: readonly SquareFault[]
  readonly beside?: Readonly<Record<string, unknown>>
}

export function invalid(code: string, detail: string, field?: string): Refusal {
  const fault: SquareFault = {
    category: 'INVALID_REQUEST_ERROR',
    code,
    detail,
    ...(field === undefined ? {} : { field }),
  }
  return { status: 400, errors: [fault] }
}

export function notFound(what: string, field?: string): Refusal {
  return { ...invalid('NOT_FOUND', `Could not find ${what}`, field), status: 404 }
}

/** https://developer.squareup.com/docs/payments-api/error-codes: "Authorization error: 'INSUFFICIENT_FUNDS'". */
export function declineFault(code: string): SquareFault {
  return { category: 'PAYMENT_METHOD_ERROR', code, detail: `Authorization error: '${code}'` }
}

export function refundFault(code: string, detail: string): Refusal {
  return { status: 400, errors: [{ category: 'REFUND_ERROR', code, detail }] }
}

export const unauthorized: Refusal = {
  status: 401,
  errors: [{ category: 'AUTHENTICATION_ERROR', code: 'UNAUTHORIZED', detail: 'This request could not be authorized.' }],
}

export const failed: Refusal = {
  status: 500,
  errors: [{ category: 'API_ERROR', code: 'INTERNAL_SERVER_ERROR', detail: 'An internal error has occurred.' }],
}

export function written({ status, errors, beside }: Refusal): Answered {
  return { status, body: JSON.stringify({ errors, ...beside }) }
}
