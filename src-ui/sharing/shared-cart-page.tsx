import type { Brand, Locale } from '../../src-domain/brand/brand.ts'
import type { SavedCart } from '../../src-domain/sharing/saved-cart.ts'
import type { SharedCartState } from '../../src-domain/sharing/shared-cart-state.ts'
import styles from '../checkout/pay-root.module.css'
import { Screen } from '../checkout/screen.tsx'
import { Button, buttonClass } from '../design/button.tsx'
import { Skeleton } from '../design/skeleton.tsx'
import { UnavailableAlert } from '../design/unavailable-alert.tsx'
import type { UnavailableNotice } from '../design/unavailable-notice.ts'
import { useContentLanguage } from '../messages/content-language.tsx'
import { useWords } from '../messages/words-context.tsx'
import { DocumentHeader } from '../shell/document-header.tsx'
import { ErrorBoundary } from '../shell/error-boundary.tsx'
import type { WatchableCell } from '../state/cell.ts'
import { useStateOf } from '../state/use-state-of.ts'

export interface SharedCartPageProps {
  readonly brand: Brand
  readonly locale: Locale
  /** Message of a 503 (SHELL-34). */
  readonly alert: WatchableCell<UnavailableNotice>
  readonly state: WatchableCell<SharedCartState>
  readonly own: number
  readonly onUse: () => void
  readonly onKeep: () => void
  readonly onRetry: () => void
  readonly report: (reason: unknown) => void
}

/** Shows /checkout/{id} until the customer takes the cart (CART-26). */
export function SharedCartPage({ report, ...page }: SharedCartPageProps) {
  return (
    <ErrorBoundary message={useWords('common').somethingWrong} report={report}>
      <DocumentHeader brand={page.brand} locale={page.locale} home="/" />
      <main id="content" className={styles.main}>
        <Content {...page} />
      </main>
      <UnavailableAlert cell={page.alert} />
    </ErrorBoundary>
  )
}

function Content(page: Omit<SharedCartPageProps, 'report' | 'locale' | 'alert'>) {
  const shared = useWords('sharing')
  const state = useStateOf(page.state, (now) => now)
  switch (state._tag) {
    case 'None':
    case 'Loading':
      return (
        <div className={styles.loading} role="status" aria-label={shared.sharedCartLoading}>
          <Skeleton shape="short" />
          <Skeleton shape="bar" />
          <Skeleton shape="bar" />
        </div>
      )
    case 'NotFound':
      return <NotFound canRetry={state.canRetry} onRetry={page.onRetry} />
    case 'Asking':
      return <Question saved={state.saved} own={page.own} onUse={page.onUse} onKeep={page.onKeep} />
  }
}

function NotFound({ canRetry, onRetry }: { readonly canRetry: boolean; readonly onRetry: () => void }) {
  const words = useWords('pay')
  const shared = useWords('sharing')
  const { retry } = useWords('common')
  return (
    <Screen title={shared.cartNotFound}>
      <p>{canRetry ? words.noAnswer : shared.cartNotFoundHint}</p>
      {canRetry ? <Button onClick={onRetry}>{retry}</Button> : null}
      <a className={buttonClass(canRetry ? 'quiet' : 'primary')} href="/">
        {shared.browseRestaurants}
      </a>
    </Screen>
  )
}

type QuestionProps = { readonly saved: SavedCart } & Pick<SharedCartPageProps, 'own' | 'onUse' | 'onKeep'>

function Question({ saved, own, onUse, onKeep }: QuestionProps) {
  const words = useWords('pay')
  const shared = useWords('sharing')
  const lang = useContentLanguage()
  return (
    <Screen title={shared.sharedCartFrom({ name: saved.location.name })}>
      <ul aria-label={shared.sharedCartLines}>
        {saved.items.map(({ line }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be of one dish
          <li key={`${line.item}/${at}`} lang={lang}>
            {words.lineCount({ name: line.name, count: line.quantity })}
          </li>
        ))}
      </ul>
      <p>{shared.replaceOwnCart({ count: own })}</p>
      <Button wide onClick={onUse}>
        {shared.useSharedCart}
      </Button>
      <Button kind="secondary" wide onClick={onKeep}>
        {shared.keepOwnCart}
      </Button>
    </Screen>
  )
}
