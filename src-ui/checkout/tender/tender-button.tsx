import { type ReactNode, useEffect, useRef } from 'react'
import type { Tender } from '../../../src-domain/checkout/checkout-state.ts'
import { useStateOf } from '../../state/use-state-of.ts'
import styles from '../order-row.module.css'
import { usePay } from '../use-pay.ts'

export interface TenderButtonProps {
  readonly tender: Tender
  readonly isSet: boolean
  /** Accessible name. */
  readonly label: string
  readonly children: ReactNode
}

/** A single button for entering and removing, so that the focus stays. Takes the focus on return. */
export function TenderButton({ tender, isSet, label, children }: TenderButtonProps) {
  const { cells, actions } = usePay()
  const button = useRef<HTMLButtonElement>(null)
  const isBack = useStateOf(cells.checkout, (now) => now.tender === tender)
  useEffect(() => {
    // Runs after the opening screen's heading has taken the focus.
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
