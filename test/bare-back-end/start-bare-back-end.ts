import type { IncomingMessage } from 'node:http'
import { find } from './contract.ts'
import { openHouse } from './house.ts'
import { type Came, startMisbehaving } from './misbehaving-server.ts'
import type { Misbehaviour } from './misbehaviour.ts'
import type { Placed } from './orders.ts'
import type { Answer, Notes } from './route.ts'

export interface BareBackEndOptions {
  /** Any free one, where nothing is said. */
  readonly port?: number
  readonly clock?: { readonly now: () => number }
  /** How a slow answer is slow; by the clock on the wall, where nothing is said. */
  readonly pause?: (milliseconds: number) => Promise<unknown>
  /** Told of every departure and probe as it comes. */
  readonly hear?: (line: string) => void
}

/** An order server of the contract alone: none of our additions, short ids, words of its own. */
export interface BareBackEnd {
  /** For API_URL. */
  readonly origin: string
  /** What was asked otherwise than the contract says, oldest first. */
  readonly departures: () => readonly string[]
  /** What was asked that the contract does not have: additions, looked for. */
  readonly probes: () => readonly string[]
  /** Every call of the contract that came, as 'POST /order'. */
  readonly calls: () => readonly string[]
  readonly orders: () => readonly Placed[]
  readonly misbehave: (how: Misbehaviour) => void
  readonly behave: () => void
  /** So many calls will never be answered. */
  readonly hung: () => number
  readonly close: () => Promise<void>
}

const base = '/v1'

/** A path as the contract knows it, without what stands before every one. */
const within = (path: string): string | undefined => (path.startsWith(`${base}/`) ? path.slice(base.length) : undefined)

/** What a call is in the words of the contract: 'GET /order/{id}/status'. */
export function callOf(method: string, path: string): string | undefined {
  const found = find(method, within(path) ?? '')
  return found._tag === 'Found' ? `${method} ${found.route.path}` : undefined
}

export async function startBareBackEnd(options: BareBackEndOptions = {}): Promise<BareBackEnd> {
  const { port = 0, clock = { now: () => Date.now() }, pause, hear = () => {} } = options
  const house = openHouse(clock.now)
  const [departures, probes, calls]: [string[], string[], string[]] = [[], [], []]
  const log = (list: string[], kind: string, line: string) => {
    list.push(line)
    hear(`${kind}: ${line}`)
  }

  const act = ({ request, text }: Came): Answer => {
    const { method = '', url = '' } = request
    const { pathname, searchParams } = new URL(url, 'http://bare')
    const found = find(method, within(pathname) ?? '')
    if (found._tag !== 'Found') {
      log(probes, 'probe', `${method} ${pathname}`)
      const allowed = found._tag === 'NoMethod' ? { headers: { Allow: found.allowed.join(', ') } } : {}
      return { status: found._tag === 'NoMethod' ? 405 : 404, body: { message: 'Not here.' }, ...allowed }
    }
    const call = `${method} ${found.route.path}`
    const notes: Notes = {
      departure: (what) => log(departures, 'departure', `${call}: ${what}`),
      probe: (what) => log(probes, 'probe', `${call}: ${what}`),
    }
    const body = parsed(text, request, notes)
    if (body === unreadable) return { status: 400, body: { message: 'That is no JSON.' } }
    const query = Object.fromEntries(searchParams)
    return found.route.handle({ headers: request.headers, params: found.params, query, body }, house, notes)
  }

  const server = await startMisbehaving({
    port,
    callOf: (method, path) => {
      const call = callOf(method, path)
      if (call !== undefined) calls.push(call)
      return call
    },
    act,
    ...(pause === undefined ? {} : { pause }),
    broken: (why) => log(departures, 'broken', why),
  })
  return {
    ...server,
    departures: () => departures,
    probes: () => probes,
    calls: () => calls,
    orders: () => [...house.orders.values()],
  }
}

const unreadable = Symbol('unreadable')

function parsed(text: string, { headers }: IncomingMessage, notes: Notes): unknown {
  if (text === '') return undefined
  if (!/^application\/json\b/.test(headers['content-type'] ?? '')) notes.departure('the body is not sent as JSON')
  try {
    return JSON.parse(text)
  } catch {
    notes.departure('the body is no JSON')
    return unreadable
  }
}
