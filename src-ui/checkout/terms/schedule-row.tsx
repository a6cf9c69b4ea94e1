import { type CheckoutSnapshot, timingOf } from '../../../src-domain/checkout/checkout-snapshot.ts'
import { minutesPromised } from '../../../src-domain/checkout/promised.ts'
import { orderTiming } from '../../../src-domain/scheduling/order-timing.ts'
import { isScheduleShown } from '../../../src-domain/scheduling/schedule-shown.ts'
import { useWords } from '../../messages/words-context.tsx'
import { timingWords } from '../../scheduling/timing-words.ts'
import styles from '../order-row.module.css'
import { Row } from '../order-row.tsx'
import { usePay } from '../use-pay.ts'

/** Time (SCHED-13 to SCHED-17), with a button to change it (CHK-61). */
export function ScheduleRow({ now }: { readonly now: CheckoutSnapshot }) {
  const words = useWords('times')
  const { rows } = useWords('pay')
  const { edit } = useWords('common')
  const { actions } = usePay()
  const { order } = now
  if (!isScheduleShown(now.brand, order.diningOption)) return null
  const facts = timingOf(now)
  return (
    <Row
      icon="clock"
      title={rows.when}
      end={
        <button
          type="button"
          className={styles.action}
          aria-label={words.edit}
          onClick={() => actions.flow.go('FETCH_SCHEDULE_DATE')}
        >
          {edit}
        </button>
      }
    >
      <p>{timingWords(words, orderTiming(facts), facts, minutesPromised(now))}</p>
      {now.checkout.isTimeDropped === true && order.scheduledAt === undefined ? (
        <p className={styles.quiet} role="status">
          {words.dropped}
        </p>
      ) : null}
    </Row>
  )
}
