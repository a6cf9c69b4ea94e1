import type { CheckoutSnapshot } from '../../src-domain/ordering/checkout-snapshot.ts'
import { phoneWords } from '../messages/phone-words.ts'
import { useWords } from '../messages/words-context.tsx'
import styles from './order-row.module.css'
import { Row } from './order-row.tsx'

/** Who cooks it (CHK-60). */
export function LocationRow({ now }: { readonly now: CheckoutSnapshot }) {
  const words = useWords('pay')
  const { order, location } = now
  if (order.location === undefined) return null
  return (
    <Row icon="pin" title={words.rows.location}>
      <p>{order.location.name}</p>
      {location === undefined ? null : (
        <p className={styles.quiet}>
          {location.address.street1}, {location.address.city}
          {location.phone === undefined ? null : (
            <>
              {' · '}
              <a href={`tel:${location.phone}`}>{phoneWords(location.phone)}</a>
            </>
          )}
        </p>
      )}
    </Row>
  )
}
