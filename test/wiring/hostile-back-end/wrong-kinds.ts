import type { Wrong } from '../../bare-back-end/misbehaviour.ts'

/** Faults of a read-only call, which leave nothing in doubt. */
export type Kind = keyof typeof kinds

function refuse(status: number, message?: string): Wrong {
  return {
    ...{ _tag: 'Refuse', at: 'before', status },
    ...(message === undefined ? {} : { message }),
  }
}

export const theirText = 'The soup is out.'
export const kinds = {
  'never answers': { _tag: 'Hang', at: 'before' },
  'is cut off': { _tag: 'Drop', at: 'before' },
  'answers no JSON': { _tag: 'Garble' },
  'answers a number': { _tag: 'Change', change: () => 7 },
  'says 400': refuse(400),
  'says 400 with a text': refuse(400, theirText),
  'says 401': refuse(401),
  'says 403': refuse(403),
  'says 404': refuse(404),
  'says 409': refuse(409),
  'says 422 with a text': refuse(422, theirText),
  'says 429': refuse(429),
  'says 429 with a text': refuse(429, theirText),
  'says 500': refuse(500),
  'says 502': refuse(502),
  'says 503 with a text': refuse(503, theirText),
} as const satisfies Readonly<Record<string, Wrong>>

export const noAnswer = 'We didn’t get a response. Check your connection and try again.'

export function orIts(usually: string) {
  return (kind: Kind): string => (kind.endsWith('with a text') ? theirText : usually)
}

/** No response: page, forwarder or back end gave up. */
export function isUnanswered(kind: Kind): boolean {
  return kind === 'never answers' || kind === 'is cut off' || kind === 'says 502'
}

export const allKinds: readonly Kind[] = Object.keys(kinds).filter((kind): kind is Kind => kind in kinds)

/** Silence, invalid JSON and a refusal. The forwarder passes faults on alike, so these suffice for each back end. */
export const someKinds: readonly Kind[] = ['is cut off', 'answers no JSON', 'says 429 with a text']

export const otherKinds: readonly Kind[] = allKinds.filter((kind) => !someKinds.includes(kind))
