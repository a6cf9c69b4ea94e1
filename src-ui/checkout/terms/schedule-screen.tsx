import { cartAddress } from '../../../src-domain/navigation/order-addresses.ts'
import { minutesPromised } from '../../../src-domain/ordering/promised.ts'
import { buttonClass } from '../../design/button.tsx'
import { useWords } from '../../messages/words-context.tsx'
import { quickestView } from '../../scheduling/quickest-view.ts'
import { ScheduleForm } from '../../scheduling/schedule-form.tsx'
import { useStateOf } from '../../state/use-state-of.ts'
import { usePay } from '../pay-app.ts'
import { Screen } from '../screen.tsx'

/** FETCH_SCHEDULE_DATE at the checkout (SCHED-01, CHK-61). */
export function ScheduleScreen() {
  const words = useWords('times')
  const { cells, actions } = usePay()
  const order = useStateOf(cells.order, (now) => now)
  const schedule = useStateOf(cells.schedule, (now) => now)
  const location = useStateOf(cells.location, (now) => now.location)
  const checks = useStateOf(cells.checks, (now) => now)
  const { brand } = cells.facts
  const now = cells.facts.now()
  return (
    <Screen title={words.title} onBack={actions.flow.back}>
      <ScheduleForm
        layout={brand.themes.schedule}
        state={schedule}
        timeZone={order.location?.timeZone ?? 'UTC'}
        diningOption={order.diningOption}
        {...(location === undefined ? {} : { hours: location.hours })}
        quickest={quickestView(
          words,
          { brand, order, location, checks, now },
          minutesPromised({ order, checks, location }),
        )}
        elsewhere={
          <a className={buttonClass('secondary', true)} href={cartAddress(order, 'locations')}>
            {words.otherRestaurant}
          </a>
        }
        now={now}
        actions={actions.terms.schedule}
        onDone={actions.flow.back}
      />
    </Screen>
  )
}
