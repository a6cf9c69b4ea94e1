import { isRight } from 'fp-ts/lib/Either.js'
import { anyErrorBody } from '../../src-contract/call/error-body.ts'
import type { CallFailure } from '../../src-domain/call/call-failure.ts'

const longestMessage = 500

/** The message may be plain text, but not HTML (API-09). */
export function refused(status: number, body: unknown): CallFailure & { readonly _tag: 'Refused' } {
  const bare = { _tag: 'Refused', status, ...(body === undefined ? {} : { body }) } as const
  if (typeof body === 'string') {
    const isSentence = body !== '' && body.length <= longestMessage && !body.trimStart().startsWith('<')
    return isSentence ? { ...bare, message: body } : bare
  }
  const seen = anyErrorBody.decode(body)
  if (!isRight(seen)) return bare
  const { message, ...rest } = seen.right
  return { ...bare, ...rest, ...(message === undefined || isForDevelopers(rest.code) ? {} : { message }) }
}

export function developerText(body: unknown): string | undefined {
  const seen = anyErrorBody.decode(body)
  return isRight(seen) && isForDevelopers(seen.right.code) ? seen.right.message : undefined
}

function isForDevelopers(code: string | undefined): boolean {
  return code !== undefined && developerCodes.has(code)
}

const developerCodes: ReadonlySet<string> = new Set([
  ...['malformed', 'too_large', 'unsupported_media_type', 'sign_up_type'],
  ...['unknown_brand', 'location_required', 'location_mismatch', 'instrument_mismatch'],
])
