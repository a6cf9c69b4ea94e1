import { opening } from '../../src-domain/navigation/order-addresses.ts'
import { Button, buttonClass } from '../design/button.tsx'
import { CallRestaurant } from '../design/call-restaurant.tsx'
import { Icon } from '../design/icon.tsx'
import { Skeleton } from '../design/skeleton.tsx'
import { UnavailableAlert } from '../design/unavailable-alert.tsx'
import { useWords } from '../messages/words-context.tsx'
import { DocumentHeader } from '../shell/document-header.tsx'
import { ErrorBoundary } from '../shell/error-boundary.tsx'
import headerStyles from '../shell/header.module.css'
import { OfflineBar } from '../shell/offline-bar.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import { menuOfTicket } from './confirmation-view.ts'
import { LoaderSlot } from './loader-slot.tsx'
import type { OrderRootProps } from './order-controller.ts'
import styles from './order-root.module.css'
import { OrderScreens } from './order-screens.tsx'

export function OrderRoot({ report, ...rest }: OrderRootProps) {
  return (
    <ErrorBoundary message={useWords('common').somethingWrong} report={report}>
      <OfflineBar online={rest.online} />
      <Head {...rest} />
      {/* Hotjar and FullStory do not record this element, which contains addresses and names. */}
      <main id="content" className={`${styles.main} fs-mask`} data-hj-suppress="">
        <Content {...rest} report={report} />
      </main>
      <UnavailableAlert cell={rest.alert} />
    </ErrorBoundary>
  )
}

/** Header with a link to the account, which is in the shop because this page has no login. */
function Head({ brand, locale, ticket }: Pick<OrderRootProps, 'brand' | 'locale' | 'ticket'>) {
  const { account } = useWords('common')
  const home = useStateOf(ticket, (now) => (now._tag === 'Known' ? menuOfTicket(now.ticket) : '/'))
  return (
    <DocumentHeader brand={brand} locale={locale} home={home}>
      <a className={headerStyles.person} href={opening(home, { _tag: 'Account' })} aria-label={account}>
        <Icon name="person" />
      </a>
    </DocumentHeader>
  )
}

function Content(props: OrderRootProps) {
  const { ticket, onRetry } = props
  const words = useWords('order')
  const common = useWords('common')
  const state = useStateOf(ticket, (now) => now)
  switch (state._tag) {
    case 'Loading':
      return (
        <div className={styles.trouble}>
          <p role="status">{words.loading}</p>
          {props.loader === undefined ? null : <LoaderSlot draw={props.loader} />}
          <Skeleton shape="short" />
          <Skeleton shape="bar" />
          <Skeleton shape="block" />
        </div>
      )
    case 'Known':
      return <OrderScreens {...props} state={state} />
    case 'Unknown':
      return (
        <div className={styles.trouble}>
          <h1 className={styles.title}>{words.unknownTitle}</h1>
          <p>{words.unknownLead}</p>
          <CallRestaurant phone={props.brand} />
          <a className={buttonClass('primary', true)} href="/">
            {common.backToMenu}
          </a>
        </div>
      )
    case 'Failed':
      return (
        <div className={styles.trouble}>
          <h1 className={styles.title}>{words.failedTitle}</h1>
          <p>{words.failedLead}</p>
          <Button onClick={onRetry}>{common.retry}</Button>
          <a className={buttonClass('quiet')} href="/">
            {common.backToMenu}
          </a>
        </div>
      )
  }
}
