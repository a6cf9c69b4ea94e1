import type { Caller } from './card-data.ts'
import { unauthorised } from './refusal.ts'

export interface Request {
  readonly host: 'api.stripe.com' | 'hooks.stripe.com'
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: string
}

export interface Keys {
  readonly secretKey: string
  readonly publishableKey: string
}

/** https://docs.stripe.com/api/authentication: bearer, or Basic user; the page sends its key as a parameter. */
export function callerOf(keys: Keys, request: Request, inForm: unknown): Caller {
  const given = header(request, 'authorization')
  const bearer = /^Bearer (.+)$/i.exec(given ?? '')?.[1]
  const basic = /^Basic (.+)$/i.exec(given ?? '')?.[1]
  const user = basic === undefined ? undefined : Buffer.from(basic, 'base64').toString().split(':')[0]
  const key = bearer ?? user ?? (typeof inForm === 'string' ? inForm : undefined)
  if (key === keys.secretKey) return 'secret'
  if (key === keys.publishableKey) return 'publishable'
  throw unauthorised(key === undefined ? 'There is no key in this request' : 'This key is not known')
}

export function header(request: Request, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' ? value : value?.[0]
}
