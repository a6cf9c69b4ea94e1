import { importLibrary, setOptions } from '@googlemaps/js-api-loader'
import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { GeoPoint } from '../../src-domain/address/address.ts'
import {
  type DrawnMap,
  type MapDrawer,
  type MapHost,
  type MapRequest,
  mapPin,
  mapZoom,
  type NoMap,
  type PinName,
  type Pins,
} from '../../src-domain/location/delivery-map.ts'

export interface GoogleMapsNeeds {
  /** Restricted by referrer. */
  readonly key: string
  /** Defaults to Google's demo map. */
  readonly mapId?: string | undefined
  readonly report: (what: string) => void
}

const names: readonly PinName[] = ['destination', 'origin', 'driver']

const noMap = left<NoMap>({ _tag: 'NoMap' })

let isConfigured = false

/** CONF-09, LOC-47. Loads the script with the first map. */
export function googleMaps({ key, mapId = 'DEMO_MAP_ID', report }: GoogleMapsNeeds): MapDrawer {
  return {
    draw: async (host, request) => {
      if (!isElement(host)) return noMap
      if (!isConfigured) setOptions({ key, v: 'weekly', language: request.locale, authReferrerPolicy: 'origin' })
      isConfigured = true
      try {
        return await draw(host, request, mapId)
      } catch (reason) {
        report(`no map: ${String(reason)}`)
        return noMap
      }
    },
  }
}

function toGoogle({ lat, long }: GeoPoint) {
  return { lat, lng: long }
}

function middle({ driver, destination, origin }: Pins): GeoPoint | undefined {
  return driver ?? destination ?? origin
}

// Not `instanceof`: the element may belong to another window.
function isElement(host: MapHost): host is MapHost & HTMLElement {
  return 'replaceChildren' in host && typeof host.replaceChildren === 'function'
}

async function draw(host: HTMLElement, request: MapRequest, mapId: string): Promise<Either<NoMap, DrawnMap>> {
  const centre = middle(request.pins)
  if (centre === undefined) return noMap
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
  return right({
    move,
    dispose: () => {
      for (const { marker } of markers) marker.map = null
      host.replaceChildren()
    },
  })
}
