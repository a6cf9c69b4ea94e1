import { minutesUntilThere, promiseAt } from '../../src-domain/location/delivery-promise.ts'
import { Sheet } from '../design/sheet.tsx'
import { useWords } from '../messages/words-context.tsx'
import { useOrdering } from '../ordering/ordering-app.ts'
import { quickestView } from '../scheduling/quickest-view.ts'
import { ScheduleForm } from '../scheduling/schedule-form.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import { OtherRestaurant } from './other-restaurant.tsx'
import styles from './schedule-sheet.module.css'

/** FETCH_SCHEDULE_DATE over the cart, or over the chooser (SCHED-01, SCHED-02). */
export function ScheduleSheet() {
  const words = useWords('times')
  const { close } = useWords('common')
  const { cells, actions } = useOrdering()
  const order = useStateOf(cells.order, (now) => now)
  const schedule = useStateOf(cells.schedule, (now) => now)
  const location = useStateOf(cells.location, (now) => now.location)
  const around = useStateOf(cells.delivery, (now) => now)
  const minutes = minutesUntilThere(order.diningOption, location, promiseAt(around, order.location?.slug))
  const checks = useStateOf(cells.checks, (now) => now)
  const { brand } = cells.facts
  const now = cells.facts.now()
  return (
    <Sheet title={words.title} closeLabel={close} onClose={actions.back} tall>
      <div className={styles.content}>
        <ScheduleForm
          layout={brand.themes.schedule}
          state={schedule}
          timeZone={order.location?.timeZone ?? 'UTC'}
          diningOption={order.diningOption}
          {...(location === undefined ? {} : { hours: location.hours })}
          quickest={quickestView(words, { brand, order, location, checks, now }, minutes)}
          elsewhere={<OtherRestaurant kind="secondary" />}
          now={now}
          actions={actions.schedule}
          onDone={actions.back}
        />
      </div>
    </Sheet>
  )
}
