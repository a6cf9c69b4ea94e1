import { useState } from 'react'
import { currentTracking } from '../../src-domain/ticket/current-tracking.ts'
import type { TicketState } from '../../src-domain/ticket/ticket-state.ts'
import { ReorderPart } from '../history/reorder-part.tsx'
import { FallbackBoundary } from '../shell/fallback-boundary.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import { AccountLink } from './account-link.tsx'
import { Confirmation } from './confirmation.tsx'
import { GuestDataPart } from './guest-data-part.tsx'
import { ImpactPanel } from './impact-panel.tsx'
import { impactRequest } from './impact-request.ts'
import { InterludeScreen } from './interlude-screen.tsx'
import type { OrderRootProps } from './order-controller.ts'
import { OrderLink } from './order-link.tsx'
import { TrackingCard } from './tracking-card.tsx'

type KnownTicket = Extract<TicketState, { readonly _tag: 'Known' }>
type Props = OrderRootProps & { readonly state: KnownTicket }

export function OrderScreens(props: Props) {
  const { brand, state, widget, onSkip } = props
  const screen = useStateOf(props.screen, (now) => now)
  const [wasBetween, setWasBetween] = useState(false)
  if (screen !== 'PURCHASE_COMPLETE' && !wasBetween) setWasBetween(true)
  const confirmation = <ConfirmedOrder {...props} takesFocus={wasBetween} />
  if (screen === 'PURCHASE_COMPLETE') return confirmation
  return (
    <FallbackBoundary
      fallback={confirmation}
      report={(reason) => {
        props.report(reason)
        onSkip()
      }}
    >
      <InterludeScreen
        brand={brand}
        {...(widget === undefined ? {} : { widget: { widget, ...impactRequest(brand, state) } })}
        onChoose={(nonprofit) => props.onNonprofit(state.ticket, nonprofit)}
        onSkip={onSkip}
      />
    </FallbackBoundary>
  )
}

function ConfirmedOrder(props: Props & { readonly takesFocus: boolean }) {
  const { brand, locale, state, widget } = props
  const isAsking = useStateOf(props.again, ({ _tag }) => _tag === 'Asking')
  const onAgain = () => props.onAgain.orderTicket(state.ticket)
  const delivery = useDelivery(props)
  return (
    <>
      <Confirmation
        ticket={state.ticket}
        location={state.location}
        packing={state.packing}
        layout={brand.themes.confirmation}
        progress={brand.confirmation?.progress}
        heardAt={state.heardAt}
        isAsking={isAsking}
        takesFocus={props.takesFocus}
        account={<AccountLink href={props.accountFor(state.ticket)} />}
        onAgain={onAgain}
        {...(props.onCopyLink === undefined ? {} : { link: <OrderLink onCopy={props.onCopyLink} /> })}
        {...(widget === undefined ? {} : { impact: <ImpactPanel widget={widget} {...impactRequest(brand, state)} /> })}
        {...(delivery === undefined ? {} : { delivery })}
      />
      <ReorderPart
        again={props.again}
        locale={locale}
        texts={props.texts}
        onTake={props.onAgain.take}
        onRetry={onAgain}
        onClose={props.onAgain.close}
      />
      <GuestDataPart
        ticket={state.ticket}
        actions={props.guestData}
        phone={props.brand}
        texts={props.texts}
        locale={locale}
      />
    </>
  )
}

function useDelivery({ tracking: watched, drawer, brand, locale, state }: Props) {
  const last = useStateOf(watched, (now) => now.last)
  const heardAt = useStateOf(watched, (now) => now.heardAt)
  const { orderType, steps, driver, isAccepted } = state.ticket
  const tracking = orderType === 'delivery' ? currentTracking(last, steps) : last
  // A driver is found only for an accepted order.
  if (tracking === undefined || isAccepted === false) return undefined
  const card = (
    <TrackingCard
      tracking={tracking}
      driver={tracking.status === 'dropoff' ? driver : undefined}
      heardAt={heardAt}
      location={state.location}
      phone={state.location?.phone === undefined ? brand : state.location}
      country={brand.country}
      locale={locale}
      drawer={drawer}
    />
  )
  return { tracking, card }
}
