import { MenuPage } from '../menu/menu-page.tsx'
import { LocationPicker } from './location-picker.tsx'
import type { ShopState } from './shop-state.ts'
import { TroubleScreen } from './trouble-screen.tsx'

/** Server-rendered screen of the shop. The browser loads only the code of a screen that it hydrates. */
export function ServerScreen({ state }: { readonly state: ShopState }) {
  const { screen, brand, locale } = state
  switch (screen._tag) {
    case 'Locations':
      return <LocationPicker view={screen.view} brand={brand} locale={locale} isMarket={state.market !== undefined} />
    case 'Menu':
      return <MenuPage view={screen.view} layout={brand.themes.menu} />
    case 'Nothing':
      return null
    case 'Trouble':
      return <TroubleScreen trouble={screen.trouble} again={screen.again} />
  }
}
