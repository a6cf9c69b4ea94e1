import type { ColorTokens } from './tokens.ts'

/** Colour pairs with the WCAG AA minimum: 4.5 for text and 3 for control borders. */
export const contrastPairs: readonly (readonly [
  front: keyof ColorTokens,
  ground: keyof ColorTokens,
  atLeast: number,
])[] = [
  ['text', 'background', 4.5],
  ['text', 'surface', 4.5],
  ['text', 'raised', 4.5],
  ['text', 'accentSoft', 4.5],
  ['text', 'plate', 4.5],
  ['muted', 'background', 4.5],
  ['muted', 'surface', 4.5],
  ['muted', 'raised', 4.5],
  ['accent', 'background', 4.5],
  ['accent', 'surface', 4.5],
  ['onAccent', 'accent', 4.5],
  ['danger', 'background', 4.5],
  ['danger', 'surface', 4.5],
  ['onDanger', 'danger', 4.5],
  ['success', 'background', 4.5],
  ['success', 'surface', 4.5],
  ['onSuccess', 'success', 4.5],
  ['outline', 'surface', 3],
  ['outline', 'background', 3],
  ['focus', 'background', 3],
  ['focus', 'surface', 3],
]

/** WCAG contrast ratio of two `#rrggbb` colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

export interface WeakPair {
  readonly front: keyof ColorTokens
  readonly ground: keyof ColorTokens
  readonly ratio: number
  readonly atLeast: number
}

export function weakPairs(colours: ColorTokens): readonly WeakPair[] {
  return contrastPairs
    .map(([front, ground, atLeast]) => ({ front, ground, atLeast, ratio: contrast(colours[front], colours[ground]) }))
    .filter(({ ratio, atLeast }) => !(ratio >= atLeast))
}

function linear(channel: number) {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function luminance(hex: string) {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16)))
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}
