import { isJson, type Json } from './json.ts'

/** Where the frames live, and whose messages a page believes. */
export const framesOrigin = 'https://js.stripe.com'

/** From a page to one of its frames. */
export interface Asked {
  readonly fakeStripe: 'asked'
  readonly number: number
  readonly what: string
  readonly data: Json
}

/** From a frame: an answer if it has a number, else news. */
export interface Said {
  readonly fakeStripe: 'said'
  readonly number: number | undefined
  readonly what: string
  readonly data: Json
}

export function isAsked(message: unknown): message is Asked {
  return isJson(message) && message['fakeStripe'] === 'asked' && typeof message['what'] === 'string'
}

export function isSaid(message: unknown): message is Said {
  return isJson(message) && message['fakeStripe'] === 'said' && typeof message['what'] === 'string'
}
