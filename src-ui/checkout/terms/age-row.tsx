import { type CheckoutSnapshot, leastAgeOf } from '../../../src-domain/checkout/checkout-snapshot.ts'
import { isPromised } from '../../../src-domain/menu/alcohol.ts'
import { ChoiceRow } from '../../design/choice-row.tsx'
import { useWords } from '../../messages/words-context.tsx'
import styles from '../checkout-blocks.module.css'
import { usePay } from '../use-pay.ts'

/** Checkbox for orders with alcohol. The order keeps the sentence as shown. */
export function AgeRow({ now }: { readonly now: CheckoutSnapshot }) {
  const words = useWords('pay')
  const { actions } = usePay()
  const age = leastAgeOf(now)
  if (age === undefined) return null
  const wording = words.agePromise({ age })
  return (
    <div className={styles.block}>
      <ChoiceRow
        kind="checkbox"
        name="age"
        autoComplete="off"
        label={wording}
        note={words.ageNote}
        checked={isPromised(now.checkout.agePromise, age)}
        onChange={(event) => actions.terms.promiseAge(event.currentTarget.checked ? { age, wording } : undefined)}
      />
    </div>
  )
}
