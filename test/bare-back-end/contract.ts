import { addressRoutes } from './addresses.ts'
import { afterOrderRoutes } from './after-orders.ts'
import { cardRoutes } from './cards.ts'
import { giftCardRoutes } from './gift-cards.ts'
import { menuRoutes } from './menu.ts'
import { orderRoutes } from './orders.ts'
import { patronRoutes } from './patrons.ts'
import { pinRoutes } from './pins.ts'
import { placeRoutes } from './places.ts'
import { promotionRoutes } from './promotions.ts'
import type { Route } from './route.ts'
import { savedCartRoutes } from './saved-carts.ts'
import { scheduleRoutes } from './schedule.ts'

export const contract: readonly Route[] = [
  ...menuRoutes,
  ...placeRoutes,
  ...addressRoutes,
  ...scheduleRoutes,
  ...promotionRoutes,
  ...giftCardRoutes,
  ...patronRoutes,
  ...pinRoutes,
  ...cardRoutes,
  ...savedCartRoutes,
  ...orderRoutes,
  ...afterOrderRoutes,
]

export type Found =
  | { readonly _tag: 'Found'; readonly route: Route; readonly params: Readonly<Record<string, string>> }
  | { readonly _tag: 'NoMethod'; readonly allowed: readonly string[] }
  | { readonly _tag: 'NoPath' }

export function find(method: string, path: string): Found {
  const there = contract.flatMap((route) => {
    const params = paramsOf(route.path, path)
    return params === undefined ? [] : [{ _tag: 'Found' as const, route, params }]
  })
  if (there.length === 0) return { _tag: 'NoPath' }
  const met = there.find(({ route }) => route.method === method)
  return met ?? { _tag: 'NoMethod', allowed: there.map(({ route }) => route.method) }
}

function paramsOf(pattern: string, path: string): Readonly<Record<string, string>> | undefined {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [at, part] of wanted.entries()) {
    const said = given[at] ?? ''
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    if (name === undefined && part !== said) return undefined
    if (name !== undefined) params[name] = decodeURIComponent(said)
  }
  return params
}
