import type { OrderTiming } from '../../src-domain/scheduling/order-timing.ts'
import { isScheduleShown } from '../../src-domain/scheduling/schedule-shown.ts'
import { Button, buttonClass } from '../design/button.tsx'
import { useWords } from '../messages/words-context.tsx'
import { nextTap } from '../scheduling/timing-words.ts'
import styles from './another-time.module.css'
import { inTime } from './checkout-facts.ts'
import { usePay } from './pay-app.ts'
import { useCheckout } from './use-checkout.ts'

/** Beside what is said against the time: the next one in a tap, and the way to any other (SCHED-18). */
export const AnotherTime = ({ timing }: { readonly timing: OrderTiming }) => {
  const words = useWords('times')
  const { actions } = usePay()
  const { now } = useCheckout()
  const { diningOption, location } = now.order
  const next = nextTap(words, timing, inTime(now))
  if (!isScheduleShown(now.brand, diningOption)) {
    if (diningOption !== 'kiosk' || !now.brand.ordering.pickup || location === undefined) return null
    return (
      <p className={styles.ways}>
        <a className={buttonClass('secondary')} href={`/location/${encodeURIComponent(location.slug)}/pickup`}>
          {words.pickupInstead}
        </a>
      </p>
    )
  }
  return (
    <div className={styles.ways}>
      {next === undefined ? null : <Button onClick={() => actions.schedule.take(next.at)}>{next.text}</Button>}
      <Button kind="secondary" onClick={() => actions.go('FETCH_SCHEDULE_DATE')}>
        {next === undefined ? words.chooseOne : words.chooseAnother}
      </Button>
    </div>
  )
}
