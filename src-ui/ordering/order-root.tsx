import type { Brand } from '../../src-domain/brand/brand.ts'
import type { MapDrawer } from '../../src-domain/location/delivery-map.ts'
import type { TrackingWatch } from '../../src-domain/ordering/tracking-watch.ts'
import { Button, buttonClass } from '../design/button.tsx'
import { Skeleton } from '../design/skeleton.tsx'
import { useWords } from '../messages/words-context.tsx'
import { ErrorBoundary } from '../shell/error-boundary.tsx'
import type { WatchableCell } from '../state/cell.ts'
import { useStateOf } from '../state/use-state-of.ts'
import { Confirmation } from './confirmation.tsx'
import styles from './order-root.module.css'
import type { TicketState } from './ticket-state.ts'
import { TrackingCard } from './tracking-card.tsx'

export interface OrderRootProps {
  readonly brand: Brand
  readonly locale: string
  readonly ticket: WatchableCell<TicketState>
  readonly tracking: WatchableCell<TrackingWatch>
  /** Absent: the shop draws its own map. */
  readonly drawer?: MapDrawer | undefined
  readonly onRetry: () => void
  readonly report: (reason: unknown) => void
}

/** The whole body of the order document. */
export const OrderRoot = ({ report, ...rest }: OrderRootProps) => (
  <ErrorBoundary message={useWords('common').somethingWrong} report={report}>
    <header className={styles.header}>
      <a className={styles.brand} href="/">
        {rest.brand.name}
      </a>
    </header>
    <main id="content" className={styles.main}>
      <Content {...rest} />
    </main>
  </ErrorBoundary>
)

const Content = ({ brand, locale, ticket, tracking, drawer, onRetry }: Omit<OrderRootProps, 'report'>) => {
  const words = useWords('order')
  const common = useWords('common')
  const state = useStateOf(ticket, (now) => now)
  const delivery = useStateOf(tracking, ({ last }) => last)
  switch (state._tag) {
    case 'Loading':
      return (
        <div className={styles.trouble}>
          <p role="status">{words.loading}</p>
          <Skeleton shape="short" />
          <Skeleton shape="bar" />
          <Skeleton shape="block" />
        </div>
      )
    case 'Known':
      return (
        <Confirmation
          ticket={state.ticket}
          location={state.location}
          layout={brand.themes.confirmation}
          {...(delivery === undefined
            ? {}
            : {
                tracking: (
                  <TrackingCard tracking={delivery} location={state.location} locale={locale} drawer={drawer} />
                ),
              })}
        />
      )
    case 'Unknown':
      return (
        <div className={styles.trouble}>
          <h1 className={styles.title}>{words.unknownTitle}</h1>
          <p>{words.unknownLead}</p>
          <a className={buttonClass('primary')} href="/">
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
