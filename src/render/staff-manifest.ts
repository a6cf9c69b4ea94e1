import type { Words } from '../../src-ui/messages/words-context.tsx'
import type { Visit } from './visit.ts'

export const manifestAddress = '/staff/manifest.webmanifest'

/** The names that the build gives them (scripts/pictures.mjs). */
export const installIcons: ReadonlySet<string> = new Set([
  'favicon-192.png',
  'favicon-512.png',
  'favicon-maskable-512.png',
])

/**
 * Lets a browser install the staff document as an app with the brand's name and icon. One address for all languages is
 * its identity, so that another language does not install a second app.
 */
export function staffManifest({ served, locale }: Visit, words: Pick<Words, 'staff'>) {
  const { brand, tokens } = served
  return {
    id: '/staff',
    name: `${words.staff.title} · ${brand.name}`,
    short_name: brand.name,
    lang: locale,
    start_url: '/staff',
    scope: '/staff',
    display: 'standalone',
    // A manifest knows one scheme; the document's own colours follow the device.
    theme_color: tokens.light.background,
    background_color: tokens.light.background,
    icons: [
      { src: '/staff/icons/favicon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/staff/icons/favicon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/staff/icons/favicon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
