import type { CheckoutSnapshot } from '../../../src-domain/checkout/checkout-snapshot.ts'
import { menuOfOrder, opening } from '../../../src-domain/navigation/order-addresses.ts'
import { phoneWords } from '../../messages/phone-words.ts'
import { useWords } from '../../messages/words-context.tsx'
import styles from '../order-row.module.css'
import { Row } from '../order-row.tsx'
import { usePay } from '../use-pay.ts'

/** Restaurant of the order (CHK-60), with a button to change it or the dining option, except at a table. */
export function LocationRow({ now }: { readonly now: CheckoutSnapshot }) {
  const words = useWords('pay')
  const { actions } = usePay()
  const { order, location } = now
  if (order.location === undefined) return null
  return (
    <Row
      icon="pin"
      title={words.rows.location}
      end={
        order.diningOption === 'kiosk' ? undefined : (
          <a
            className={styles.action}
            href={opening(menuOfOrder(order), { _tag: 'Cart', screen: 'locations' })}
            aria-label={words.changeLocation}
            onClick={actions.terms.beginEdit}
          >
            {words.change}
          </a>
        )
      }
    >
      <p>{order.location.name}</p>
      {/* Reserves both lines, so that nothing below moves. */}
      <p className={styles.quiet}>
        {location === undefined ? noBreakSpace : `${location.address.street1}, ${location.address.city}`}
      </p>
      {location !== undefined && location.phone === undefined ? null : (
        <p className={styles.quiet}>
          {location?.phone === undefined ? (
            noBreakSpace
          ) : (
            <a href={`tel:${location.phone}`}>
              <bdi dir="ltr">{phoneWords(location)}</bdi>
            </a>
          )}
        </p>
      )}
    </Row>
  )
}

const noBreakSpace = '\u00a0'
