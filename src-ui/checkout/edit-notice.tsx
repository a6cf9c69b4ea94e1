import { type Moved, seenAt } from '../../src-domain/checkout/checkout-edit.ts'
import { Alert } from '../design/alert.tsx'
import { useWords } from '../messages/words-context.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import styles from './quiet-region.module.css'
import { useCheckout } from './use-checkout.ts'
import { usePay } from './use-pay.ts'

export function EditNotice() {
  const { edited: words, price } = useWords('pay')
  const { cells } = usePay()
  const { now } = useCheckout()
  const outcome = useStateOf(cells.edited, (state) => state.outcome)
  const shown = seenAt(now)
  const { deliveryFee, total, short } = outcome ?? {}
  const written = ({ before, after }: Moved) => ({
    before: before === undefined ? '' : price(before),
    after: price(after),
  })
  const said = [
    // A later change of the fee hides the notice.
    ...(deliveryFee !== undefined && deliveryFee.after === shown.deliveryFee
      ? [words.deliveryFee(written(deliveryFee))]
      : []),
    ...(total !== undefined && total.after === shown.total ? [words.total(written(total))] : []),
    ...(short !== undefined && short.amount === now.checks.price.last?.amount
      ? [words.missing({ missing: price(short.missing), minimum: price(short.minimum) })]
      : []),
  ]
  return (
    <div className={styles.region} aria-live="polite">
      {said.length === 0 ? null : (
        <Alert>
          <p>{said.join(' ')}</p>
        </Alert>
      )}
    </div>
  )
}
