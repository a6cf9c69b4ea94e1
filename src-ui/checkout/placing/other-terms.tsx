import { buttonClass } from '../../design/button.tsx'
import { useWords } from '../../messages/words-context.tsx'
import type { PlaceOrderView } from '../checkout-view.ts'
import { AnotherTime } from '../terms/another-time.tsx'
import { usePay } from '../use-pay.ts'

export interface OtherTermsProps {
  readonly button: Pick<PlaceOrderView, 'untimely' | 'pickup'>
  readonly onTake: () => void
}

/** Alternatives to a refused time or address: the next time or pickup (SCHED-18, LOC-42). */
export function OtherTerms({ button: { untimely, pickup }, onTake }: OtherTermsProps) {
  const { pickupInstead } = useWords('times')
  const { actions } = usePay()
  return (
    <>
      {untimely === undefined ? null : <AnotherTime timing={untimely} onTake={onTake} />}
      {pickup === undefined ? null : (
        <a className={buttonClass('secondary', true)} href={pickup} onClick={actions.terms.beginEdit}>
          {pickupInstead}
        </a>
      )}
    </>
  )
}
