import { createHash } from 'node:crypto'
import { isLeft } from 'fp-ts/lib/Either.js'
import { brandConfiguration } from '../../src-contract/brand/brand-configuration.ts'
import { routes } from '../../src-contract/routes.ts'
import type { Brand } from '../../src-domain/brand/brand.ts'
import type { VersionedMenu } from '../menu/menus.ts'
import type { OrderServer } from '../order-server.ts'
import { refusal, unknownLocation } from './refusal-answer.ts'
import { ok, okOr, serve } from './serve.ts'

const unknownMarket = refusal(404, 'unknown_market', 'There is no such marketplace.')

/** Wire row 6. */
const noScheduleDate = refusal(
  400,
  'no_schedule_date',
  "Orders can't be scheduled for this date. Please choose another.",
)

export function shopHandlers(
  server: Pick<OrderServer, 'locations' | 'menus' | 'upsells' | 'tables' | 'schedules'>,
  brands: ReadonlyMap<string, Brand>,
) {
  const versions = new Map([...brands.values()].map((brand) => [brand.id, versionOf(brand)]))
  return {
    brand: serve(routes.brand, async ({ caller }) => {
      const brand = brands.get(caller.brandId)
      const version = versions.get(caller.brandId)
      if (brand === undefined || version === undefined) throw new Error(`no brand ${caller.brandId}`)
      return { ...ok(brand), version }
    }),
    locations: serve(routes.locations, async ({ caller, query, body }) =>
      okOr(await server.locations.search(caller, body, query.market), () => unknownMarket),
    ),
    credentials: serve(routes.credentials, async ({ caller, locationId }) =>
      okOr(await server.locations.credentials(caller, locationId), () => unknownLocation),
    ),
    scheduleDates: serve(routes.scheduleDates, async ({ caller, locationId, query }) =>
      okOr(await server.schedules.dates(caller, locationId, query.orderType), () => unknownLocation),
    ),
    scheduleTimes: serve(routes.scheduleTimes, async ({ caller, locationId, params, query }) =>
      okOr(await server.schedules.times(caller, locationId, query.orderType, params.date), ({ _tag }) =>
        _tag === 'NotFound' ? unknownLocation : noScheduleDate,
      ),
    ),
    menu: serve(routes.menu, async ({ caller, locationId, query: { orderType, ...more } }) => {
      const found = await server.menus.menu(caller, locationId, orderType, more)
      return isLeft(found) ? unknownLocation : versioned(found.right)
    }),
    upsells: serve(routes.upsells, async ({ caller, locationId, query }) => {
      const found = await server.upsells.upsells(caller, locationId, query.orderType, query.at)
      return isLeft(found) ? unknownLocation : versioned(found.right)
    }),
    checkTable: serve(routes.checkTable, async ({ caller, locationId, body }) =>
      okOr(await server.tables.check(caller, locationId, body.tableNumber), () => unknownLocation),
    ),
  }
}

function versioned({ menu, version }: VersionedMenu) {
  return { ...ok(menu), version }
}

function versionOf(brand: Brand): string {
  return createHash('sha256')
    .update(JSON.stringify(brandConfiguration.encode(brand)))
    .digest('base64url')
    .slice(0, 22)
}
