import { useEffect, useRef } from 'react'
import type { Cents } from '../../../src-domain/money/cents.ts'
import { usePay } from '../use-pay.ts'
import styles from './wallet-slot.module.css'

/** The wallet's own button, in the place of Place Order. Another amount is another button. */
export function WalletSlot({ amount }: { readonly amount: Cents }) {
  const { actions } = usePay()
  const slot = useRef<HTMLDivElement>(null)
  useEffect(
    () => (slot.current === null ? undefined : actions.payment.showWallet(slot.current, amount)),
    [actions, amount],
  )
  return <div ref={slot} className={styles.slot} />
}
