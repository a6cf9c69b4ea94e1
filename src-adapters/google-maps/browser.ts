import { importLibrary, setOptions } from '@googlemaps/js-api-loader'
import type { GeoPoint } from '../../src-domain/address/address.ts'
import {
  type DrawnMap,
  type MapDrawer,
  type MapHost,
  type MapRequest,
  mapPin,
  mapZoom,
  type PinName,
  type Pins,
} from '../../src-domain/location/delivery-map.ts'

export interface GoogleMapsNeeds {
  /** A browser key, restricted by address. */
  readonly key: string
  /** Without one of the brand's own, Google's for trying out. */
  readonly mapId?: string | undefined
  /** For whoever maintains the shop. */
  readonly report: (what: string) => void
}

const names: readonly PinName[] = ['destination', 'origin', 'driver']
const toGoogle = ({ lat, long }: GeoPoint) => ({ lat, lng: long })
/** Who matters most is in the middle. */
const middle = ({ driver, destination, origin }: Pins): GeoPoint | undefined => driver ?? destination ?? origin

// Not by `instanceof`: the element may be another window's.
const isElement = (host: MapHost): host is MapHost & HTMLElement =>
  'replaceChildren' in host && typeof host.replaceChildren === 'function'

const draw = async (host: HTMLElement, request: MapRequest, mapId: string): Promise<DrawnMap | undefined> => {
  const centre = middle(request.pins)
  if (centre === undefined) return undefined
  const [{ Map: GoogleMap }, { AdvancedMarkerElement }] = await Promise.all([
    importLibrary('maps'),
    importLibrary('marker'),
  ])
  const map = new GoogleMap(host, {
    center: toGoogle(centre),
    zoom: mapZoom,
    mapId,
    disableDefaultUI: true,
    zoomControl: true,
    gestureHandling: 'cooperative',
  })
  const markers = names.map((name) => {
    const content = host.ownerDocument.createElement('img')
    content.src = request.pinImage(name)
    content.width = mapPin.width
    content.height = mapPin.height
    content.alt = ''
    return { name, marker: new AdvancedMarkerElement({ content, title: request.names[name] }) }
  })
  const move = (pins: Pins) => {
    for (const { name, marker } of markers) {
      const point = pins[name]
      marker.map = point === undefined ? null : map
      marker.position = point === undefined ? null : toGoogle(point)
    }
    const now = middle(pins)
    if (now !== undefined) map.panTo(toGoogle(now))
  }
  move(request.pins)
  return {
    move,
    dispose: () => {
      for (const { marker } of markers) marker.map = null
      host.replaceChildren()
    },
  }
}

let isConfigured = false

/** CONF-09, LOC-47 on Google's map. The vendor's script comes with the first map that is drawn. */
export const googleMaps = ({ key, mapId = 'DEMO_MAP_ID', report }: GoogleMapsNeeds): MapDrawer => ({
  draw: async (host, request) => {
    if (!isElement(host)) return undefined
    if (!isConfigured) setOptions({ key, v: 'weekly', language: request.locale, authReferrerPolicy: 'origin' })
    isConfigured = true
    try {
      return await draw(host, request, mapId)
    } catch (reason) {
      report(`no map: ${String(reason)}`)
      return undefined
    }
  },
})
