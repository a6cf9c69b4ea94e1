import { timingOf } from '../../../src-domain/checkout/checkout-snapshot.ts'
import { menuAddress } from '../../../src-domain/navigation/addresses.ts'
import type { OrderTiming } from '../../../src-domain/scheduling/order-timing.ts'
import { isScheduleShown } from '../../../src-domain/scheduling/schedule-shown.ts'
import { Button, buttonClass } from '../../design/button.tsx'
import { useWords } from '../../messages/words-context.tsx'
import { nextTimeOffer } from '../../scheduling/timing-words.ts'
import { useCheckout } from '../use-checkout.ts'
import { usePay } from '../use-pay.ts'

export interface AnotherTimeProps {
  readonly timing: OrderTiming
  readonly onTake: () => void
}

/** Offers the next available time and the time picker (SCHED-18). */
export function AnotherTime({ timing, onTake }: AnotherTimeProps) {
  const words = useWords('times')
  const { actions } = usePay()
  const { now } = useCheckout()
  const { diningOption, location } = now.order
  const next = nextTimeOffer(words, timing, timingOf(now))
  const take = (at: number) => {
    actions.terms.schedule.take(at)
    onTake()
  }
  if (!isScheduleShown(now.brand, diningOption)) {
    if (diningOption !== 'kiosk' || !now.brand.ordering.pickup || location === undefined) return null
    return (
      <a className={buttonClass('primary', true)} href={menuAddress(location.slug, 'pickup')}>
        {words.pickupInstead}
      </a>
    )
  }
  return (
    <>
      {next === undefined ? null : (
        <Button wide onClick={() => take(next.at)}>
          {next.text}
        </Button>
      )}
      <Button kind="secondary" wide onClick={() => actions.flow.go('FETCH_SCHEDULE_DATE')}>
        {next === undefined ? words.chooseOne : words.chooseAnother}
      </Button>
    </>
  )
}
