import type { Answered } from '../../line/line.ts'

/** Codes and texts: https://developer.authorize.net/api/reference/responseCodes.html */
const texts = {
  I00001: 'Successful.',
  I00004: 'No records found.',
  E00001: 'An error occurred during processing. Please try again.',
  E00003: '',
  E00007: 'User authentication failed due to invalid authentication values.',
  E00013: '',
  E00027: 'The transaction was unsuccessful.',
  E00039: '',
  E00040: 'The record cannot be found.',
  E00114: 'Invalid OTS Token.',
} as const
export type MessageCode = keyof typeof texts

export type Body = Readonly<Record<string, unknown>>

/** An API response: always status 200, after a byte order mark. */
export function answer(
  refId: string | undefined,
  code: MessageCode,
  body: Body = {},
  text: string = texts[code],
): Answered {
  const messages = { resultCode: code.startsWith('I') ? 'Ok' : 'Error', message: [{ code, text }] }
  return {
    status: 200,
    // https://github.com/AuthorizeNet/sdk-php/issues/231: JSON parsers fail on it.
    body: `\uFEFF${JSON.stringify({ ...body, ...(refId === undefined ? {} : { refId }), messages })}`,
  }
}
