import type { Brand } from '../../src-domain/brand/brand.ts'
import type { OrderInProgress } from '../../src-domain/cart/order-in-progress.ts'
import type { OrderChecks } from '../../src-domain/checkout/order-checks.ts'
import type { OrderInView } from '../../src-domain/checkout/timing-facts.ts'
import type { Location } from '../../src-domain/location/location.ts'
import type { ScheduleState } from '../../src-domain/scheduling/choose-time.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import { useWords } from '../messages/words-context.tsx'
import type { WatchableCell } from '../state/cell.ts'
import { useStateOf } from '../state/use-state-of.ts'
import { quickestView } from './quickest-view.ts'
import { ScheduleForm, type ScheduleFormProps } from './schedule-form.tsx'

export interface OrderScheduleProps extends Pick<ScheduleFormProps, 'elsewhere' | 'actions' | 'onDone'> {
  readonly cells: {
    readonly order: WatchableCell<OrderInProgress>
    readonly schedule: WatchableCell<ScheduleState>
    readonly location: WatchableCell<{ readonly location?: Location }>
    readonly checks: WatchableCell<OrderChecks>
    readonly facts: { readonly brand: Brand; readonly now: () => Instant }
  }
  /** Minutes until the food is ready, if known. */
  readonly minutesOf: (inView: OrderInView) => number | undefined
}

export function OrderSchedule({ cells, minutesOf, ...ways }: OrderScheduleProps) {
  const words = useWords('times')
  const order = useStateOf(cells.order, (now) => now)
  const schedule = useStateOf(cells.schedule, (now) => now)
  const location = useStateOf(cells.location, (now) => now.location)
  const checks = useStateOf(cells.checks, (now) => now)
  const { brand } = cells.facts
  const now = cells.facts.now()
  const inView = { brand, order, location, checks, now }
  return (
    <ScheduleForm
      layout={brand.themes.schedule}
      state={schedule}
      timeZone={order.location?.timeZone ?? 'UTC'}
      diningOption={order.diningOption}
      {...(location === undefined ? {} : { hours: location.hours })}
      quickest={quickestView(words, inView, minutesOf(inView))}
      now={now}
      {...ways}
    />
  )
}
