import type { Themes } from '../../src-domain/brand/brand.ts'

/** Layouts that style sheets alone implement (SHELL-09). Checkout layouts are in checkout-layouts.ts. */
export const pageTypes = ['Type1', 'Type2', 'Type3'] as const

const themesOfEveryPage = ['header', 'login', 'rewards'] as const
const themesOfHome = ['location', 'banner'] as const

export type PageKind = 'home' | 'market' | 'other'

/** Data attributes of the page root that select layouts in style sheets. The default layout has none. */
export function pageLook(themes: Themes, kind: PageKind): Readonly<Record<string, string>> {
  const named =
    kind === 'home'
      ? [...themesOfEveryPage, ...themesOfHome]
      : [...themesOfEveryPage, ...(kind === 'market' ? ['marketplace' as const] : [])]
  return Object.fromEntries(
    named.flatMap((name) => {
      const type = pageTypes.find((one) => one === themes[name])
      return type === undefined || type === 'Type1' ? [] : [[`data-${name}`, type]]
    }),
  )
}
