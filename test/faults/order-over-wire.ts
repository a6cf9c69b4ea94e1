import { plainOrder } from './plain-order.ts'

const headers = { 'content-type': 'application/json', client: 'ember', os: 'Web', version: '2.51.5' }

export interface Answered {
  readonly status: number
  readonly body: unknown
}

/** Places a guest's cash order over HTTP; returns the status. */
export async function placedInCash(origin: string, key: string): Promise<number> {
  return (await placed(origin, key, '/v1/order/cash/', { isCash: true })).status
}

export function paidByCard(origin: string, key: string, cardNonce: string): Promise<Answered> {
  return placed(origin, key, '/v1/order', { cardNonce })
}

export async function statusOf(origin: string, key: string): Promise<Answered> {
  return heard(await fetch(`${origin}/v1/order/${key}/status`, { headers }))
}

/** One guest name per key, so no orders look alike. */
async function placed(origin: string, key: string, path: string, payment: object): Promise<Answered> {
  const { locationId, order, total } = await plainOrder(origin)
  const name = [...key.replaceAll('-', '')].map((sign) => String.fromCharCode(97 + Number.parseInt(sign, 16))).join('')
  const answer = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { ...headers, locationid: locationId },
    body: JSON.stringify({
      ...order,
      idempotencyKey: key,
      guestInfo: { firstName: 'Two', lastName: name, email: `${name}@example.com` },
      cart: [],
      ...payment,
      tip: 0,
      expectedTotal: total,
    }),
  })
  return heard(answer)
}

async function heard(answer: Response): Promise<Answered> {
  return { status: answer.status, body: await answer.json() }
}
