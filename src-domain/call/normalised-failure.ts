import type { CallFailure } from './call-failure.ts'

export interface NormalisedFailure {
  readonly message?: string
  readonly body?: unknown
  readonly status: number
  readonly type?: 'timeout'
}

export function normalisedFailure(failure: CallFailure): NormalisedFailure {
  switch (failure._tag) {
    case 'Refused':
      return {
        status: failure.status,
        ...(failure.message === undefined ? {} : { message: failure.message }),
        ...(failure.body === undefined ? {} : { body: failure.body }),
      }
    case 'NoResponse':
      return { message: 'No Response Received', status: 408, type: 'timeout' }
    case 'NotSent':
    case 'NotUnderstood':
      return { message: failure.detail, status: 0 }
  }
}
