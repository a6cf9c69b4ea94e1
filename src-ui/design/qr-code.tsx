import { useMemo } from 'react'
import { encode } from 'uqr'
import styles from './qr-code.module.css'

export interface QrCodeProps {
  readonly text: string
  /** What the code is for; screen readers announce it. */
  readonly label: string
}

/** Light margin in modules; the standard requires four. */
const margin = 4

/** QR code as an SVG, sharp at every size. Always dark on light, because some cameras do not read the inverse. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => drawn(text), [text])
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

function drawn(text: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: margin })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { size, path }
}
