import { minutesUntilThere, promiseAt } from '../../src-domain/location/delivery-promise.ts'
import { Sheet } from '../design/sheet.tsx'
import { useWords } from '../messages/words-context.tsx'
import { useOrdering } from '../ordering/ordering-app.ts'
import { OrderSchedule } from '../scheduling/order-schedule.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import { OtherRestaurantButton } from './other-restaurant-button.tsx'
import styles from './schedule-sheet.module.css'

/** Time picker over the cart or the chooser (SCHED-01, SCHED-02). */
export function ScheduleSheet() {
  const { title } = useWords('times')
  const { close } = useWords('common')
  const { cells, actions } = useOrdering()
  const around = useStateOf(cells.delivery, (now) => now)
  return (
    <Sheet title={title} closeLabel={close} onClose={actions.back} tall>
      <div className={styles.content}>
        <OrderSchedule
          cells={cells}
          minutesOf={({ order, location }) =>
            minutesUntilThere(order.diningOption, location, promiseAt(around, order.location?.slug))
          }
          elsewhere={<OtherRestaurantButton kind="secondary" />}
          actions={actions.schedule}
          onDone={actions.back}
        />
      </div>
    </Sheet>
  )
}
