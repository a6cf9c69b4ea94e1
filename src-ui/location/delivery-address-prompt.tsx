import type { Address } from '../../src-domain/address/address.ts'
import { lineOf } from '../../src-domain/address/address-line.ts'
import { isDeliverable } from '../../src-domain/address/address-problems.ts'
import { Button } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './delivery-address.module.css'

export interface DeliveryAddressProps {
  readonly address: Address | undefined
  /** Opens the address sheet. Absent in the server-rendered page, where early taps are queued. */
  readonly onEnter?: () => void
}

/** Asks for the address, which a delivery menu needs first (LOC-23, MENU-13). */
export function DeliveryAddressPrompt({ address, onEnter }: DeliveryAddressProps) {
  const words = useWords('shop').address
  const common = useWords('common')
  const isKept = isDeliverable(address)
  return (
    <div className={isKept ? `${styles.box} ${styles.kept}` : styles.box}>
      <Icon name="pin" />
      <p className={styles.main}>
        <strong>{isKept ? words.deliverTo : words.title}</strong>
        <span className={isKept ? undefined : styles.quiet}>{isKept ? lineOf(address) : words.why}</span>
      </p>
      <Button kind={isKept ? 'quiet' : 'primary'} data-tap="address" onClick={onEnter}>
        {isKept ? common.edit : words.enter}
      </Button>
    </div>
  )
}
