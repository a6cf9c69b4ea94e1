import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import type { ProgressForm } from '../../src-domain/brand/brand.ts'
import type { Location } from '../../src-domain/location/location.ts'
import type { Menu } from '../../src-domain/menu/menu.ts'
import type { Ticket } from '../../src-domain/ticket/ticket.ts'
import type { Tracking } from '../../src-domain/ticket/tracking.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import { Button } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { viewClass } from '../design/view.ts'
import { VisuallyHidden } from '../design/visually-hidden.tsx'
import { useContentLanguage } from '../messages/content-language.tsx'
import { phoneWords } from '../messages/phone-words.ts'
import { useWords } from '../messages/words-context.tsx'
import styles from './confirmation.module.css'
import { type ConfirmationLayout, type ConfirmationPart, confirmationLayout } from './confirmation-layouts.ts'
import { type ConfirmationView, confirmationView, usualProgressPercent } from './confirmation-view.ts'
import { OrderSteps } from './order-steps.tsx'
import panel from './panel.module.css'
import { Receipt } from './receipt.tsx'

export interface ConfirmationProps {
  readonly ticket: Ticket
  readonly location: Location | undefined
  readonly packing?: Menu | undefined
  /** Layout name of the brand's theme (CONF-01). */
  readonly layout: string
  readonly delivery?: { readonly tracking: Tracking; readonly card: ReactNode }
  readonly impact?: ReactNode
  /** True while a reorder is being checked. */
  readonly isAsking?: boolean
  /** Form of the progress; default: a bar. */
  readonly progress?: ProgressForm | undefined
  /** Time of the last successful fetch. */
  readonly heardAt?: Instant | undefined
  /** True if the page replaces a screen whose button had the focus. */
  readonly takesFocus?: boolean
  readonly account?: ReactNode
  /** Button that copies the order's link, if the page has another address. */
  readonly link?: ReactNode
  readonly onAgain: () => void
}

const viewOf: Readonly<Record<ConfirmationLayout['head'], string>> = {
  plain: '',
  centred: '',
  banner: viewClass('tint'),
  numbered: viewClass('tint'),
  ticket: viewClass('ticket'),
}

export function Confirmation({
  ticket,
  location,
  packing,
  layout,
  delivery,
  impact,
  progress = 'bar',
  heardAt,
  isAsking = false,
  takesFocus = false,
  account,
  link,
  onAgain,
}: ConfirmationProps) {
  const words = useWords('order')
  const times = useWords('times')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const lang = useContentLanguage()
  const view = confirmationView(ticket, location, words, times, delivery?.tracking, packing, heardAt)
  const { head, isFolded, ...columns } = confirmationLayout(layout)
  const parts: Readonly<Record<ConfirmationPart, ReactNode>> = {
    tracking: view.isCancelled ? undefined : delivery?.card,
    where: <RestaurantPanel ticket={ticket} location={location} view={view} />,
    receipt: <Receipt view={view} isFolded={isFolded} />,
  }
  // If the main column would be empty, it gets the first part of the side column.
  const isBare = columns.main.every((name) => parts[name] === undefined)
  const { main, side } = isBare ? { main: columns.side.slice(0, 1), side: columns.side.slice(1) } : columns
  const shown = (names: readonly ConfirmationPart[]) =>
    names.map((name) => <Fragment key={name}>{parts[name]}</Fragment>)
  return (
    <div className={styles.page} data-wide={side.length > 0 ? '' : undefined}>
      <section className={`${viewOf[head]} ${styles.head} ${styles[head]}`}>
        <p className={styles.thanks}>
          {(view.isCancelled ? words.cancelled.by : words.thanks)({ name: ticket.location.name })}
        </p>
        <h1 ref={heading} tabIndex={-1} className={styles.status}>
          {view.status}
        </h1>
        <p className={styles.number}>
          <span className={styles.label}>{words.number}</span>
          <strong>{ticket.displayNumber === '' ? ticket.id : ticket.displayNumber}</strong>
        </p>
        {view.reason === undefined ? null : <p lang={lang}>{words.notesOf({ notes: view.reason })}</p>}
        <Progress view={view} form={progress} />
        {view.steps === undefined ? null : <Spoken view={view} />}
        <Facts view={view} isTracked={delivery?.tracking.estimatedDropoffTime !== undefined} />
      </section>
      <div className={side.length > 0 ? styles.columns : styles.column}>
        <div className={styles.column}>{shown(main)}</div>
        {side.length === 0 ? null : <div className={styles.column}>{shown(side)}</div>}
      </div>
      {impact}
      <div className={styles.end}>
        {ticket.patron.email === undefined || location?.isReceiptMailed !== true || view.isCancelled ? null : (
          <p className={styles.quiet}>{words.receipt({ email: ticket.patron.email })}</p>
        )}
        <Button wide busy={isAsking} onClick={onAgain}>
          {words.orderAgain}
        </Button>
        {account}
        <KeepLinkNote link={link} />
      </div>
    </div>
  )
}

interface ProgressProps {
  readonly view: ConfirmationView
  readonly form: ProgressForm
}

/** Shows a bar while the order is open, or the steps if the brand shows them. */
function Progress({ view: { steps, isOver, updatedAt }, form }: ProgressProps) {
  const { progress } = useWords('order')
  if (form === 'steps' && steps !== undefined) return <OrderSteps steps={steps} updatedAt={updatedAt} />
  if (isOver) return null
  return <progress className={styles.progress} max={100} value={usualProgressPercent} aria-label={progress} />
}

/** Announces a new status or promised time, because the page changes without a reload. */
function Spoken({ view }: Pick<ProgressProps, 'view'>) {
  return (
    <div role="status">
      <VisuallyHidden>{[view.status, view.readyAt].filter((part) => part !== undefined).join('. ')}</VisuallyHidden>
    </div>
  )
}

interface FactsProps {
  readonly view: ConfirmationView
  /** True if the courier gave an estimate, which is newer than the kitchen's. */
  readonly isTracked: boolean
}

function Facts({ view: { readyAt, showId, placedAt, points }, isTracked }: FactsProps) {
  const words = useWords('order')
  return (
    <>
      {readyAt === undefined || isTracked ? null : <p className={styles.ready}>{readyAt}</p>}
      {showId === undefined ? null : (
        <p>
          <strong>{showId}</strong>
        </p>
      )}
      {placedAt === undefined ? null : <p className={styles.quiet}>{words.placedAt({ time: placedAt })}</p>}
      {points === undefined ? null : <p>{words.points({ count: points })}</p>}
    </>
  )
}

function KeepLinkNote({ link }: Pick<ConfirmationProps, 'link'>) {
  const { keepLink } = useWords('order')
  return link ?? <p className={styles.quiet}>{keepLink}</p>
}

type RestaurantPanelProps = Pick<ConfirmationProps, 'ticket' | 'location'> & { readonly view: ConfirmationView }

function RestaurantPanel({ ticket, location, view }: RestaurantPanelProps) {
  const words = useWords('order')
  const isDelivery = ticket.deliveryInfo !== undefined && !view.isCancelled
  return (
    <section className={`${viewClass('panel')} ${panel.panel}`}>
      <h2 className={panel.title}>{view.isCancelled ? words.cancelled.where : words.where[ticket.orderType]}</h2>
      {isDelivery ? null : <p className={styles.restaurant}>{ticket.location.name}</p>}
      {view.address === undefined ? null : <p>{view.address}</p>}
      {isDelivery ? <p className={styles.quiet}>{words.from({ name: ticket.location.name })}</p> : null}
      {ticket.tableNumber === undefined || view.isCancelled ? null : (
        <p>{words.table({ number: ticket.tableNumber })}</p>
      )}
      <p className={styles.links}>
        {view.mapHref === undefined ? null : (
          <a href={view.mapHref} target="_blank" rel="noreferrer">
            <Icon name="pin" small />
            {words.map}
          </a>
        )}
        {location?.phone === undefined ? null : (
          <a href={`tel:${location.phone}`}>
            <Icon name="phone" small />
            {words.call({ phone: phoneWords(location) })}
          </a>
        )}
      </p>
    </section>
  )
}
