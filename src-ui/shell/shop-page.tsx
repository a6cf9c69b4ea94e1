import { LocationPicker } from '../location/location-picker.tsx'
import { MenuPage } from '../menu/menu-page.tsx'
import { useWords } from '../messages/words-context.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Footer } from './footer.tsx'
import header from './header.module.css'
import { Header } from './header.tsx'
import { HeaderTools } from './header-tools.tsx'
import { PlaceBar } from './place-bar.tsx'
import { ShopBars } from './shop-bars.tsx'
import styles from './shop-page.module.css'
import type { HeaderView, ShopScreen, ShopState } from './shop-state.ts'
import { TroubleScreen } from './trouble-screen.tsx'
import { Undelivered } from './undelivered.tsx'

const Screen = ({ screen, state }: { readonly screen: ShopScreen; readonly state: ShopState }) => {
  switch (screen._tag) {
    case 'Locations':
      return <LocationPicker view={screen.view} brand={state.brand} locale={state.locale} />
    case 'Menu':
      return <MenuPage view={screen.view} layout={state.brand.themes.menu} />
    case 'Nothing':
      return null
    case 'Trouble':
      return <TroubleScreen trouble={screen.trouble} again={screen.again} />
  }
}

/** Where the header is hidden (SHELL-02) the screen bears the name, and these stand above it. */
const Tools = ({ languages }: Pick<HeaderView, 'languages'>) => (
  <div className={styles.tools}>
    <a className={header.skip} href="#content">
      {useWords('common').skipToContent}
    </a>
    <HeaderTools languages={languages} />
  </div>
)

export interface ShopPageProps {
  readonly state: ShopState
  readonly report: (reason: unknown) => void
}

/**
 * The whole body of the shop document, the same on the server and in the browser's first render. Where it shows a menu, the
 * browser draws nothing again: `src-ui/menu/wake-menu.ts` moves it.
 */
export const ShopPage = ({ state, report }: ShopPageProps) => {
  const common = useWords('common')
  // A layout may have a home page without a header (SHELL-02).
  const isHome = state.screen._tag === 'Locations' && state.market === undefined
  const hasHeader = !isHome || state.brand.themes.location !== 'Type2'
  return (
    <ErrorBoundary message={common.somethingWrong} report={report}>
      {hasHeader ? <Header brand={state.brand} view={state.header} /> : <Tools languages={state.header.languages} />}
      {state.header.location === undefined ? null : <PlaceBar view={state.header} />}
      {state.header.location !== undefined && state.orderType === 'delivery' ? (
        <Undelivered pickup={state.header.types.find(({ type }) => type === 'pickup')?.href} />
      ) : null}
      <main id="content" className={styles.main} tabIndex={-1}>
        <Screen screen={state.screen} state={state} />
      </main>
      <Footer brand={state.brand} page={state.location === undefined ? 'home' : 'menu'} />
      <ShopBars />
    </ErrorBoundary>
  )
}
