import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import { newPatron } from './new-patron.ts'
import type { ShopServer } from './shop-server.ts'

export async function aPatron(request: APIRequestContext, server: ShopServer, brand: string, mark: string) {
  const token = await newPatron(request, server, brand, {
    ...{ firstName: 'Hattie', lastName: 'Histories', email: `hattie.${mark}@guest.example`, phone: '7185550144' },
    password: 'turned back the pages',
  })
  return { client: brand, authorization: `Bearer ${token}` }
}

interface Served {
  readonly id: string
}
interface Dish extends Served {
  readonly options: readonly string[]
}
interface Group extends Served {
  readonly items: readonly string[]
}

/** Places a cash order for a dish without choices, over HTTP. */
export async function place(
  request: APIRequestContext,
  server: ShopServer,
  headers: Record<string, string>,
  slug: string,
) {
  const found = await request.post(server.at('/v1/locations'), { headers, data: { slugs: [slug] } })
  const [location] = await found.json()
  const here = { ...headers, locationid: location.id }
  const menu = await (await request.get(server.at('/v1/menus?orderType=pickup'), { headers: here })).json()
  const dishes: readonly Dish[] = Object.values(menu.items)
  const groups: readonly Group[] = Object.values(menu.groups)
  const groupOf = ({ id }: Dish) => groups.find(({ items }) => items.includes(id))
  const isAsked = (id: string) => Number(menu.options[id]?.min ?? 0) > 0
  const dish = dishes.find((one) => !one.options.some(isAsked) && groupOf(one) !== undefined)
  if (dish === undefined) throw new Error(`no dish without choices at ${slug}`)
  const answer = await request.post(server.at('/v1/order/cash/'), {
    headers: here,
    data: {
      ...{ idempotencyKey: randomUUID(), tip: 0, isCash: true, orderType: 'pickup', confirmsDuplicate: true },
      items: [{ item: dish.id, group: groupOf(dish)?.id, quantity: 2 }],
    },
  })
  expect(answer.status(), await answer.text()).toBeLessThan(300)
}
