import { type ComponentType, useEffect, useState } from 'react'
import { dueShown } from '../../../src-domain/checkout/checkout-snapshot.ts'
import { isUnpriced } from '../../../src-domain/checkout/order-checks.ts'
import { Money } from '../../design/money.tsx'
import { useWords } from '../../messages/words-context.tsx'
import type { ExpressButtonProps } from './express-button.tsx'
import styles from './express-pay.module.css'

/** Wallet button above the rows. Its height is constant, so that nothing moves when the wallet appears (CHK-02). */
export function ExpressPay(props: ExpressButtonProps) {
  const words = useWords('pay')
  const { brand, wallet } = props.now
  const [Button, setButton] = useState<ComponentType<ExpressButtonProps>>()
  // A failure leaves the payment rows below working.
  useEffect(() => {
    if (wallet.kinds.length > 0)
      void import('./express-button.tsx').then(
        ({ ExpressButton }) => setButton(() => ExpressButton),
        () => undefined,
      )
  }, [wallet.kinds])
  if (!brand.ordering.mobilePay) return null
  const due = dueShown(props.now)
  const noAmount = isUnpriced(props.now.checks) ? words.unpriced : words.calculating
  return (
    <div className={styles.express}>
      <p className={styles.total}>
        {words.line.Total}
        <strong>{due === undefined ? noAmount : <Money amount={due} />}</strong>
      </p>
      {Button === undefined ? null : <Button {...props} />}
    </div>
  )
}
