import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { buffer } from 'node:stream/consumers'

interface BackEndRequest {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly signal: AbortSignal
  readonly body?: Uint8Array<ArrayBuffer>
}

/** `body` is complete. */
interface BackEndAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: Buffer
}

/**
 * Repeats a GET once, on a new connection, if a kept-alive connection closes before any response. Other calls are not
 * repeated, because they may have taken effect.
 */
export async function askBackEnd(target: URL, asking: BackEndRequest): Promise<BackEndAnswer> {
  const answer = await fetch(target, { ...asking, redirect: 'error' }).catch((reason: unknown) => {
    if (asking.method === 'GET' && isConnectionLost(reason)) return undefined
    throw reason
  })
  if (answer === undefined) return askOnNewConnection(target, asking)
  const { status, headers } = answer
  return { status, headers, body: Buffer.from(await answer.arrayBuffer()) }
}

const lostCodes = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']

/** fetch wraps the connection's error. */
function isConnectionLost(reason: unknown): boolean {
  return reason instanceof Error && lostCodes.includes(Object(reason.cause).code)
}

/** fetch cannot be forced onto a new connection. */
async function askOnNewConnection(target: URL, { method, headers, signal }: BackEndRequest): Promise<BackEndAnswer> {
  const request = target.protocol === 'https:' ? requestHttps : requestHttp
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(target, { method, headers, signal, agent: false }, resolve).once('error', reject).end()
  })
  const body = await buffer(answer)
  const { statusCode: status = 502, headers: said } = answer
  if (status >= 300 && status < 400 && said.location !== undefined) throw new Error('redirected')
  const told = Object.entries(said).map(([name, value]): [string, string] => [name, String(value)])
  return { status, headers: new Headers(told), body }
}
