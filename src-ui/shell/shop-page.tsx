import type { ReactNode } from 'react'
import { useWords } from '../messages/words-context.tsx'
import { Footer } from './footer.tsx'
import { FulfilmentBar } from './fulfilment-bar.tsx'
import header from './header.module.css'
import { Header } from './header.tsx'
import { HeaderTools } from './header-tools.tsx'
import { ShopBars } from './shop-bars.tsx'
import styles from './shop-page.module.css'
import type { HeaderView, ShopState } from './shop-state.ts'
import { Undelivered } from './undelivered.tsx'

export interface ShopPageProps {
  readonly state: ShopState
  /** What stands in its main element: drawn within, or as a root of its own, which the browser can take over alone. */
  readonly main: { readonly children: ReactNode } | { readonly dangerouslySetInnerHTML: { readonly __html: string } }
}

/** The whole body of the shop document. The browser never draws it again: `enhance-*.ts` moves it as it stands. */
export function ShopPage({ state, main }: ShopPageProps) {
  // A layout may have a home page without a header (SHELL-02).
  const isHome = state.screen._tag === 'Locations' && state.market === undefined
  const hasHeader = !isHome || state.brand.themes.location !== 'Type2'
  return (
    <>
      {hasHeader ? <Header brand={state.brand} view={state.header} /> : <Tools languages={state.header.languages} />}
      {state.header.location === undefined ? null : <FulfilmentBar view={state.header} />}
      {state.header.location !== undefined && state.orderType === 'delivery' ? (
        <Undelivered pickup={state.header.types.find(({ type }) => type === 'pickup')?.href} />
      ) : null}
      <main id="content" className={styles.main} tabIndex={-1} {...main} />
      <Footer brand={state.brand} page={state.location === undefined ? 'home' : 'menu'} />
      <ShopBars />
    </>
  )
}

/** Where the header is hidden (SHELL-02) the screen bears the name, and these stand above it. */
function Tools({ languages }: Pick<HeaderView, 'languages'>) {
  return (
    <nav className={styles.tools} aria-label={useWords('shopPage').tools}>
      <a className={header.skip} href="#content">
        {useWords('common').skipToContent}
      </a>
      <HeaderTools languages={languages} />
    </nav>
  )
}
