import type { ReactNode } from 'react'
import { isObjectedTo } from '../../src-domain/cart/line-standing.ts'
import { cartSubtotal, lineTotal, pieceCount } from '../../src-domain/cart/subtotal.ts'
import { menuOfOrder, opening } from '../../src-domain/navigation/order-addresses.ts'
import { type CheckoutSnapshot, inTime } from '../../src-domain/ordering/checkout-snapshot.ts'
import { minutesPromised } from '../../src-domain/ordering/promised.ts'
import { orderTiming } from '../../src-domain/scheduling/order-timing.ts'
import { isScheduleShown } from '../../src-domain/scheduling/schedule-shown.ts'
import { Icon, type IconName } from '../design/icon.tsx'
import { Money } from '../design/money.tsx'
import { useContentLanguage } from '../messages/content-language.tsx'
import { phoneWords } from '../messages/phone-words.ts'
import { useWords } from '../messages/words-context.tsx'
import { blockedWords } from '../scheduling/timing-words.ts'
import styles from './order-rows.module.css'
import { usePay } from './pay-app.ts'

export interface RowProps {
  readonly icon: IconName
  readonly title: string
  readonly children: ReactNode
  /** At the far end: the way to change it. */
  readonly end?: ReactNode
  /** What needs the width of both. */
  readonly below?: ReactNode
}

/** One row of the standard layout (CHK-02). */
export function Row({ icon, title, children, end, below }: RowProps) {
  return (
    <section className={styles.row}>
      <Icon name={icon} />
      <div className={styles.main}>
        <h2 className={styles.title}>{title}</h2>
        {children}
      </div>
      {end === undefined ? null : <div className={styles.end}>{end}</div>}
      {below === undefined ? null : <div className={styles.below}>{below}</div>}
    </section>
  )
}

/** CHK-03: the way to the customer and what is on it. */
export function InfoRow({ now }: { readonly now: CheckoutSnapshot }) {
  const words = useWords('pay')
  const times = useWords('times')
  const { diningOption: ways } = useWords('common')
  const lang = useContentLanguage()
  const { order, checks } = now
  const isDelivery = order.diningOption === 'delivery'
  const minutes = minutesPromised(now)
  const address = order.address
  // What the server judged last, also while it is asked again.
  const judged = checks.validation.last
  const bad = order.items.map((line) => judged !== undefined && isObjectedTo(line, judged))
  const isTimeElsewhere = isScheduleShown(now.brand, order.diningOption)
  const facts = inTime(now)
  const timing = orderTiming(facts)
  const isNow = timing._tag !== 'Blocked'
  return (
    <Row
      icon="bag"
      title={isDelivery ? words.rows.address : words.rows.info}
      end={
        <a className={styles.action} href={menuOfOrder(order)}>
          {words.editOrder}
        </a>
      }
      below={
        <details className={styles.items} open={bad.includes(true) || undefined}>
          <summary>
            {words.items({ count: pieceCount(order) })} · <Money amount={cartSubtotal(order)} />
          </summary>
          <ul>
            {order.items.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line has no id of its own, and lines do not move here
              <li key={`${line.item}/${index}`} className={styles.item} data-invalid={bad[index] || undefined}>
                <span className={styles.dish} lang={lang}>
                  {words.lineCount({ name: line.name, count: line.quantity })}
                </span>
                <Money amount={lineTotal(line)} />
                {bad[index] ? (
                  <span className={styles.bad}>
                    <Icon name="alert" small />
                    {words.lineObjected}
                  </span>
                ) : null}
              </li>
            ))}
          </ul>
        </details>
      }
    >
      {isDelivery ? (
        <p>
          {address === undefined
            ? words.noAddress
            : [address.street1, address.street2, address.city].filter(Boolean).join(', ')}{' '}
          <a className={styles.plain} href={opening(menuOfOrder(order), { _tag: 'Address' })}>
            {words.editAddress}
          </a>
        </p>
      ) : null}
      <p>
        {ways[order.diningOption]}
        {isTimeElsewhere ? null : ` · ${isNow ? words.asSoonAsPossible : blockedWords(times, timing, facts)}`}
        {isTimeElsewhere || !isNow || minutes === undefined ? null : (
          <span className={styles.quiet}> ({words.readyIn({ minutes })})</span>
        )}
      </p>
    </Row>
  )
}

/** TABLE-09; without a number it still leads to where it is given. */
export function TableRow({ now }: { readonly now: CheckoutSnapshot }) {
  const words = useWords('pay')
  const { edit } = useWords('common')
  const { actions } = usePay()
  const { table } = now.order
  return (
    <Row
      icon="pin"
      title={words.rows.table}
      end={
        <button
          type="button"
          className={styles.action}
          aria-label={words.editTable}
          onClick={() => actions.flow.go('SET_TABLE_NUMBER')}
        >
          {edit}
        </button>
      }
    >
      <p>{table === undefined ? words.noTable : table.number}</p>
    </Row>
  )
}

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

/** Who orders; a guest may change the name, a patron may leave. */
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
        <p className={styles.quiet}>{phoneWords(guest.phone)}</p>
      )}
      {patron === undefined ? (
        <button type="button" className={styles.plain} onClick={() => actions.flow.go('LOG_IN')}>
          {words.logInInstead}
        </button>
      ) : null}
    </Row>
  )
}
