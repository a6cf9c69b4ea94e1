import { renderToString } from 'react-dom/server'
import { emptyOrder } from '../../src-domain/cart/empty-order.ts'
import { unasked } from '../../src-domain/location/delivery-promise.ts'
import { tokenCss } from '../../src-ui/design/tokens.ts'
import type { Words } from '../../src-ui/messages/words-context.tsx'
import type { Errand } from '../../src-ui/shell/errand.ts'
import { ShopRoot } from '../../src-ui/shell/shop-root.tsx'
import { type ShopState, seedOf } from '../../src-ui/shell/shop-state.ts'
import { cell } from '../../src-ui/state/cell.ts'
import type { DocumentAssets } from './assets-manifest.ts'
import { firstTap } from './first-tap.ts'
import { htmlDocument } from './html-document.ts'
import type { ServedBrand } from './storefront-needs.ts'

const titleOf = (state: ShopState, words: Words['shop']): string => {
  const { screen, brand } = state
  if (screen._tag === 'Locations') return `${brand.name} · ${brand.tagline}`
  if (screen._tag !== 'Menu') return brand.name
  const place = `${screen.view.location.name} · ${brand.name}`
  return screen.view.item === undefined ? `${words.menuTitle} · ${place}` : `${screen.view.item.name} · ${place}`
}

const descriptionOf = ({ screen, brand }: ShopState): string =>
  screen._tag === 'Menu' && screen.view.item !== undefined ? screen.view.item.about : brand.about

/** Nobody acts on the server. */
const nothing = () => undefined

export const themeColorOf = ({ brand, tokens }: ServedBrand): string =>
  (brand.themes.dark === 'always' ? tokens.dark : tokens.light).background

export const styleOf = ({ tokens, brand }: ServedBrand, { css }: DocumentAssets): string =>
  tokenCss(tokens, brand.themes.dark) + css

/** One page of the shop as bytes, from its state alone. */
export const shopHtml = (
  state: ShopState,
  served: ServedBrand,
  words: Pick<Words, 'common' | 'shop' | 'clock'>,
  assets: DocumentAssets,
): string => {
  const body = renderToString(
    <ShopRoot
      state={state}
      words={words}
      // The cart lives in the browser; its key is made there too.
      cells={{
        order: cell(emptyOrder(state.orderType, '')),
        errand: cell<Errand>('none'),
        online: cell(true),
        delivery: cell(unasked),
      }}
      actions={{ wish: nothing, chooseType: () => true, retry: nothing }}
      report={nothing}
    />,
  )
  return htmlDocument({
    locale: state.locale,
    title: titleOf(state, words.shop),
    description: descriptionOf(state),
    style: styleOf(served, assets),
    script: { text: firstTap, modules: [assets.bundle.script, ...assets.bundle.imports] },
    fonts: assets.bundle.fonts.slice(0, 2),
    themeColor: themeColorOf(served),
    body,
    state: seedOf(state),
  })
}
