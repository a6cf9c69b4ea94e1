import fastify, { type FastifyInstance } from 'fastify'
import { noProcessor } from '../../src/processors/policy.ts'
import { storefront } from '../../src/render/storefront.ts'
import type { ServedBrand, StorefrontNeeds } from '../../src/render/storefront-needs.ts'
import { locations as locationsCodec } from '../../src-contract/location/location.ts'
import { menu as menuCodec } from '../../src-contract/menu/menu.ts'
import type { Brand } from '../../src-domain/brand/brand.ts'
import type { SendJson } from '../../src-domain/call/send-json.ts'
import type { Location } from '../../src-domain/location/location.ts'
import type { Menu } from '../../src-domain/menu/menu.ts'
import type { BrandTokens, ColorTokens } from '../../src-ui/design/tokens.ts'
import { aBrand } from './brand-builder.ts'
import { aLocation } from './location-builder.ts'
import { aGroup, aMenu, anItem, anOption } from './menu-builder.ts'

const colours: ColorTokens = {
  background: '#ffffff',
  surface: '#ffffff',
  raised: '#ffffff',
  text: '#111111',
  muted: '#555555',
  accent: '#a02010',
  onAccent: '#ffffff',
  accentSoft: '#ffeeee',
  border: '#dddddd',
  outline: '#777777',
  danger: '#a00020',
  onDanger: '#ffffff',
  success: '#1f6a3f',
  onSuccess: '#ffffff',
  focus: '#202080',
  plate: '#eeeeee',
}

export const someTokens: BrandTokens = {
  light: colours,
  dark: { ...colours, background: '#101010' },
  radius: 8,
  space: 8,
  fonts: { display: 'Tenor Sans', text: 'Open Sans' },
}

export function someMenu(): Menu {
  return aMenu()
    .for('pickup', 'delivery')
    .withGroup(
      aGroup('Bowls').of(
        anItem('Ramen')
          .costing(1250)
          .with({ description: 'Slow broth' })
          .asking(
            anOption('Noodles').between(1, 1).offering(anItem('Thin').costing(100), anItem('Thick').costing(150)),
          ),
        anItem('Udon').costing(1100).soldOut(),
      ),
    )
    .build()
}

export interface Answers {
  readonly locations?: readonly Location[] | undefined
  readonly menu?: Menu | undefined
}

export function sendOf({ locations, menu }: Answers): SendJson {
  return async ({ path, body }) => {
    const answered = (value: unknown) => ({ _tag: 'Answered' as const, status: 200, body: value, headers: {} })
    if (path === '/menus') return menu === undefined ? { _tag: 'NoResponse' } : answered(menuCodec.encode(menu))
    if (locations === undefined) return { _tag: 'NoResponse' }
    const slugs = typeof body === 'object' && body !== null && 'slugs' in body ? body.slugs : undefined
    const isAsked = (one: Location) =>
      Array.isArray(slugs) && [one.slug, ...(one.formerSlugs ?? [])].some((slug) => slugs.includes(slug))
    const found = Array.isArray(slugs) ? locations.filter(isAsked) : locations
    return answered(locationsCodec.encode(found))
  }
}

export interface StorefrontOptions extends Answers {
  readonly brand?: Partial<Brand>
  readonly texts?: ServedBrand['texts']
  readonly served?: Partial<ServedBrand> | undefined
  readonly needs?: Partial<StorefrontNeeds>
  readonly report?: (what: string) => void
}

export const noon = Date.UTC(2026, 5, 10, 16, 0)

/** Pages of Noodle House at noodle.example, over the real build and a fake order server. */
export async function aStorefront(options: StorefrontOptions = {}): Promise<FastifyInstance> {
  const { brand, texts = {}, needs } = options
  const served: ServedBrand = {
    brand: aBrand({ locales: ['en', 'es'], tagline: 'Slurp', about: 'We cook.', ...brand }),
    tokens: someTokens,
    hero: '/images/hero-1280.webp',
    texts,
    ...options.served,
  }
  const send = sendOf({
    locations: 'locations' in options ? options.locations : [aLocation()],
    menu: 'menu' in options ? options.menu : someMenu(),
  })
  const app = fastify()
  await app.register(
    storefront({
      brandFor: (host) => (host === 'noodle.example' ? served : undefined),
      sendFor: () => send,
      distDir: 'dist',
      clock: { now: () => noon },
      appEnv: 'development',
      apiBase: '/v1',
      policyOf: () => noProcessor,
      report: options.report ?? (() => undefined),
      ...needs,
    }),
  )
  return app
}

export function visit(app: FastifyInstance, url: string, headers: Readonly<Record<string, string>> = {}) {
  return app.inject({ url, headers: { host: 'noodle.example', accept: 'text/html', ...headers } })
}
