import { useId } from 'react'
import { chosenNonprofit, impactOf } from '../../src-domain/brand/impact.ts'
import type { CheckoutSnapshot } from '../../src-domain/checkout/checkout-snapshot.ts'
import { ChoiceRow } from '../design/choice-row.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './impact-row.module.css'
import { usePay } from './use-pay.ts'

/** Choice of the brand's nonprofits. Ours, because this document must not run a third-party script (CHK-04). */
export function ImpactRow({ now }: { readonly now: CheckoutSnapshot }) {
  const words = useWords('pay')
  const { actions } = usePay()
  const name = useId()
  const lead = useId()
  const chosen = chosenNonprofit(now.brand, now.checkout.nonprofit)
  return (
    <fieldset className={styles.field} aria-describedby={lead}>
      <legend className={styles.legend}>{words.impactTitle}</legend>
      <p id={lead} className={styles.lead}>
        {words.impactLead({ name: now.brand.name })}
      </p>
      {impactOf(now.brand)?.nonprofits.map((one) => (
        <ChoiceRow
          key={one.id}
          kind="radio"
          name={name}
          label={one.name}
          note={one.cause === '' ? undefined : one.cause}
          checked={chosen?.id === one.id}
          onChange={() => actions.terms.chooseNonprofit(one.id)}
        />
      ))}
    </fieldset>
  )
}
