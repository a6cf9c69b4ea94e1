import { minutesPromised } from '../../../src-domain/checkout/promised.ts'
import { cartAddress } from '../../../src-domain/navigation/order-addresses.ts'
import { buttonClass } from '../../design/button.tsx'
import { useWords } from '../../messages/words-context.tsx'
import { OrderSchedule } from '../../scheduling/order-schedule.tsx'
import { useStateOf } from '../../state/use-state-of.ts'
import { Screen } from '../screen.tsx'
import { usePay } from '../use-pay.ts'

/** Time picker at the checkout (SCHED-01, CHK-61). */
export function ScheduleScreen() {
  const words = useWords('times')
  const { cells, actions } = usePay()
  const locations = useStateOf(cells.order, (now) => cartAddress(now, 'locations'))
  return (
    <Screen title={words.title} onBack={actions.flow.back}>
      <OrderSchedule
        cells={cells}
        minutesOf={minutesPromised}
        elsewhere={
          <a className={buttonClass('secondary', true)} href={locations}>
            {words.otherRestaurant}
          </a>
        }
        actions={actions.terms.schedule}
        onDone={actions.flow.back}
      />
    </Screen>
  )
}
