import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What arrived, as it came over the wire. */
export interface Asked {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

export interface Answered {
  readonly status: number
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * What goes wrong between us and a vendor. `lost-on-the-way`: the vendor never hears. `silent`: it never hears, and
 * nobody says so. `fails`: it answers 500 and did nothing. `answer-lost`: it did what was asked, and the line is cut.
 * `answer-silent`: it did what was asked, and never says so.
 */
export type Fault = 'lost-on-the-way' | 'silent' | 'fails' | 'answer-lost' | 'answer-silent'

export type Which = (asked: Asked) => boolean

/** A request that waits at the vendor's door until the test lets it in. */
export interface Held {
  readonly arrived: Promise<Asked>
  readonly release: () => void
}

/** The line to a vendor's server, and what may happen on it. */
export interface Line {
  readonly url: string
  /** Everything that was asked for, the oldest first, whether it was answered or not. */
  readonly asked: readonly Asked[]
  /** Befalls the next request that fits, once. */
  readonly breakNext: (fault: Fault, which?: Which) => void
  readonly holdNext: (which?: Which) => Held
  readonly stop: () => Promise<void>
}

interface Waiting {
  readonly which: Which
  readonly befall: Fault | { readonly arrived: (asked: Asked) => void; readonly released: Promise<void> }
}

function always(): boolean {
  return true
}

/** Listens on a port of this machine. `answer` has its effect before its answer leaves; `failed` is the vendor's 500. */
export async function openLine(
  answer: (asked: Asked) => Answered | Promise<Answered>,
  failed: Answered,
): Promise<Line> {
  const asked: Asked[] = []
  const waiting: Waiting[] = []

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const one = await read(request)
    asked.push(one)
    const at = waiting.findIndex(({ which }) => which(one))
    const [next] = at < 0 ? [] : waiting.splice(at, 1)
    const befall = next?.befall
    if (befall === 'silent') return
    if (befall === 'lost-on-the-way') return void request.socket.destroy()
    if (befall === 'fails') return send(response, failed)
    if (typeof befall === 'object') {
      befall.arrived(one)
      await befall.released
    }
    const said = await answer(one)
    if (befall === 'answer-lost') return void request.socket.destroy()
    if (befall === 'answer-silent') return
    send(response, said)
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((reason: unknown) => response.destroy(reason instanceof Error ? reason : undefined))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    asked,
    breakNext: (befall, which = always) => void waiting.push({ which, befall }),
    holdNext: (which = always) => {
      const [arrived, arrive] = promised<Asked>()
      const [released, release] = promised<void>()
      waiting.push({ which, befall: { arrived: arrive, released } })
      return { arrived, release }
    },
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  }
}

async function read(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://vendor')
  return {
    method: request.method ?? 'GET',
    path: pathname,
    query: searchParams,
    headers: request.headers,
    text: Buffer.concat(chunks).toString('utf8'),
  }
}

function send(response: ServerResponse, { status, body, headers }: Answered): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
  response.end(body)
}

function promised<A>(): readonly [Promise<A>, (value: A) => void] {
  let settle: (value: A) => void = () => undefined
  const promise = new Promise<A>((resolve) => {
    settle = resolve
  })
  return [promise, settle]
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('not listening on a port')
  return address.port
}
