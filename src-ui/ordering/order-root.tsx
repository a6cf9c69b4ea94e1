import type { Brand } from '../../src-domain/brand/brand.ts'
import type { OrderScreen } from '../../src-domain/checkout/after-placing.ts'
import type { MapDrawer } from '../../src-domain/location/delivery-map.ts'
import type { Ticket } from '../../src-domain/ordering/ticket.ts'
import type { TrackingWatch } from '../../src-domain/ordering/tracking-watch.ts'
import { Button, buttonClass } from '../design/button.tsx'
import { Skeleton } from '../design/skeleton.tsx'
import { useWords } from '../messages/words-context.tsx'
import { ErrorBoundary } from '../shell/error-boundary.tsx'
import { FallThrough } from '../shell/fall-through.tsx'
import type { WatchableCell } from '../state/cell.ts'
import { useStateOf } from '../state/use-state-of.ts'
import { Confirmation } from './confirmation.tsx'
import { InterludeScreen } from './interlude-screen.tsx'
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
  /** Before the order's own screen, what comes in between (CHK-58). */
  readonly screen: WatchableCell<OrderScreen>
  readonly onNonprofit: (ticket: Ticket, nonprofit: string) => void
  readonly onSkip: () => void
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
      <Content {...rest} report={report} />
    </main>
  </ErrorBoundary>
)

const Content = (props: OrderRootProps) => {
  const { brand, locale, ticket, tracking, drawer, onRetry, onSkip } = props
  const words = useWords('order')
  const common = useWords('common')
  const state = useStateOf(ticket, (now) => now)
  const screen = useStateOf(props.screen, (now) => now)
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
    case 'Known': {
      const confirmation = (
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
      if (screen === 'PURCHASE_COMPLETE') return confirmation
      return (
        <FallThrough
          otherwise={confirmation}
          report={(reason) => {
            props.report(reason)
            onSkip()
          }}
        >
          <InterludeScreen
            brand={brand}
            onChoose={(nonprofit) => props.onNonprofit(state.ticket, nonprofit)}
            onSkip={onSkip}
          />
        </FallThrough>
      )
    }
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
