import type { FastifyInstance } from 'fastify'
import { keyScopes } from '../../src-domain/staff/api-key.ts'

/** Devices and API keys in the order of the access table. "here" is loc-1; "there" is another brand. */
export const machines = [
  'device here',
  'device of loc-2',
  'device there',
  ...keyScopes.map((scope) => `key ${scope}` as const),
  'key of loc-2',
  'key of the brand',
  'key there',
] as const
export type Machine = (typeof machines)[number]

interface Owner {
  readonly client: string
  readonly cookie: string
}

/** Pairs the devices and makes the keys. Returns the headers with which each of them calls. */
export async function pairMachines(app: FastifyInstance, host: string, here: Owner, there: Owner) {
  const origin = `https://${host}`
  const ask = ({ client, cookie }: Owner, url: string, payload?: object) =>
    app.inject({
      ...{ method: 'POST', url: `/v1${url}`, headers: { client, host, origin, cookie } },
      ...(payload === undefined ? {} : { payload }),
    })
  const device = async (owner: Owner, location = 'loc-1') => {
    const { pairing, code } = (await ask({ ...owner, cookie: '' }, '/staff/pairing')).json()
    await ask(owner, `/staff/locations/${location}/devices`, { code, name: 'Tablet' })
    const collected = await ask({ ...owner, cookie: '' }, '/staff/pairing/session', { pairing })
    return { client: here.client, host, origin, cookie: String(collected.headers['set-cookie']).split(';')[0] ?? '' }
  }
  const key = async (owner: Owner, scopes: readonly string[] = keyScopes, location = 'loc-1', isBrandWide = false) => {
    const made = await ask(owner, `/staff/locations/${location}/keys`, { name: 'Till', scopes, isBrandWide })
    return { client: here.client, host, authorization: `Bearer ${made.json().secret}` }
  }
  const headers: Readonly<Record<Machine, Readonly<Record<string, string>>>> = {
    'device here': await device(here),
    'device of loc-2': await device(here, 'loc-2'),
    'device there': await device(there),
    'key orders:read': await key(here, ['orders:read']),
    'key orders:write': await key(here, ['orders:write']),
    'key availability:write': await key(here, ['availability:write']),
    'key reports:read': await key(here, ['reports:read']),
    'key of loc-2': await key(here, keyScopes, 'loc-2'),
    'key of the brand': await key(here, keyScopes, 'loc-1', true),
    'key there': await key(there),
  }
  return headers
}
