import { useEffect, useRef } from 'react'
import type { Minor } from '../../../src-domain/money/minor.ts'
import { usePay } from '../use-pay.ts'
import styles from './wallet-slot.module.css'

/** Wallet's own button in place of Place Order. It is rebuilt for each amount. */
export function WalletSlot({ amount }: { readonly amount: Minor }) {
  const { actions } = usePay()
  const slot = useRef<HTMLDivElement>(null)
  useEffect(
    () => (slot.current === null ? undefined : actions.payment.showWallet(slot.current, amount)),
    [actions, amount],
  )
  return <div ref={slot} className={styles.slot} />
}
