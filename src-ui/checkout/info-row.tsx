import { lineObjection } from '../../src-domain/cart/line-standing.ts'
import { cartSubtotal, lineTotal, pieceCount } from '../../src-domain/cart/subtotal.ts'
import { type CheckoutSnapshot, timingOf } from '../../src-domain/checkout/checkout-snapshot.ts'
import { minutesPromised } from '../../src-domain/checkout/promised.ts'
import { cartAddress, menuOfOrder, opening } from '../../src-domain/navigation/order-addresses.ts'
import { orderTiming } from '../../src-domain/scheduling/order-timing.ts'
import { isScheduleShown } from '../../src-domain/scheduling/schedule-shown.ts'
import { Icon } from '../design/icon.tsx'
import { Money } from '../design/money.tsx'
import { useContentLanguage } from '../messages/content-language.tsx'
import { useWords } from '../messages/words-context.tsx'
import { blockedWords } from '../scheduling/timing-words.ts'
import styles from './order-row.module.css'
import { Row } from './order-row.tsx'
import { usePay } from './use-pay.ts'

/** Dining option (CHK-03). */
export function InfoRow({ now }: { readonly now: CheckoutSnapshot }) {
  const words = useWords('pay')
  const times = useWords('times')
  const { diningOption: ways } = useWords('common')
  const { actions } = usePay()
  const { order } = now
  const isDelivery = order.diningOption === 'delivery'
  const minutes = minutesPromised(now)
  const address = order.address
  const isTimeElsewhere = isScheduleShown(now.brand, order.diningOption)
  const facts = timingOf(now)
  const timing = orderTiming(facts)
  const isNow = timing._tag !== 'Blocked'
  return (
    <Row
      icon="bag"
      title={isDelivery ? words.rows.address : words.rows.info}
      end={
        <a className={styles.action} href={cartAddress(order, 'cart')} onClick={actions.terms.beginEdit}>
          {words.editOrder}
        </a>
      }
      below={<ItemsInOrder now={now} />}
    >
      {isDelivery ? (
        <p>
          {address === undefined
            ? words.noAddress
            : [address.street1, address.street2, address.city].filter(Boolean).join(', ')}{' '}
          <a
            className={styles.plain}
            href={opening(menuOfOrder(order), { _tag: 'Address' })}
            onClick={actions.terms.beginEdit}
          >
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

function ItemsInOrder({ now: { order, checks } }: { readonly now: CheckoutSnapshot }) {
  const words = useWords('pay')
  const lang = useContentLanguage()
  // Uses the last result while another check runs.
  const judged = checks.validation.last
  const bad = order.items.map((line) => judged && lineObjection(line, judged))
  return (
    <details className={styles.items} open={bad.some((why) => why !== undefined) || undefined}>
      <summary>
        {words.items({ count: pieceCount(order) })} · <Money amount={cartSubtotal(order)} />
      </summary>
      <ul>
        {order.items.map((line, index) => {
          const why = bad[index]
          const said = words.lineCount({ name: line.name, count: line.quantity })
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no id, and lines do not move here
            <li key={`${line.item}/${index}`} className={styles.item} data-invalid={why && true}>
              <span className={styles.dish} lang={lang}>
                {why === undefined ? said : <s>{said}</s>}
              </span>
              <Money amount={lineTotal(line)} />
              {why === undefined ? null : (
                <span className={styles.bad}>
                  <Icon name="alert" small />
                  {words.lineWhy[why]}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </details>
  )
}
