import type { BrowserContext, Page } from '@playwright/test'
import type { BrandChange } from './drivers/changed-brands.ts'
import type { Guard } from './drivers/guard.ts'
import type { ShopServer } from './drivers/shop-server.ts'
import { type Shop, shops } from './drivers/tour.ts'
import { test } from './fixtures.ts'

/** Inspects the screen; a screenshot's name includes the look. */
interface Look {
  readonly brand: keyof typeof shops
  readonly it: Shop
  readonly locale: 'en' | 'es'
  readonly isForced: boolean
}

export interface Stage extends Look {
  readonly page: Page
  readonly context: BrowserContext
  readonly server: ShopServer
  readonly guard: Guard
  readonly changedShop: (brand: string, change: BrandChange) => Promise<ShopServer>
  readonly look: (screen: string) => Promise<void>
}

/**
 * Forced colours change no text, so only the language with longer words gets them. axe cannot judge contrast there, and
 * contrast is the same in both languages.
 */
const looks: readonly Look[] = (Object.entries(shops) as [keyof typeof shops, Shop][]).flatMap(([brand, it]) => [
  { brand, it, locale: 'en', isForced: false },
  { brand, it, locale: 'es', isForced: true },
])

/** Runs one scene in each brand and language, once with forced colours. */
export function inEachLook(title: string, scene: (stage: Stage) => Promise<void>): void {
  for (const one of looks) {
    const { brand, locale, isForced } = one
    test.describe(`${brand} in ${locale}${isForced ? ' with forced colours' : ''}`, () => {
      test.use({
        locale: locale === 'es' ? 'es-MX' : 'en-US',
        contextOptions: { forcedColors: isForced ? 'active' : 'none' },
      })

      test(`${title}: ${brand}, ${locale}${isForced ? ', forced colours' : ''}`, {
        tag: '@longer',
      }, async ({ page, context, server, guard, inspect, changedShop }) => {
        page.setDefaultTimeout(40_000)
        const mark = `${brand}-${locale}${isForced ? '-forced' : ''}`
        await scene({
          ...one,
          page,
          context,
          server,
          guard,
          changedShop,
          look: (screen) => inspect(page, `state-${mark}-${screen}`),
        })
      })
    })
  }
}
