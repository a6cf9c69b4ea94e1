import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

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
 * Fault between us and a vendor.
 * - `lost-on-the-way`: request lost, connection cut.
 * - `silent`: request lost without a sign.
 * - `fails`: 500 without effect.
 * - `answer-lost`: took effect, connection cut.
 * - `answer-silent`: took effect, no response.
 */
export type Fault = 'lost-on-the-way' | 'silent' | 'fails' | 'answer-lost' | 'answer-silent'

export type Which = (asked: Asked) => boolean

export interface Held {
  readonly arrived: Promise<Asked>
  readonly release: () => void
}

export interface Line {
  readonly url: string
  /** All requests, oldest first, answered or not. */
  readonly asked: readonly Asked[]
  /** Breaks the next matching request, once. */
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

/** Listens on a local port. `answer` takes effect before its response is sent; `failed` is the vendor's 500. */
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
