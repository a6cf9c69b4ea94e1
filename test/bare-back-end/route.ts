import type { IncomingHttpHeaders } from 'node:http'
import * as t from 'io-ts'
import { mistakesOf, unknownFields } from './fields.ts'
import type { House } from './house.ts'
import type { Patron } from './patrons.ts'
import type { Place } from './places.ts'

export interface Asked {
  readonly headers: IncomingHttpHeaders
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
}

export interface Answer {
  readonly status: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export interface Notes {
  readonly departure: (what: string) => void
  readonly probe: (what: string) => void
}

const unheard: Notes = { departure: () => {}, probe: () => {} }

export interface Call<Q, B> {
  readonly params: Readonly<Record<string, string>>
  readonly query: Q
  readonly body: B
  readonly place: Place | undefined
  readonly patron: Patron | undefined
}

interface Row<Q, B> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** In the contract's spelling, with {names} for parameters. */
  readonly path: string
  readonly query: t.Type<Q, unknown, unknown>
  readonly body: t.Type<B, unknown, unknown>
  readonly location?: 'required'
  readonly authorization?: 'required'
  /** Required headers of this route. */
  readonly headers?: Readonly<Record<string, string>>
  readonly answer: (call: Call<Q, B>, house: House) => Answer
}

export interface Route {
  readonly method: string
  readonly path: string
  /** Notes each departure from the contract, whatever the answer. */
  readonly judge: (asked: Asked, notes: Notes) => void
  readonly handle: (asked: Asked, house: House) => Answer
}

export function ok(body: unknown): Answer {
  return { status: 200, body }
}
export function refused(status: number, message: string, more: object = {}): Answer {
  return {
    status,
    body: { message, ...more },
  }
}

/** Optional additions (docs/howto/back-end.md); a back end without them ignores them. */
const additions = new Set([
  'expectedTotal',
  'takesFurtherStep',
  'guestInfo.phone',
  'market',
  'session',
  'diningOption',
  'guestInfo',
  'cart',
  'locationId',
])

export const none = t.type({})

export function route<Q, B>(row: Row<Q, B>): Route {
  return {
    ...{ method: row.method, path: row.path },
    judge: (asked, notes) => {
      judge(row, asked, notes)
    },
    handle: (asked, house) => handle(row, asked, house),
  }
}

function judge<Q, B>(row: Row<Q, B>, asked: Asked, notes: Notes) {
  const { headers } = asked
  checkHeaders(asked, { ...common, ...row.headers }, notes)
  if (row.location === 'required' && headers['locationid'] === undefined) {
    notes.departure('header locationId is missing')
  }
  if (row.authorization === 'required' && headers.authorization === undefined) {
    notes.departure('header authorization is missing')
  }
  return {
    query: read(row.query, asked.query, 'query', notes),
    body: read(row.body, asked.body, 'body', notes),
  }
}

function handle<Q, B>(row: Row<Q, B>, asked: Asked, house: House): Answer {
  const { query, body } = judge(row, asked, unheard)
  if (query._tag === 'Wrong' || body._tag === 'Wrong') return refused(400, 'That is not what this call takes.')

  const locationId = asked.headers['locationid']
  if (row.location === 'required' && locationId === undefined) return refused(400, 'Which restaurant?')
  const place = house.places.find((one) => one.id === locationId)
  if (row.location === 'required' && place === undefined) return refused(404, 'There is no such restaurant.')

  const patron = house.patronOf(asked.headers.authorization)
  if (row.authorization === 'required' && patron === undefined) return refused(401, 'Who are you?')
  return row.answer({ params: asked.params, query: query.value, body: body.value, place, patron }, house)
}

type Read<A> = { readonly _tag: 'Wrong' } | { readonly _tag: 'Read'; readonly value: A }

function read<A>(codec: t.Type<A, unknown, unknown>, value: unknown, where: string, notes: Notes): Read<A> {
  for (const field of unknownFields(codec, value)) {
    const what = `${where}: ${field} is not of the contract`
    if (additions.has(field)) notes.probe(what)
    else notes.departure(what)
  }
  const decoded = codec.decode(value ?? (Object.is(codec, none) ? {} : value))
  if (decoded._tag === 'Right') return { _tag: 'Read', value: decoded.right }
  for (const mistake of mistakesOf(decoded.left)) notes.departure(`${where}: ${mistake}`)
  return { _tag: 'Wrong' }
}

const anything = /./
const common: Readonly<Record<string, string | RegExp>> = {
  Client: anything,
  OS: 'Web',
  SessionId: anything,
  Version: anything,
}

const ofTheWay = new Set([
  ...[
    'host',
    'connection',
    'keep-alive',
    'transfer-encoding',
    'content-length',
    'content-type',
    'accept',
    'user-agent',
  ],
  ...['accept-encoding', 'accept-language', 'cache-control', 'pragma', 'origin', 'referer', 'dnt', 'priority', 'te'],
  ...['if-none-match', 'via', 'forwarded', 'cookie', 'upgrade-insecure-requests'],
])
const ofTheContract = ['client', 'os', 'sessionid', 'version', 'platform', 'locationid', 'authorization']
const attribution = ['advertisingid', 'deviceid']

function checkHeaders({ headers }: Asked, wanted: Readonly<Record<string, string | RegExp>>, notes: Notes): void {
  for (const [name, said] of Object.entries(wanted)) {
    const found = headers[name.toLowerCase()]
    if (found === undefined) notes.departure(`header ${name} is missing`)
    else if (typeof said === 'string' ? found !== said : !said.test(String(found))) {
      notes.departure(`header ${name} is ${JSON.stringify(found)}`)
    }
  }
  const known = new Set([...ofTheContract, ...attribution, ...Object.keys(wanted).map((name) => name.toLowerCase())])
  for (const name of Object.keys(headers)) {
    if (known.has(name) || ofTheWay.has(name) || /^(sec|x-forwarded)-/.test(name)) continue
    notes.departure(`header ${name} is not of the contract`)
  }
  const { authorization, platform } = headers
  if (authorization !== undefined && !/^Bearer \S+$/.test(authorization)) {
    notes.departure('header authorization is not Bearer and a token')
  }
  if (platform !== undefined && platform !== 'marketplace') notes.departure('header platform is not marketplace')
}
