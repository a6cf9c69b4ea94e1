import { left } from 'fp-ts/lib/Either.js'
import type { Brand } from '../../../src-domain/brand/brand.ts'
import type { MapDrawer } from '../../../src-domain/location/delivery-map.ts'

/** The street map of a brand that has a key; its code comes with the first map that is drawn. */
export function mapDrawerOf({ maps }: Brand, report: (what: string) => void): MapDrawer | undefined {
  if (maps === undefined) return undefined
  const load = () => import('../../../src-adapters/google-maps/browser.ts')
  return {
    draw: (host, request) => async () => {
      try {
        const { googleMaps } = await load().catch(load)
        return await googleMaps({ key: maps.googleKey, mapId: maps.mapId, report }).draw(host, request)()
      } catch (reason) {
        report(`no map: ${String(reason)}`)
        return left({ _tag: 'NoMap' })
      }
    },
  }
}
