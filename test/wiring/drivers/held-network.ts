import type { FastifyInstance, InjectOptions } from 'fastify'
import type { CookieJar } from 'jsdom'

export interface Call {
  readonly method: string
  /** Empty for the page's own server. */
  readonly origin: string
  /** Without the query. */
  readonly path: string
  readonly query: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

export interface Answer {
  readonly status: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

type Fate = (call: Call, pass: () => Promise<Response>) => Promise<Response>

/** The connection between a page and the order server, under the test's control. */
export interface HeldNetwork {
  readonly calls: readonly Call[]
  readonly callsTo: (path: string) => readonly Call[]
  /** Whether the device believes that it is connected at all. */
  isOnline: boolean
  /** Applies until the returned function is called. The newest rule for a path wins. */
  readonly answer: (path: string, answer: Answer) => () => void
  readonly cut: (path?: string) => () => void
  /** Requests take effect, and responses are lost. */
  readonly loseAnswers: (path: string) => () => void
  /** Holds requests until the returned function delivers or loses them. */
  readonly hold: (path: string) => (how?: 'lost') => void
  /** Calls without a response, aborted ones included. */
  readonly onTheWay: () => number
}

function lost() {
  return new TypeError('Failed to fetch')
}

export interface NetworkNeeds {
  readonly app: FastifyInstance
  /** The test's clock. */
  readonly now: () => number
  readonly host: string
  /** Cookie jar for calls with credentials. */
  readonly cookies: CookieJar
  readonly address: string | undefined
}

/** The page's `fetch`, straight into the server in this process. */
export function holdNetwork({ app, now, host, cookies, address }: NetworkNeeds) {
  const calls: Call[] = []
  let onTheWay = 0
  const fates: { readonly path: string | undefined; readonly fate: Fate }[] = []
  const put = (path: string | undefined, fate: Fate) => {
    const entry = { path, fate }
    fates.push(entry)
    return () => {
      if (fates.includes(entry)) fates.splice(fates.indexOf(entry), 1)
    }
  }
  const network: HeldNetwork = {
    calls,
    callsTo: (path) => calls.filter((call) => call.path === path),
    isOnline: true,
    answer: (path, { status, body, headers = {} }) =>
      put(path, async () => {
        const text = typeof body === 'string' ? body : JSON.stringify(body)
        return new Response(text, { status, headers: { 'content-type': 'application/json', ...headers } })
      }),
    cut: (path) =>
      put(path, async () => {
        throw lost()
      }),
    loseAnswers: (path) =>
      put(path, async (_, pass) => {
        await pass()
        throw lost()
      }),
    hold: (path) => {
      let release = (_: 'lost' | undefined) => {}
      const released = new Promise<'lost' | undefined>((resolve) => {
        release = resolve
      })
      const lift = put(path, async (_, pass) => {
        if ((await released) === 'lost') throw lost()
        return pass()
      })
      return (how) => {
        lift()
        release(how)
      }
    },
    onTheWay: () => onTheWay,
  }
  const fetch = async (input: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input, `http://${host}/`)
    const headers = Object.fromEntries(new Headers([...Object(init.headers ?? [])]))
    const text = typeof init.body === 'string' ? init.body : undefined
    const method = init.method ?? 'GET'
    const origin = url.host === host ? '' : url.origin
    const call = { method, origin, path: url.pathname, query: url.search, headers, body: text && JSON.parse(text) }
    calls.push(call)
    const pass = async () => {
      const isShown = init.credentials === 'same-origin' && origin === ''
      const cookie = isShown ? cookies.getCookieStringSync(url.href) : ''
      const asked = {
        method,
        url: url.pathname + url.search,
        headers: { host, ...headers, ...(cookie === '' ? {} : { cookie }) },
        payload: text,
        ...(address === undefined ? {} : { remoteAddress: address }),
      }
      onTheWay += 1
      const answer = await app.inject(asked as InjectOptions).finally(() => {
        onTheWay -= 1
      })
      // Over plain HTTP a browser would not store secure cookies.
      for (const kept of [answer.headers['set-cookie'] ?? []].flat())
        if (isShown) cookies.setCookieSync(kept.replace('; Secure', ''), url.href)
      const told = Object.entries(answer.headers)
        .filter(([name]) => name !== 'date')
        .map(([name, value]): [string, string] => [name, String(value)])
      told.push(['date', new Date(now()).toUTCString()])
      return new Response([204, 304].includes(answer.statusCode) ? null : answer.payload, {
        status: answer.statusCode,
        headers: told,
      })
    }
    const fate = fates.findLast(({ path }) => isMeant(path, url.pathname))?.fate
    return aborted(init.signal, fate === undefined ? pass() : fate(call, pass))
  }
  return { network, fetch }
}

/** A trailing star matches a prefix; no path matches all. */
function isMeant(path: string | undefined, asked: string): boolean {
  if (path === undefined) return true
  return path.endsWith('*') ? asked.startsWith(path.slice(0, -1)) : asked === path
}

/** An aborted call rejects at once. */
function aborted<A>(signal: AbortSignal | null | undefined, work: Promise<A>): Promise<A> {
  if (signal === null || signal === undefined) return work
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new DOMException('The operation was aborted.', 'AbortError'))
    if (signal.aborted) return giveUp()
    signal.addEventListener('abort', giveUp)
    work.then(resolve, reject)
  })
}
