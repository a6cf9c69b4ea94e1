import type { Themes } from '../../src-domain/brand/brand.ts'

/** The layouts of SHELL-09 that style sheets alone draw; checkout has more to it, and a file of its own. */
export const pageTypes = ['Type1', 'Type2', 'Type3'] as const

const everywhere = ['header', 'login', 'rewards'] as const
const ofHome = ['location', 'banner'] as const

/** Which of a brand's pages it is, as far as layouts tell them apart. */
export type PageKind = 'home' | 'market' | 'other'

/** What the root of a page says of its layouts, by which the sheets know them; the first of each goes without saying. */
export function pageLook(themes: Themes, kind: PageKind): Readonly<Record<string, string>> {
  const named =
    kind === 'home'
      ? [...everywhere, ...ofHome]
      : [...everywhere, ...(kind === 'market' ? ['marketplace' as const] : [])]
  return Object.fromEntries(
    named.flatMap((name) => {
      const type = pageTypes.find((one) => one === themes[name])
      return type === undefined || type === 'Type1' ? [] : [[`data-${name}`, type]]
    }),
  )
}
