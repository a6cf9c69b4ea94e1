import { createHash } from 'node:crypto'
import { brandConfiguration } from '../../src-contract/brand/brand-configuration.ts'
import { routes } from '../../src-contract/routes.ts'
import type { Brand } from '../../src-domain/brand/brand.ts'
import type { OrderServer } from '../order-server.ts'
import { refusal, unknownLocation } from './refusal-answer.ts'
import { ok, serve } from './served.ts'

const unknownMarket = refusal(404, 'unknown_market', 'There is no such marketplace.')

const versionOf = (brand: Brand): string =>
  createHash('sha256')
    .update(JSON.stringify(brandConfiguration.encode(brand)))
    .digest('base64url')
    .slice(0, 22)

/** Wire row 6. */
const noScheduleDate = refusal(
  400,
  'no_schedule_date',
  'Orders cannot be scheduled for this date. Please choose another.',
)

export const shopHandlers = (
  server: Pick<OrderServer, 'locations' | 'menus' | 'upsells' | 'tables' | 'schedules'>,
  brands: ReadonlyMap<string, Brand>,
) => {
  const versions = new Map([...brands.values()].map((brand) => [brand.id, versionOf(brand)]))
  return {
    brand: serve(routes.brand, async ({ caller }) => {
      const brand = brands.get(caller.brandId)
      const version = versions.get(caller.brandId)
      // The caller's brand was found in this very map.
      if (brand === undefined || version === undefined) throw new Error(`no brand ${caller.brandId}`)
      return { ...ok(brand), version }
    }),
    locations: serve(routes.locations, async ({ caller, query, body }) => {
      const found = await server.locations.search(caller, body, query.market)
      return '_tag' in found ? unknownMarket : ok(found)
    }),
    credentials: serve(routes.credentials, async ({ caller, locationId }) => {
      const found = await server.locations.credentials(caller, locationId)
      return '_tag' in found ? unknownLocation : ok(found)
    }),
    scheduleDates: serve(routes.scheduleDates, async ({ caller, locationId, query }) => {
      const found = await server.schedules.dates(caller, locationId, query.orderType)
      return '_tag' in found ? unknownLocation : ok(found)
    }),
    scheduleTimes: serve(routes.scheduleTimes, async ({ caller, locationId, params, query }) => {
      const found = await server.schedules.times(caller, locationId, query.orderType, params.date)
      if (!('_tag' in found)) return ok(found)
      return found._tag === 'NotFound' ? unknownLocation : noScheduleDate
    }),
    menu: serve(routes.menu, async ({ caller, locationId, query }) => {
      const found = await server.menus.menu(caller, locationId, query.orderType, query.menuType)
      return '_tag' in found ? unknownLocation : { ...ok(found.menu), version: found.version }
    }),
    upsells: serve(routes.upsells, async ({ caller, locationId, query }) => {
      const found = await server.upsells.upsells(caller, locationId, query.orderType)
      return '_tag' in found ? unknownLocation : { ...ok(found.menu), version: found.version }
    }),
    checkTable: serve(routes.checkTable, async ({ caller, locationId, body }) => {
      const found = await server.tables.check(caller, locationId, body.tableNumber)
      return '_tag' in found ? unknownLocation : ok(found)
    }),
  }
}
