import type { APIRequestContext } from '@playwright/test'
import type { ShopServer } from './shop-server.ts'

export const teo = { account: 'teo@ember.example', password: 'Demo-Ladle-1' }
const client = { client: 'ember' }

/** Saves a cart as an employee: miso soup and, if `gone` is set, a dish that no menu has. */
export async function savedCart(request: APIRequestContext, server: ShopServer, gone?: string): Promise<string> {
  const signedIn = await request.post(server.at('/v1/patron/sign-in'), { headers: client, data: teo })
  const { token } = await signedIn.json()
  const locations = await request.post(server.at('/v1/locations'), { headers: client, data: { slugs: ['red-hook'] } })
  const [location] = await locations.json()
  const menu = await request.get(server.at('/v1/menus?orderType=pickup'), {
    headers: { ...client, locationId: location.id },
  })
  const { items, groups } = await menu.json()
  // A choice inside a dish may have the same name, but no group lists it.
  const soups = Object.keys(items).filter((id) => items[id].name === 'Miso soup')
  const group = Object.keys(groups).find((id) => soups.some((soup) => groups[id].items.includes(soup)))
  if (group === undefined) throw new Error('no group lists a miso soup')
  const soup = soups.find((id) => groups[group].items.includes(id))
  const line = { group, item: { id: soup }, modifications: [], name: 'Miso soup', price: 0.01, quantity: 2, notes: '' }
  const saved = await request.post(server.at('/v1/cart'), {
    headers: { ...client, authorization: `Bearer ${token}` },
    data: {
      items: [line, ...(gone === undefined ? [] : [{ ...line, item: { id: 'gone' }, name: gone, quantity: 1 }])],
      location: { id: location.id, slug: 'red-hook' },
      orderType: 'pickup',
    },
  })
  const { publicIdentifier } = await saved.json()
  return publicIdentifier
}
