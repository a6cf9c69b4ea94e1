import type { Either } from 'fp-ts/lib/Either.js'
import type { GeoPoint } from '../address/address.ts'

/** Zoom that shows street names (LOC-47). */
export const mapZoom = 14
/** Pixels; the tip is the center of the bottom edge. */
export const mapPin = { width: 31, height: 43 } as const

export type PinName = 'origin' | 'destination' | 'driver'
export type Pins = Readonly<Partial<Record<PinName, GeoPoint>>>

/** Structural, because the domain has no DOM types. */
export interface MapHost {
  readonly ownerDocument: unknown
}

export interface DrawnMap {
  /** Removes absent pins. */
  readonly move: (pins: Pins) => void
  readonly dispose: () => void
}

export interface MapRequest {
  readonly pins: Pins
  readonly locale: string
  /** Accessible names. */
  readonly names: Readonly<Record<PinName, string>>
  /** URL of a pin image of LOC-47's size. */
  readonly pinImage: (name: PinName) => string
}

/** The map cannot be drawn; the operator's log says why. */
export type NoMap = { readonly _tag: 'NoMap' }

export interface MapDrawer {
  readonly draw: (host: MapHost, request: MapRequest) => Promise<Either<NoMap, DrawnMap>>
}

export interface PointOnMap {
  readonly x: number
  readonly y: number
}

/** Pixels of the world at zoom 0. */
const world = 256

export interface MapFrame {
  readonly width: number
  readonly height: number
}

/** Pixels. At zoom 14 around the pins' center, or zoomed out until all fit. Empty without a pin. */
export function pinsInFrame(pins: Pins, frame: MapFrame): Readonly<Partial<Record<PinName, PointOnMap>>> {
  const known = (['origin', 'destination', 'driver'] as const).flatMap((name) => {
    const point = pins[name]
    return point === undefined ? [] : [{ name, at: mercator(point, mapZoom) }]
  })
  if (known.length === 0) return {}
  const [xs, ys] = [known.map(({ at }) => at.x), known.map(({ at }) => at.y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const room = { x: frame.width - 2 * mapPin.width, y: frame.height - 2 * mapPin.height }
  const scale = Math.min(1, room.x / Math.max(right - left, 1), room.y / Math.max(bottom - top, 1))
  return Object.fromEntries(
    known.map(({ name, at }) => [
      name,
      {
        x: frame.width / 2 + (at.x - (left + right) / 2) * scale,
        // A pin's head is above its point.
        y: frame.height / 2 + mapPin.height / 2 + (at.y - (top + bottom) / 2) * scale,
      },
    ]),
  )
}

/** Web Mercator, in pixels. */
function mercator({ lat, long }: GeoPoint, zoom: number): PointOnMap {
  const size = world * 2 ** zoom
  const sine = Math.min(Math.max(Math.sin((lat * Math.PI) / 180), -0.9999), 0.9999)
  return {
    x: ((long + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  }
}
