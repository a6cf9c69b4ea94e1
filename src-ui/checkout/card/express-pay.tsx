import { type ComponentType, useEffect, useState } from 'react'
import { dueShown } from '../../../src-domain/checkout/checkout-snapshot.ts'
import { isUnpriced } from '../../../src-domain/checkout/order-checks.ts'
import { Money } from '../../design/money.tsx'
import { useWords } from '../../messages/words-context.tsx'
import type { ExpressButtonProps } from './express-button.tsx'
import styles from './express-pay.module.css'

/**
 * Above the rows: what is due, and beside it the wallet of this device (CHK-02). The total stands there with a wallet and
 * without one, at the height of both, so that nothing moves when the device has answered or another way is chosen.
 */
export function ExpressPay(props: ExpressButtonProps) {
  const words = useWords('pay')
  const { brand, wallet } = props.now
  const [Button, setButton] = useState<ComponentType<ExpressButtonProps>>()
  // Fetched where a device has a wallet. Without it the order goes on by its rows.
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
