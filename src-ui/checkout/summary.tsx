import { useId } from 'react'
import { Money } from '../design/money.tsx'
import { useWords } from '../messages/words-context.tsx'
import type { CheckoutView } from './checkout-view.ts'
import { usePay } from './pay-app.ts'
import styles from './summary.module.css'

/** What it costs, line by line in their order (PRICE-05). */
export const Summary = ({ view }: { readonly view: CheckoutView }) => {
  const words = useWords('pay')
  return (
    <dl className={styles.lines} aria-busy={view.isCalculating}>
      {view.lines.map((line) =>
        line._tag === 'NotYetKnown' ? (
          <div key={line._tag} className={`${styles.line} ${styles.quiet}`}>
            <dt>{words.feesLater}</dt>
            <dd>{words.calculating}</dd>
          </div>
        ) : (
          <div key={line._tag} className={line._tag === 'Total' ? `${styles.line} ${styles.total}` : styles.line}>
            <dt>
              {words.line[line._tag]}
              {line._tag === 'ServiceFee' ? <ServiceFeeNote /> : null}
              {line._tag === 'Discount' ? <span className={styles.names}> {line.names.join(', ')}</span> : null}
            </dt>
            <dd>
              <Money amount={line.amount} />
            </dd>
          </div>
        ),
      )}
    </dl>
  )
}

/** PRICE-07: why there is a fee, for pointer, touch and keyboard alike. */
const ServiceFeeNote = () => {
  const words = useWords('pay')
  const { cells } = usePay()
  const id = useId()
  const text = cells.facts.brand.themes.checkout.serviceFeeTooltip
  if (text === '') return null
  return (
    <details className={styles.note}>
      <summary aria-label={words.serviceFeeAbout} aria-describedby={id}>
        ?
      </summary>
      <span id={id} role="tooltip">
        {text}
      </span>
    </details>
  )
}
