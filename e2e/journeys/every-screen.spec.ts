import { type Shop, shops, tour } from '../drivers/tour.ts'
import { test } from '../fixtures.ts'

const names = { ember: { en: 'Eve', es: 'Eva' }, nocturne: { en: 'Nat', es: 'Noa' } }

test.describe.configure({ mode: 'parallel' })

// As in in-each-look.ts: forced colours change no text, and contrast is the same in both languages.
const looks = [
  { locale: 'en', forced: false },
  { locale: 'es', forced: true },
] as const

for (const [brand, shop] of Object.entries(shops) as [keyof typeof shops, Shop][]) {
  for (const { locale, forced } of looks) {
    test.describe(`${brand} in ${locale}${forced ? ' with forced colours' : ''}`, () => {
      test.use({ contextOptions: { forcedColors: forced ? 'active' : 'none' } })

      test(`SHELL-10 shows every screen readable and usable: ${brand}, ${locale}${forced ? ', forced colours' : ''}`, {
        tag: '@longer',
      }, async ({ page, server, inspect }) => {
        const guest = `${names[brand][locale]} ${forced ? 'Plain' : 'Bright'}`
        await tour(page, server, { shop, locale, guest }, (screen) =>
          inspect(page, `tour-${brand}-${locale}${forced ? '-forced' : ''}-${screen}`),
        )
      })
    })
  }
}
