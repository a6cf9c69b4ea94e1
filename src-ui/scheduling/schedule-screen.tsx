import { usePay } from '../checkout/pay-app.ts'
import { Screen } from '../checkout/screen.tsx'
import { useWords } from '../messages/words-context.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import { ScheduleForm } from './schedule-form.tsx'

/** FETCH_SCHEDULE_DATE at the checkout (SCHED-01, CHK-61). */
export const ScheduleScreen = () => {
  const words = useWords('times')
  const { cells, actions } = usePay()
  const order = useStateOf(cells.order, (now) => now)
  const schedule = useStateOf(cells.schedule, (now) => now)
  const location = useStateOf(cells.location, (now) => now.location)
  const isAsapOn = useStateOf(cells.checks, (now) => now.validation.last?.isAsapOrderingEnabled ?? true)
  const minutes = location?.serviceEstimates[order.diningOption]
  const isOffered = isAsapOn && location?.isPreorderRequired !== true
  return (
    <Screen title={words.title} onBack={actions.back}>
      <ScheduleForm
        layout={cells.facts.brand.themes.schedule}
        state={schedule}
        timeZone={order.location?.timeZone ?? 'UTC'}
        diningOption={order.diningOption}
        {...(location === undefined ? {} : { hours: location.hours })}
        {...(isOffered ? { asap: minutes === undefined ? {} : { minutes } } : {})}
        actions={actions.schedule}
        onDone={actions.back}
      />
    </Screen>
  )
}
