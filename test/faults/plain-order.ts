import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'

const headers = { 'content-type': 'application/json', client: 'ember', os: 'Web', version: '2.51.5' }

async function ask<A>(codec: t.Decoder<unknown, A>, url: string, init: RequestInit): Promise<A> {
  const answer = await fetch(url, init)
  const seen = codec.decode(await answer.json())
  if (isLeft(seen)) throw new Error(`${url} answered ${answer.status} and something else than agreed`)
  return seen.right
}

const locations = t.array(t.type({ id: t.string }))
const menu = t.type({
  menus: t.record(t.string, t.type({ orderType: t.string, groups: t.array(t.string) })),
  groups: t.record(t.string, t.type({ items: t.array(t.string) })),
  items: t.record(
    t.string,
    t.intersection([
      t.type({ id: t.string, options: t.array(t.unknown) }),
      t.partial({ isAvailable: t.union([t.boolean, t.null]) }),
    ]),
  ),
})
const price = t.type({ isValid: t.literal(true), totalAmount: t.number })

/** Two lines without choices from the served menu, with their price. */
export async function plainOrder(
  origin: string,
): Promise<{ readonly locationId: string; readonly order: object; readonly total: number }> {
  const [location] = await ask(locations, `${origin}/v1/locations`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ slugs: ['red-hook'] }),
  })
  const locationId = location?.id ?? ''
  const here = { ...headers, locationid: locationId }
  const { menus, groups, items } = await ask(menu, `${origin}/v1/menus?orderType=pickup`, { headers: here })
  const lines = Object.values(menus)
    .filter((list) => list.orderType === 'pickup')
    .flatMap((list) => list.groups)
    .flatMap((group) => (groups[group]?.items ?? []).map((id) => ({ group, item: items[id] })))
    .flatMap(({ group, item }) =>
      item !== undefined && item.isAvailable !== false && item.options.length === 0
        ? [{ group, item: item.id, modifiers: [], notes: '', quantity: 1 }]
        : [],
    )
  const order = { code: '', items: lines.slice(0, 2), note: '', orderType: 'pickup', scheduledAt: null }
  const { totalAmount } = await ask(price, `${origin}/v1/order/check-price`, {
    method: 'POST',
    headers: here,
    body: JSON.stringify(order),
  })
  return { locationId, order, total: totalAmount }
}
