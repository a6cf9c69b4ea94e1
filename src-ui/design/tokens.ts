/** The colours of one scheme, as `#rrggbb`. Which of them meet as text and ground is in `contrastPairs`. */
export interface ColorTokens {
  readonly background: string
  /** Cards and sheets. */
  readonly surface: string
  /** What lies above a surface. */
  readonly raised: string
  readonly text: string
  readonly muted: string
  readonly accent: string
  readonly onAccent: string
  /** A tint of the accent that text can stand on. */
  readonly accentSoft: string
  readonly border: string
  /** The edge of a field: a control must be seen without its text. */
  readonly outline: string
  readonly danger: string
  readonly onDanger: string
  readonly success: string
  readonly onSuccess: string
  readonly focus: string
  /** Behind a picture while it loads. */
  readonly plate: string
}

export interface BrandTokens {
  readonly light: ColorTokens
  readonly dark: ColorTokens
  /** Pixels. */
  readonly radius: number
  /** Pixels; the rhythm of the page. */
  readonly space: number
  readonly fonts: { readonly display: string; readonly text: string }
}

/** The fonts that a page can load: fonts.css has a face of each. Any other is drawn as the reader's system draws it. */
export const fontFamilies: readonly string[] = ['Open Sans', 'Tenor Sans']

export type DarkSetting = 'system' | 'always' | 'never'

/** The brand's appearance as custom properties. Values come from a checked brand file, never from a customer. */
export function tokenCss(tokens: BrandTokens, dark: DarkSetting): string {
  const shape = [
    `--space:${tokens.space}px`,
    `--radius:${tokens.radius}px`,
    `--font-display:${family(tokens.fonts.display, 'serif')}`,
    `--font-text:${family(tokens.fonts.text, 'sans-serif')}`,
  ].join(';')
  const first = dark === 'always' ? colours('dark', tokens.dark) : colours('light', tokens.light)
  const system = dark === 'system' ? `@media(prefers-color-scheme:dark){:root{${colours('dark', tokens.dark)}}}` : ''
  return `:root{${shape};${first}}${system}`
}

function kebab(name: string) {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function colours(scheme: 'light' | 'dark', tokens: ColorTokens) {
  return [
    `--scheme:${scheme}`,
    ...Object.entries(tokens).map(([name, value]) => `--color-${kebab(name)}:${value}`),
  ].join(';')
}

function family(name: string, generic: string) {
  return `'${name}','${name} Fallback',${generic}`
}
