import { isJson, type Json } from './json.ts'

/** Origin of the frames; the page trusts its messages. */
export const framesOrigin = 'https://js.stripe.com'

export interface Asked {
  readonly fakeStripe: 'asked'
  readonly number: number
  readonly what: string
  readonly data: Json
}

/** Frame to page: a response if numbered, else an event. */
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
