import type { IncomingMessage } from 'node:http'
import { find } from './contract.ts'
import type { Answer, Asked, Notes, Route } from './route.ts'

export interface Heard {
  readonly departures: () => readonly string[]
  /** Requests outside the contract that look for additions. */
  readonly probes: () => readonly string[]
  readonly calls: () => readonly string[]
}

export type Read =
  | { readonly _tag: 'Call'; readonly route: Route; readonly asked: Asked }
  /** Outside the contract; answered as a back end without it would. */
  | { readonly _tag: 'Unknown'; readonly answer: Answer }
  | { readonly _tag: 'Unreadable' }

interface Watched {
  readonly watch: (request: IncomingMessage, text: string) => Read
  readonly broken: (why: string) => void
  readonly heard: Heard
}

/** Calls of docs/additions.md. Other unknown calls are departures. */
const additions = [
  /^GET \/v1\/brand$/,
  /^GET \/v1\/order\/[^/]+$/,
  /^POST \/v1\/address$/,
  /^POST \/v1\/human-check$/,
  /^POST \/v1\/patron\/sign-out$/,
]

const base = '/v1'

function within(path: string): string | undefined {
  return path.startsWith(`${base}/`) ? path.slice(base.length) : undefined
}

export function watchContract(hear: (line: string) => void = () => {}): Watched {
  const [departures, probes, calls]: [string[], string[], string[]] = [[], [], []]
  const log = (list: string[], kind: string, line: string) => {
    list.push(line)
    hear(`${kind}: ${line}`)
  }
  const watch = (request: IncomingMessage, text: string): Read => {
    const { method = '', url = '', headers } = request
    const { pathname, searchParams } = new URL(url, 'http://bare')
    const found = find(method, within(pathname) ?? '')
    if (found._tag !== 'Found') {
      const call = `${method} ${pathname}`
      if (additions.some((one) => one.test(call))) log(probes, 'probe', call)
      else log(departures, 'departure', `${call} is not of the contract`)
      const allowed = found._tag === 'NoMethod' ? { headers: { Allow: found.allowed.join(', ') } } : {}
      const status = found._tag === 'NoMethod' ? 405 : 404
      return { _tag: 'Unknown', answer: { status, body: { message: 'Not here.' }, ...allowed } }
    }
    const { route, params } = found
    const call = `${method} ${route.path}`
    calls.push(call)
    const notes: Notes = {
      departure: (what) => log(departures, 'departure', `${call}: ${what}`),
      probe: (what) => log(probes, 'probe', `${call}: ${what}`),
    }
    const body = parsed(text, request, notes)
    if (body === unreadable) return { _tag: 'Unreadable' }
    const asked = { headers, params, query: Object.fromEntries(searchParams), body }
    route.judge(asked, notes)
    return { _tag: 'Call', route, asked }
  }
  return {
    watch,
    broken: (why) => log(departures, 'broken', why),
    heard: { departures: () => departures, probes: () => probes, calls: () => calls },
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
