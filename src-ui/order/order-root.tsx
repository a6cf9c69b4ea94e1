import type { Brand, Locale } from '../../src-domain/brand/brand.ts'
import type { OrderScreen } from '../../src-domain/checkout/flow-position.ts'
import type { AgainState } from '../../src-domain/history/again-state.ts'
import type { ImpactWidget } from '../../src-domain/impact/impact-widget.ts'
import type { MapDrawer } from '../../src-domain/location/delivery-map.ts'
import { opening } from '../../src-domain/navigation/order-addresses.ts'
import type { Ticket } from '../../src-domain/ordering/ticket.ts'
import type { TicketState } from '../../src-domain/ordering/ticket-state.ts'
import type { TrackingWatch } from '../../src-domain/ordering/tracking-watch.ts'
import { Button, buttonClass } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { Skeleton } from '../design/skeleton.tsx'
import { UnavailableAlert } from '../design/unavailable-alert.tsx'
import type { UnavailableNotice } from '../design/unavailable-notice.ts'
import { AgainPart } from '../history/again-part.tsx'
import type { BrandTexts } from '../messages/wording.ts'
import { useWords } from '../messages/words-context.tsx'
import { DocumentHeader } from '../shell/document-header.tsx'
import { ErrorBoundary } from '../shell/error-boundary.tsx'
import { FallThrough } from '../shell/fall-through.tsx'
import headerStyles from '../shell/header.module.css'
import { OfflineBar } from '../shell/offline-bar.tsx'
import type { WatchableCell } from '../state/cell.ts'
import { useStateOf } from '../state/use-state-of.ts'
import { aboutOrder } from './about-order.ts'
import { AccountLink } from './account-link.tsx'
import { Confirmation } from './confirmation.tsx'
import { menuOfTicket } from './confirmation-view.ts'
import { GuestDataPart } from './guest-data-part.tsx'
import type { GuestDataActions } from './guest-data-props.ts'
import { ImpactPanel } from './impact-panel.tsx'
import { InterludeScreen } from './interlude-screen.tsx'
import { LoaderSlot } from './loader-slot.tsx'
import styles from './order-root.module.css'
import { TrackingCard } from './tracking-card.tsx'

export interface OrderRootProps {
  readonly brand: Brand
  readonly locale: Locale
  readonly ticket: WatchableCell<TicketState>
  readonly tracking: WatchableCell<TrackingWatch>
  /** Absent: the shop draws its own map. */
  readonly drawer?: MapDrawer | undefined
  /** Before the order's own screen, what comes in between (CHK-58). */
  readonly screen: WatchableCell<OrderScreen>
  readonly onNonprofit: (ticket: Ticket, nonprofit: string) => void
  readonly onSkip: () => void
  /** The charity's own; absent: the shop draws the choice itself. */
  readonly widget?: ImpactWidget | undefined
  readonly onRetry: () => void
  /** Draws the brand's loading animation in a place of ours; absent: it has none. */
  readonly loader?: ((host: Element) => void) | undefined
  /** Where the guest of this order, in the tab that ordered, opens an account; nothing for anybody else. */
  readonly accountFor: (ticket: Ticket) => string | undefined
  readonly texts: BrandTexts
  readonly again: WatchableCell<AgainState>
  /** Fills this device's cart with what that order had, once what changed since has been seen. */
  readonly onAgain: {
    readonly orderTicket: (ticket: Ticket) => void
    readonly take: () => void
    readonly close: () => void
  }
  /** What is held on the guest of this order; asked for by its token alone. */
  readonly guestData: GuestDataActions
  readonly online: WatchableCell<boolean>
  /** What a 503 said, over whatever is open (SHELL-34). */
  readonly alert: WatchableCell<UnavailableNotice>
  readonly report: (reason: unknown) => void
}

/** The whole body of the order document. */
export function OrderRoot({ report, ...rest }: OrderRootProps) {
  return (
    <ErrorBoundary message={useWords('common').somethingWrong} report={report}>
      <OfflineBar online={rest.online} />
      <Head {...rest} />
      <main id="content" className={styles.main}>
        <Content {...rest} report={report} />
      </main>
      <UnavailableAlert cell={rest.alert} />
    </ErrorBoundary>
  )
}

/** This page asks nobody who they are, so the account lies in the shop of the order's own restaurant. */
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
  const { brand, locale, ticket, tracking, drawer, onRetry, onSkip, widget } = props
  const words = useWords('order')
  const common = useWords('common')
  const state = useStateOf(ticket, (now) => now)
  const screen = useStateOf(props.screen, (now) => now)
  const isAsking = useStateOf(props.again, ({ _tag }) => _tag === 'Asking')
  const delivery = useStateOf(tracking, ({ last }) => last)
  const heardAt = useStateOf(tracking, (now) => now.heardAt)
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
    case 'Known': {
      const onAgain = () => props.onAgain.orderTicket(state.ticket)
      const confirmation = (
        <>
          <Confirmation
            ticket={state.ticket}
            location={state.location}
            packing={state.packing}
            layout={brand.themes.confirmation}
            isAsking={isAsking}
            account={<AccountLink href={props.accountFor(state.ticket)} />}
            onAgain={onAgain}
            {...(widget === undefined ? {} : { impact: <ImpactPanel widget={widget} {...aboutOrder(brand, state)} /> })}
            {...(delivery === undefined
              ? {}
              : {
                  delivery: {
                    tracking: delivery,
                    card: (
                      <TrackingCard
                        tracking={delivery}
                        heardAt={heardAt}
                        location={state.location}
                        country={brand.country}
                        locale={locale}
                        drawer={drawer}
                      />
                    ),
                  },
                })}
          />
          <AgainPart
            again={props.again}
            locale={locale}
            texts={props.texts}
            onTake={props.onAgain.take}
            onRetry={onAgain}
            onClose={props.onAgain.close}
          />
          <GuestDataPart ticket={state.ticket} actions={props.guestData} texts={props.texts} locale={locale} />
        </>
      )
      if (screen === 'PURCHASE_COMPLETE') return confirmation
      return (
        <FallThrough
          fallback={confirmation}
          report={(reason) => {
            props.report(reason)
            onSkip()
          }}
        >
          <InterludeScreen
            brand={brand}
            {...(widget === undefined ? {} : { widget: { widget, ...aboutOrder(brand, state) } })}
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
