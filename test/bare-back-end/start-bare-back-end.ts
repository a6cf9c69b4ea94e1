import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { find } from './contract.ts'
import { openHouse } from './house.ts'
import { type Misbehaviour, misbehaviours } from './misbehaviour.ts'
import type { Placed } from './orders.ts'
import type { Answer, Notes } from './route.ts'

export interface BareBackEndOptions {
  /** Any free one, where nothing is said. */
  readonly port?: number
  readonly clock?: { readonly now: () => number }
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
  readonly close: () => Promise<void>
}

const base = '/v1'

export async function startBareBackEnd(options: BareBackEndOptions = {}): Promise<BareBackEnd> {
  const { port = 0, clock = { now: () => Date.now() }, hear = () => {} } = options
  const house = openHouse(clock.now)
  const [departures, probes, calls]: [string[], string[], string[]] = [[], [], []]
  const wrongs = misbehaviours()
  const log = (list: string[], kind: string, line: string) => {
    list.push(line)
    hear(`${kind}: ${line}`)
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((reason: unknown) => {
      log(departures, 'broken', `${request.method} ${request.url}: ${String(reason)}`)
      send(response, { status: 500, body: { message: 'Something broke.' } })
    })
  })

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url = '' } = request
    const { pathname, searchParams } = new URL(url, 'http://bare')
    const text = await textOf(request)
    const found = pathname.startsWith(`${base}/`)
      ? find(method, pathname.slice(base.length))
      : { _tag: 'NoPath' as const }
    if (found._tag !== 'Found') {
      log(probes, 'probe', `${method} ${pathname}`)
      if (found._tag === 'NoMethod') response.setHeader('Allow', found.allowed.join(', '))
      return send(response, { status: found._tag === 'NoMethod' ? 405 : 404, body: { message: 'Not here.' } })
    }
    const call = `${method} ${found.route.path}`
    calls.push(call)
    const notes: Notes = {
      departure: (what) => log(departures, 'departure', `${call}: ${what}`),
      probe: (what) => log(probes, 'probe', `${call}: ${what}`),
    }
    const body = parsed(text, request, notes)
    const act = () =>
      body === unreadable
        ? { status: 400, body: { message: 'That is no JSON.' } }
        : found.route.handle(
            { headers: request.headers, params: found.params, query: Object.fromEntries(searchParams), body },
            house,
            notes,
          )
    const wrong = wrongs.take(call)
    if (wrong === undefined) return send(response, act())
    switch (wrong._tag) {
      case 'Slow':
        await sleep(wrong.milliseconds)
        return send(response, act())
      case 'Hang':
        if (wrong.at === 'after') act()
        return
      case 'Drop':
        if (wrong.at === 'after') act()
        request.socket.destroy()
        return
      case 'Refuse': {
        if (wrong.at === 'after') act()
        const { status, message } = wrong
        return send(response, { status, body: message === undefined ? undefined : { message } })
      }
      case 'Change': {
        const answer = act()
        return send(response, { status: answer.status, body: wrong.change(answer.body) })
      }
      case 'Garble':
        act()
        response.writeHead(200, { 'content-type': 'application/json' })
        response.end('<html>Back soon</html>')
    }
  }

  await new Promise<void>((ready, fail) => {
    server.once('error', fail)
    server.listen(port, '127.0.0.1', ready)
  })
  const address = server.address()
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : port}`,
    departures: () => departures,
    probes: () => probes,
    calls: () => calls,
    orders: () => [...house.orders.values()],
    misbehave: wrongs.add,
    behave: wrongs.clear,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString('utf8')
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

function send(response: ServerResponse, { status, body }: Answer): void {
  if (body === undefined) {
    response.writeHead(status).end()
    return
  }
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
