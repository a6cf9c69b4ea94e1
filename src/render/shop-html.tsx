import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { emptyOrder } from '../../src-domain/cart/empty-order.ts'
import { unasked } from '../../src-domain/location/delivery-promise.ts'
import type { Location } from '../../src-domain/location/location.ts'
import { type PageKind, pageLook } from '../../src-ui/design/page-look.ts'
import { tokenCss } from '../../src-ui/design/tokens.ts'
import type { Words } from '../../src-ui/messages/words-context.tsx'
import type { PendingIntent } from '../../src-ui/shell/pending-intent.ts'
import { ServerScreen } from '../../src-ui/shell/server-screen.tsx'
import { ShopPage } from '../../src-ui/shell/shop-page.tsx'
import { ShopRoot } from '../../src-ui/shell/shop-root.tsx'
import { type ShopState, seedOf } from '../../src-ui/shell/shop-state.ts'
import { cell } from '../../src-ui/state/cell.ts'
import type { DocumentAssets, InlineScripts } from './assets-manifest.ts'
import { htmlDocument, leadingLinks } from './html-document.ts'
import type { RenderedPage } from './page-parts.ts'
import { prunedStyle } from './pruned-style.ts'
import { pageLinks } from './search-engines/page-links.ts'
import { restaurantData, restaurantNamed } from './search-engines/restaurant-data.ts'
import type { ServedBrand } from './storefront-needs.ts'

export function themeColorOf({ brand, tokens }: ServedBrand): string {
  return (brand.themes.dark === 'always' ? tokens.dark : tokens.light).background
}

export function styleOf({ tokens, brand }: ServedBrand, { css }: DocumentAssets): string {
  return tokenCss(tokens, brand.themes.dark) + css
}

export interface ShopHtml {
  readonly html: string
  /** The policy contains its hash. */
  readonly style: string
}

export function shopHtml(
  { state, status, restaurants = [] }: RenderedPage,
  path: string,
  served: ServedBrand,
  words: Pick<Words, 'common' | 'shop' | 'shopPage' | 'clock'>,
  assets: DocumentAssets & { readonly inline: InlineScripts },
): ShopHtml {
  const drawn = (children: ReactNode) =>
    renderToString(
      <ShopRoot
        state={state}
        words={words}
        // The cart and its key are made in the browser.
        cells={{
          order: cell(emptyOrder(state.orderType, '')),
          pending: cell<PendingIntent>('none'),
          online: cell(true),
          delivery: cell(unasked),
        }}
        actions={{ intent: nothing, chooseType: () => 'follow', retry: nothing }}
        report={nothing}
      >
        {children}
      </ShopRoot>,
    )
  const [links, screen] = leadingLinks(drawn(<ServerScreen state={state} />))
  const body = links + drawn(<ShopPage state={state} main={{ dangerouslySetInnerHTML: { __html: screen } }} />)
  const style = prunedStyle(styleOf(served, assets), classCheck(body, assets))
  const { locale, brand } = state
  const [title, description] = [titleOf(state, words.shopPage), descriptionOf(state)]
  const html = htmlDocument({
    locale,
    title,
    description,
    style,
    script: { text: assets.inline.firstTap, modules: [assets.bundle.script, ...assets.bundle.imports] },
    guard: isDeliveryMenu(state) ? assets.inline.deliveryMenu : undefined,
    fonts: assets.bundle.fonts.slice(0, 2),
    themeColor: themeColorOf(served),
    look: pageLook(state.brand.themes, kindOf(state)),
    body,
    state: seedOf(state),
    ...(status === 200
      ? {
          links: pageLinks({
            ...{
              locale,
              title,
              description,
              origin: served.origin,
              siteName: brand.name,
              image: imageOf(state, served),
            },
            path: pathOf(state, path),
            locales: brand.locales,
            defaultLocale: brand.defaultLocale,
            data: dataOf(state, served.origin, restaurants),
          }),
        }
      : {}),
  })
  return { html, style }
}

/** Lazy chunks bring their own styles. */
function classCheck(body: string, { says }: DocumentAssets): (className: string) => boolean {
  const drawn = new Set([...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  return (name) => drawn.has(name) || says(name)
}

/** A dish or menu may have several URLs. */
function pathOf({ screen }: ShopState, path: string): string {
  return screen._tag === 'Menu' ? (screen.view.item?.href ?? screen.view.href) : path
}

function imageOf({ screen }: ShopState, { hero }: ServedBrand): string {
  return screen._tag === 'Menu' && screen.view.item !== undefined ? screen.view.item.image : hero
}

function dataOf({ brand, screen, orderType }: ShopState, origin: string | undefined, restaurants: readonly Location[]) {
  if (origin === undefined) return []
  const told = screen._tag === 'Menu' ? restaurantNamed : restaurantData
  // The dish is marked up in place.
  if (screen._tag === 'Menu' && screen.view.item !== undefined) return []
  return restaurants.map((location) => told(brand, location, orderType, origin))
}

function isDeliveryMenu({ screen, orderType }: ShopState): boolean {
  return screen._tag === 'Menu' && orderType === 'delivery'
}

function kindOf({ screen, market }: ShopState): PageKind {
  if (screen._tag !== 'Locations') return 'other'
  return market === undefined ? 'home' : 'market'
}

function titleOf(state: ShopState, words: Words['shopPage']): string {
  const { screen, brand } = state
  if (screen._tag === 'Locations') return [brand.name, screen.view.tagline].filter((part) => part !== '').join(' · ')
  if (screen._tag !== 'Menu') return brand.name
  const shop = `${screen.view.location.name} · ${brand.name}`
  const { item, isDishGone } = screen.view
  // Screen readers read the title first.
  if (isDishGone === true) return `${words.dishGone} · ${shop}`
  return `${item?.name ?? words.menuTitle} · ${shop}`
}

function descriptionOf({ screen, brand }: ShopState): string {
  return screen._tag === 'Menu' && screen.view.item !== undefined ? screen.view.item.about : brand.about
}

function nothing() {
  return undefined
}
