import { useWords } from '../messages/words-context.tsx'
import styles from './checkout-screen.module.css'
import type { CheckoutView } from './checkout-view.ts'
import { PlaceOrderBar, type PlaceOrderBarProps } from './placing/place-order-bar.tsx'
import { Summary } from './summary.tsx'

export interface OrderSummaryProps extends Omit<PlaceOrderBarProps, 'canRecheck'> {
  readonly view: CheckoutView
}

export function OrderSummary({ view, ...bar }: OrderSummaryProps) {
  const { rows } = useWords('pay')
  return (
    <section className={styles.summary} aria-labelledby="summary-title">
      <h2 id="summary-title" className={styles.heading}>
        {rows.summary}
      </h2>
      <Summary view={view} />
      <PlaceOrderBar {...bar} canRecheck={view.canRecheck} />
    </section>
  )
}
