import { type Either, left, right } from 'fp-ts/lib/Either.js'

export type Fetch = (address: string, init: { readonly signal: AbortSignal }) => Promise<Response>

export interface PictureLimits {
  readonly milliseconds: number
  readonly bytes: number
}

export interface FetchedPicture {
  readonly bytes: Uint8Array
  readonly ending: 'jpg' | 'png' | 'webp'
}

/** Left completes the sentence "<address> ...". */
export async function fetchPicture(
  fetch: Fetch,
  address: string,
  { milliseconds, bytes: most }: PictureLimits,
): Promise<Either<string, FetchedPicture>> {
  if (!/^https?:\/\//i.test(address)) return left('is no address of the web')
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(milliseconds) })
    if (!response.ok) return left(`answered ${response.status}`)
    const bytes = await atMost(response, most)
    if (bytes === undefined) return left(`has more than ${most} bytes`)
    const ending = endingOf(bytes)
    return ending === undefined ? left('is no JPEG, PNG or WebP') : right({ bytes, ending })
  } catch (reason) {
    const isLate = reason instanceof Error && reason.name === 'TimeoutError'
    return left(isLate ? `took longer than ${milliseconds / 1000} seconds` : 'cannot be reached')
  }
}

/** Undefined if there is more. Never keeps more than one piece above the limit. */
async function atMost(response: Response, most: number): Promise<Uint8Array | undefined> {
  const reader = response.body?.getReader()
  const pieces: Uint8Array[] = []
  let length = 0
  for (let piece = await reader?.read(); piece?.value !== undefined; piece = await reader?.read()) {
    pieces.push(piece.value)
    length += piece.value.length
    if (length > most) {
      await reader?.cancel()
      return undefined
    }
  }
  return Buffer.concat(pieces)
}

/** By the first bytes, because servers name wrong types. */
function endingOf(bytes: Uint8Array): FetchedPicture['ending'] | undefined {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  if (start.startsWith('\xff\xd8\xff')) return 'jpg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  return start.startsWith('RIFF') && start.endsWith('WEBP') ? 'webp' : undefined
}
