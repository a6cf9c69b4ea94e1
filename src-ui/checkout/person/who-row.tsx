import type { CheckoutSnapshot } from '../../../src-domain/checkout/checkout-snapshot.ts'
import { typedPhoneWords } from '../../messages/phone-words.ts'
import { useWords } from '../../messages/words-context.tsx'
import styles from '../order-row.module.css'
import { Row } from '../order-row.tsx'
import { usePay } from '../use-pay.ts'

export function WhoRow({ now }: { readonly now: CheckoutSnapshot }) {
  const words = useWords('pay')
  const { actions } = usePay()
  const { patron, checkout } = now
  const { guest } = checkout
  const name = patron ?? guest
  if (name === undefined) return null
  return (
    <Row
      icon="person"
      title={words.rows.who}
      end={
        patron === undefined ? (
          <button type="button" className={styles.action} onClick={() => actions.flow.go('GUESTS')}>
            {words.change}
          </button>
        ) : (
          <button type="button" className={styles.action} onClick={actions.account.signOut}>
            {words.logOut}
          </button>
        )
      }
    >
      <p>
        {name.firstName} {name.lastName}
      </p>
      {name.email === undefined ? null : <p className={styles.quiet}>{name.email}</p>}
      {patron !== undefined || guest?.phone === undefined ? null : (
        <p className={styles.quiet}>
          <bdi dir="ltr">{typedPhoneWords(guest.phone, now.brand.country)}</bdi>
        </p>
      )}
      {patron === undefined ? (
        <button type="button" className={styles.plain} onClick={() => actions.flow.go('LOG_IN')}>
          {words.logInInstead}
        </button>
      ) : null}
    </Row>
  )
}
