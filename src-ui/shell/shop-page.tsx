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
import { UndeliverableNotice } from './undeliverable-notice.tsx'

export interface ShopPageProps {
  readonly state: ShopState
  /**
   * Content of the main element: part of this tree, or the HTML of a separate root that the browser can hydrate alone.
   */
  readonly main: { readonly children: ReactNode } | { readonly dangerouslySetInnerHTML: { readonly __html: string } }
}

/** Page rendered only by the server; `enhance-*.ts` add behaviour. */
export function ShopPage({ state, main }: ShopPageProps) {
  // The home page may have no header (SHELL-02).
  const isHome = state.screen._tag === 'Locations' && state.market === undefined
  const hasHeader = !isHome || state.brand.themes.location !== 'Type2'
  return (
    <>
      {hasHeader ? <Header brand={state.brand} view={state.header} /> : <Tools languages={state.header.languages} />}
      {state.header.location === undefined ? null : <FulfilmentBar view={state.header} />}
      {state.header.location !== undefined && state.orderType === 'delivery' ? (
        <UndeliverableNotice pickup={state.header.types.find(({ type }) => type === 'pickup')?.href} />
      ) : null}
      <main id="content" className={styles.main} tabIndex={-1} {...main} />
      <Footer brand={state.brand} page={state.location === undefined ? 'home' : 'menu'} />
      <ShopBars />
    </>
  )
}

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
