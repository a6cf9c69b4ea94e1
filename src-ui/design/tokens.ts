/** The colours of one scheme. Which of them meet as text and ground is in `contrastPairs`. */
export interface ColorTokens {
  readonly page: string
  readonly surface: string
  readonly text: string
  readonly muted: string
  readonly accent: string
  readonly onAccent: string
  readonly border: string
  readonly danger: string
  readonly success: string
  /** The tint behind a picture while it loads. */
  readonly plate: string
}

export interface BrandTokens {
  readonly light: ColorTokens
  readonly dark: ColorTokens
  /** Pixels. */
  readonly radius: { readonly small: number; readonly medium: number; readonly large: number }
  /** Pixels; the rhythm of the page. */
  readonly space: number
  readonly fonts: { readonly display: string; readonly text: string }
}

export type DarkSetting = 'system' | 'always' | 'never'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const colours = (scheme: 'light' | 'dark', tokens: ColorTokens) =>
  [
    `--scheme:${scheme}`,
    ...Object.entries(tokens).map(([name, value]) => `--color-${kebab(name)}:${value}`),
    `--color-focus:${tokens.accent}`,
  ].join(';')

/** The brand's appearance as custom properties. Values come from a checked brand file, never from a customer. */
export const tokenCss = (tokens: BrandTokens, dark: DarkSetting): string => {
  const shape = [
    `--space:${tokens.space}px`,
    ...Object.entries(tokens.radius).map(([name, value]) => `--radius-${name}:${value}px`),
    `--radius:${tokens.radius.medium}px`,
    `--font-display:'${tokens.fonts.display}','${tokens.fonts.display} Fallback',serif`,
    `--font-text:'${tokens.fonts.text}','${tokens.fonts.text} Fallback',sans-serif`,
  ].join(';')
  const first = dark === 'always' ? colours('dark', tokens.dark) : colours('light', tokens.light)
  const system = dark === 'system' ? `@media(prefers-color-scheme:dark){:root{${colours('dark', tokens.dark)}}}` : ''
  return `:root{${shape};${first}}${system}`
}

/** Text on ground, which must reach WCAG AA (4.5 : 1); a brand that does not is refused when it is built. */
export const contrastPairs: readonly (readonly [text: keyof ColorTokens, ground: keyof ColorTokens])[] = [
  ['text', 'page'],
  ['text', 'surface'],
  ['muted', 'page'],
  ['muted', 'surface'],
  ['accent', 'page'],
  ['accent', 'surface'],
  ['onAccent', 'accent'],
  ['danger', 'page'],
  ['danger', 'surface'],
  ['success', 'page'],
  ['success', 'surface'],
  ['text', 'plate'],
]
