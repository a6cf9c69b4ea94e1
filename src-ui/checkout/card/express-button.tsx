import { useEffect, useRef } from 'react'
import type { CheckoutSnapshot } from '../../../src-domain/checkout/checkout-snapshot.ts'
import { expressWallet } from '../../../src-domain/checkout/express-wallet.ts'
import type { Minor } from '../../../src-domain/money/minor.ts'
import type { WalletKind } from '../../../src-domain/payment/wallet-button.ts'
import { orderBarId } from '../placing/order-bar.ts'
import { useLaterWords } from '../use-later-words.ts'
import { usePay } from '../use-pay.ts'
import styles from './express-pay.module.css'
import slotStyles from './wallet-slot.module.css'

export interface ExpressButtonProps {
  readonly now: CheckoutSnapshot
  /** Id of the customer form on this screen, while it is incomplete. */
  readonly form?: string
}

/** Wallet's own button if one press can pay, else a look-alike that leads to the missing entries. */
export function ExpressButton({ now, form }: ExpressButtonProps) {
  const words = useLaterWords()
  const { actions } = usePay()
  const express = expressWallet(now, form !== undefined)
  if (express._tag === 'None') return null
  const choose = () => {
    actions.payment.choose({ _tag: 'Wallet' })
    if (form === undefined) goToOrderBar()
  }
  return (
    <>
      <section aria-label={words.expressTitle}>
        {express._tag === 'Sheet' ? (
          <OwnButton amount={express.amount} kind={express.kind} />
        ) : (
          <div className={`${slotStyles.slot} ${styles.own}`}>
            <div data-wallet="choice">
              <button type="button" onClick={choose} {...(form === undefined ? {} : { type: 'submit', form })}>
                {now.wallet.buttonText ?? words.expressButton[express.kind]}
              </button>
            </div>
          </div>
        )}
      </section>
      <p className={styles.or}>{words.expressOr}</p>
    </>
  )
}

/** Wallet's own button. It is rebuilt for each amount. */
function OwnButton({ amount, kind }: { readonly amount: Minor; readonly kind: WalletKind }) {
  const { actions } = usePay()
  const slot = useRef<HTMLDivElement>(null)
  useEffect(
    () => (slot.current === null ? undefined : actions.payment.showExpress(slot.current, amount, kind, goToOrderBar)),
    [actions, amount, kind],
  )
  return <div ref={slot} className={`${slotStyles.slot} ${styles.own}`} />
}

function goToOrderBar(): void {
  document.getElementById(orderBarId)?.focus()
}
