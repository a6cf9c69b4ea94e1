import { useEffect, useRef } from 'react'
import type { Cents } from '../../../src-domain/money/cents.ts'
import type { WalletKind } from '../../../src-domain/payment/wallet-button.ts'
import { usePay } from '../pay-app.ts'
import { goToOrderBar } from '../placing/order-bar.ts'
import styles from './wallet-slot.module.css'

export interface WalletSlotProps {
  readonly amount: Cents
  /** Above the rows, where there is one button, of this wallet; else in the place of Place Order. */
  readonly above?: WalletKind
}

/** The wallet's own button. Another amount is another button. */
export function WalletSlot({ amount, above }: WalletSlotProps) {
  const { actions } = usePay()
  const slot = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (slot.current === null) return
    return above === undefined
      ? actions.payment.showWallet(slot.current, amount)
      : actions.payment.showExpress(slot.current, amount, above, goToOrderBar)
  }, [actions, amount, above])
  return <div ref={slot} className={styles.slot} />
}
