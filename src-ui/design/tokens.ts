/** Colours of one scheme as `#rrggbb`. `contrastPairs` lists which colours appear together. */
export interface ColorTokens {
  readonly background: string
  readonly surface: string
  readonly raised: string
  readonly text: string
  readonly muted: string
  readonly accent: string
  readonly onAccent: string
  /** Tint of the accent colour, used behind text. */
  readonly accentSoft: string
  readonly border: string
  /** Must be visible without text. */
  readonly outline: string
  readonly danger: string
  readonly onDanger: string
  readonly success: string
  readonly onSuccess: string
  readonly focus: string
  /** Background of a picture while it loads. */
  readonly plate: string
}

export interface BrandTokens {
  readonly light: ColorTokens
  readonly dark: ColorTokens
  /** Pixels. */
  readonly radius: number
  /** Base spacing in pixels. */
  readonly space: number
  readonly fonts: { readonly display: string; readonly text: string }
}

/** Fonts of the build; text in any other font uses the system's. */
export const fontFamilies: readonly string[] = ['Open Sans', 'Tenor Sans']

export type DarkSetting = 'system' | 'always' | 'never'

/** Style sheet of a brand's tokens, which come from a checked file, never from a customer. */
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
