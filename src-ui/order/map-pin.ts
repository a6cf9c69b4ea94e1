import { mapPin, type PinName } from '../../src-domain/location/delivery-map.ts'

/** Outline of a pin in the size of LOC-47; its tip is centred at the bottom. */
export const pinOutline = 'M15.5 43C15.5 43 31 26.5 31 15.5A15.5 15.5 0 0 0 0 15.5C0 26.5 15.5 43 15.5 43Z'

/** Icons in the pins, 24 by 24. */
export const pinSign: Readonly<Record<PinName, string>> = {
  origin: 'M7 3v7a2 2 0 004 0V3M9 12v9M16 3c-2 0-3 3-3 6s1 4 3 4v8',
  destination: 'M4 11l8-7 8 7M6 10v10h12V10M10 20v-5h4v5',
  driver: 'M5 17a3 3 0 106 0 3 3 0 00-6 0zM15 17a3 3 0 106 0 3 3 0 00-6 0zM8 17h7l2-8h-4M17 9l2 5M4 12h6',
}

const colours: Readonly<Record<PinName, string>> = { origin: '#1d2733', destination: '#1c5d38', driver: '#9a2a12' }

/** Draws a pin as an image, because street maps accept nothing else. */
export function pinImage(name: PinName): string {
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${mapPin.width}" height="${mapPin.height}" viewBox="0 0 31 43"><path d="${pinOutline}" fill="${colours[name]}"/><g transform="translate(6.5 6.5) scale(.75)" fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"><path d="${pinSign[name]}"/></g></svg>`,
  )}`
}
