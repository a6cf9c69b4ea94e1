import { type CheckoutSnapshot, dueShown } from '../../../src-domain/ordering/checkout-snapshot.ts'
import { expressWallet } from '../../../src-domain/ordering/express-wallet.ts'
import { Button } from '../../design/button.tsx'
import { Money } from '../../design/money.tsx'
import { useWords } from '../../messages/words-context.tsx'
import { usePay } from '../pay-app.ts'
import { goToOrderBar } from '../placing/order-bar.ts'
import styles from './express-pay.module.css'
import { WalletSlot } from './wallet-slot.tsx'

export interface ExpressPayProps {
  readonly now: CheckoutSnapshot
  /** The form in which this very screen asks who orders, while it has no answer. */
  readonly form?: string
  /** Before the order can be placed: what the bar's button does then. */
  readonly onProceed?: (() => void) | undefined
}

/**
 * Above the rows: what is due, and beside it the wallet of this device (CHK-02). The total stands there with a wallet and
 * without one, at the height of both, so that nothing moves when the device has answered or another way is chosen.
 */
export function ExpressPay({ now, form, onProceed = goToOrderBar }: ExpressPayProps) {
  const words = useWords('pay')
  const { actions } = usePay()
  if (!now.brand.ordering.mobilePay) return null
  const express = expressWallet(now, form !== undefined)
  const isOffered = express._tag !== 'None'
  const due = dueShown(now)
  const choose = () => {
    actions.payment.choose({ _tag: 'Wallet' })
    if (form === undefined) onProceed()
  }
  return (
    <section className={styles.express} aria-label={isOffered ? words.express.title : undefined}>
      <p className={styles.total}>
        {words.line.Total}
        <strong>{due === undefined ? words.calculating : <Money amount={due} />}</strong>
      </p>
      {express._tag === 'Sheet' ? <WalletSlot amount={express.amount} above={express.kind} /> : null}
      {express._tag === 'Choice' ? (
        <Button
          wide
          className={styles.button}
          onClick={choose}
          {...(form === undefined ? {} : { type: 'submit', form })}
        >
          {words.express.button[express.kind]}
        </Button>
      ) : null}
      <p className={isOffered ? styles.or : `${styles.or} ${styles.line}`}>{isOffered ? words.express.or : null}</p>
    </section>
  )
}
