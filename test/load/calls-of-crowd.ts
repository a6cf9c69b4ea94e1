import { randomUUID } from 'node:crypto'
import { Agent, type IncomingMessage, request } from 'node:http'
import { plainOrder } from '../faults/plain-order.ts'

export interface Answered {
  readonly status: number
  readonly milliseconds: number
  readonly retryAfter: string | undefined
  readonly text: string
}

export interface Crowd {
  readonly placing: (kind: 'cash' | 'card', key?: string) => Promise<Answered>
  readonly checkPrice: () => Promise<Answered>
  readonly menu: () => Promise<Answered>
  readonly menuPage: () => Promise<Answered>
  readonly statusOf: (key: string) => Promise<Answered>
  readonly end: () => void
}

/** Client timeout in milliseconds, above all server timeouts. */
const longestWait = 40_000

/**
 * Customers with one address each behind a trusted proxy, over at most `connections`: kept open, or with `isOpening`
 * one per call.
 */
export async function crowdBefore(origin: string, connections: number, isOpening = false): Promise<Crowd> {
  const { locationId, order, total } = await plainOrder(origin)
  const agent = new Agent({ keepAlive: !isOpening, maxSockets: connections, maxFreeSockets: connections })
  const { hostname, port } = new URL(origin)
  const here = {
    'content-type': 'application/json',
    client: 'ember',
    os: 'Web',
    version: '2.51.5',
    sessionid: randomUUID(),
    locationid: locationId,
  }

  const call = (method: 'GET' | 'POST', path: string, body?: object, more: object = {}): Promise<Answered> =>
    new Promise((resolve) => {
      const began = performance.now()
      const text = body === undefined ? undefined : JSON.stringify(body)
      const done = (answer?: IncomingMessage, said = '') =>
        resolve({
          status: answer?.statusCode ?? 0,
          milliseconds: performance.now() - began,
          retryAfter: answer?.headers['retry-after'],
          text: said,
        })
      const length = text === undefined ? {} : { 'content-length': Buffer.byteLength(text) }
      const headers = { ...here, ...more, ...length, 'x-forwarded-for': someAddress() }
      const sent = request({ hostname, port, path, method, agent, headers, timeout: longestWait }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.once('end', () => done(answer, Buffer.concat(chunks).toString()))
        answer.once('error', () => done())
      })
      sent.once('timeout', () => sent.destroy())
      sent.once('error', () => done())
      sent.end(text)
    })

  return {
    placing: (kind, key = randomUUID()) => {
      const name = lettersOf(key)
      return call('POST', kind === 'cash' ? '/v1/order/cash/' : '/v1/order', {
        ...order,
        idempotencyKey: key,
        guestInfo: { firstName: 'Crowd', lastName: name, email: `${name}@example.com` },
        cart: [],
        isCash: kind === 'cash',
        tip: 0,
        expectedTotal: total,
        ...(kind === 'card' ? { cardNonce: `sbx_approved_4242_visa_${key}` } : {}),
      })
    },
    checkPrice: () => call('POST', '/v1/order/check-price', order),
    menu: () => call('GET', '/v1/menus?orderType=pickup'),
    menuPage: () => call('GET', '/location/red-hook/pickup', undefined, { accept: 'text/html' }),
    statusOf: (key) => call('GET', `/v1/order/${key}/status`),
    end: () => agent.destroy(),
  }
}

/** Distinct names keep the duplicate check quiet. */
function lettersOf(key: string): string {
  return [...key.replaceAll('-', '')].map((sign) => String.fromCharCode(97 + Number.parseInt(sign, 16))).join('')
}

function someAddress(): string {
  const part = () => Math.floor(Math.random() * 250)
  return `10.${part()}.${part()}.${part()}`
}
