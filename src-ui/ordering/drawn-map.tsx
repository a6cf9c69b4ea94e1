import { useEffect, useRef, useState } from 'react'
import {
  type Frame,
  mapPin,
  type PinName,
  type Pins,
  type Place,
  placedPins,
} from '../../src-domain/location/delivery-map.ts'
import { pinOutline, pinSign } from './map-pin.ts'
import styles from './tracking.module.css'

/** Pixels; the width is the page's. */
const height = 280
const usualWidth = 560
const grid = 56

/** Lines of a town that is nobody's: they say "map" and not where a street is. */
const streets = (frame: Frame): string => {
  const lines: string[] = []
  for (let x = grid / 2; x < frame.width; x += grid) lines.push(`M${x} 0V${frame.height}`)
  for (let y = grid / 2; y < frame.height; y += grid) lines.push(`M0 ${y}H${frame.width}`)
  return lines.join('')
}

/** The frame that a drawing has on this page, so that a pin keeps its size whatever the screen's (LOC-47). */
const useFrame = () => {
  const ref = useRef<SVGSVGElement>(null)
  const [width, setWidth] = useState(usualWidth)
  useEffect(() => {
    const element = ref.current
    if (element === null || !('ResizeObserver' in window)) return
    const watch = new ResizeObserver(([entry]) => {
      const seen = entry?.contentRect.width ?? 0
      if (seen > 0) setWidth(Math.round(seen))
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return { ref, frame: { width, height } }
}

const Pin = ({ name, at }: { readonly name: PinName; readonly at: Place }) => (
  <g
    data-pin={name}
    className={styles[name]}
    transform={`translate(${at.x - mapPin.width / 2} ${at.y - mapPin.height})`}
  >
    <path className={styles.outline} d={pinOutline} />
    <path className={styles.sign} transform="translate(6.5 6.5) scale(.75)" d={pinSign[name]} />
  </g>
)

const order: readonly PinName[] = ['origin', 'destination', 'driver']

/** The map of a shop without a map service: who is where to each other, on a field without streets (CONF-09). */
export const DrawnMap = ({ pins }: { readonly pins: Pins }) => {
  const { ref, frame } = useFrame()
  const places = placedPins(pins, frame)
  const { origin, destination, driver } = places
  const way = [origin, driver, destination].filter((place) => place !== undefined)
  return (
    <svg ref={ref} className={styles.drawn} viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
      <path className={styles.streets} d={streets(frame)} />
      {way.length < 2 ? null : (
        <polyline className={styles.way} points={way.map(({ x, y }) => `${x},${y}`).join(' ')} />
      )}
      {order.map((name) => {
        const at = places[name]
        return at === undefined ? null : <Pin key={name} name={name} at={at} />
      })}
    </svg>
  )
}
