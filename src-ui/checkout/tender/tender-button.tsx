import { type ReactNode, useEffect, useRef } from 'react'
import type { Tender } from '../../../src-domain/checkout/checkout-state.ts'
import { useStateOf } from '../../state/use-state-of.ts'
import styles from '../order-row.module.css'
import { usePay } from '../use-pay.ts'

export interface TenderButtonProps {
  readonly tender: Tender
  readonly isSet: boolean
  /** What it does and to what, for who does not see the line that it stands in. */
  readonly label: string
  readonly children: ReactNode
}

/**
 * Add or remove, one button, so that the focus stays where it was when one becomes the other. Who comes back from the
 * screen behind it finds the focus here.
 */
export function TenderButton({ tender, isSet, label, children }: TenderButtonProps) {
  const { cells, actions } = usePay()
  const button = useRef<HTMLButtonElement>(null)
  const isBack = useStateOf(cells.checkout, (now) => now.tender === tender)
  useEffect(() => {
    // After the heading of the screen, which takes the focus when a screen is shown.
    if (isBack) queueMicrotask(() => button.current?.focus())
  }, [isBack])
  return (
    <button
      ref={button}
      type="button"
      className={styles.action}
      aria-label={label}
      onClick={() => actions.tenders.open(tender, isSet)}
    >
      {children}
    </button>
  )
}
