import { useEffect, useRef, useState } from 'react'
import {
  type MapFrame,
  mapPin,
  type PinName,
  type Pins,
  type PointOnMap,
  pinsInFrame,
} from '../../src-domain/location/delivery-map.ts'
import { watchWidth } from '../design/watch-width.ts'
import { pinOutline, pinSign } from './map-pin.ts'
import styles from './tracking.module.css'

/** Pixels. */
const height = 280
const usualWidth = 560
const grid = 56

const order: readonly PinName[] = ['origin', 'destination', 'driver']

/** Draws relative positions without streets, for shops without a map service (CONF-09). */
export function PlainMap({ pins }: { readonly pins: Pins }) {
  const { ref, frame } = useFrame()
  const points = pinsInFrame(pins, frame)
  const { origin, destination, driver } = points
  const way = [origin, driver, destination].filter((point) => point !== undefined)
  return (
    <svg ref={ref} className={styles.drawn} viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
      <path className={styles.streets} d={streets(frame)} />
      {way.length < 2 ? null : (
        <polyline className={styles.way} points={way.map(({ x, y }) => `${x},${y}`).join(' ')} />
      )}
      {order.map((name) => {
        const at = points[name]
        return at === undefined ? null : <Pin key={name} name={name} at={at} />
      })}
    </svg>
  )
}

/** Decorative. */
function streets(frame: MapFrame): string {
  const lines: string[] = []
  for (let x = grid / 2; x < frame.width; x += grid) lines.push(`M${x} 0V${frame.height}`)
  for (let y = grid / 2; y < frame.height; y += grid) lines.push(`M0 ${y}H${frame.width}`)
  return lines.join('')
}

/** Size of the drawing on the page, which keeps the pins at a constant size (LOC-47). */
function useFrame() {
  const ref = useRef<SVGSVGElement>(null)
  const [width, setWidth] = useState(usualWidth)
  useEffect(() => {
    const element = ref.current
    return element === null ? undefined : watchWidth(element, setWidth)
  }, [])
  return { ref, frame: { width, height } }
}

function Pin({ name, at }: { readonly name: PinName; readonly at: PointOnMap }) {
  return (
    <g
      data-pin={name}
      className={styles[name]}
      transform={`translate(${at.x - mapPin.width / 2} ${at.y - mapPin.height})`}
    >
      <path className={styles.outline} d={pinOutline} />
      <path className={styles.sign} transform="translate(6.5 6.5) scale(.75)" d={pinSign[name]} />
    </g>
  )
}
