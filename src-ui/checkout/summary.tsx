import { Fragment, useId } from 'react'
import type { FooterLine } from '../../src-domain/pricing/footer-lines.ts'
import { Money } from '../design/money.tsx'
import { totalKey, totalLabel } from '../messages/total-label.ts'
import { useWords } from '../messages/words-context.tsx'
import type { CheckoutView } from './checkout-view.ts'
import styles from './summary.module.css'
import { TenderButton } from './tender/tender-button.tsx'
import { usePay } from './use-pay.ts'

const afterPromo = /^(?:Tax|NotYet|Gift|Tip|Total)/

/** Price lines in order (PRICE-05). */
export function Summary({ view }: { readonly view: CheckoutView }) {
  const first = view.lines.find(({ _tag }) => afterPromo.test(_tag))
  return (
    <dl className={styles.lines} aria-busy={view.isCalculating}>
      {view.lines.map((line) =>
        // The promo line shows discounts, and appears even without one (PROMO-07).
        line._tag === 'Discount' ? null : (
          <Fragment key={totalKey(line)}>
            {line === first ? <PromoLine view={view} /> : null}
            <Line line={line} isUnpriced={view.isUnpriced} />
          </Fragment>
        ),
      )}
    </dl>
  )
}

interface LineProps {
  readonly line: Exclude<FooterLine, { readonly _tag: 'Discount' }>
  readonly isUnpriced: boolean
}

function Line({ line, isUnpriced }: LineProps) {
  const words = useWords('pay')
  if (line._tag === 'NotYetKnown') {
    return (
      <div className={`${styles.line} ${styles.quiet}`}>
        <dt>{words.feesLater}</dt>
        <dd>{isUnpriced ? words.unpriced : words.calculating}</dd>
      </div>
    )
  }
  return (
    <div className={`${styles.line} ${styles[line._tag] ?? ''}`}>
      <dt>
        {totalLabel(words, line)}
        {line._tag === 'DeliveryFee' || line._tag === 'ServiceFee' ? <FeeNote fee={line._tag} /> : null}
      </dt>
      <dd>
        <Money amount={line.amount} />
      </dd>
    </div>
  )
}

/** Shows the discount, or the button to enter a code (PROMO-07 to PROMO-09). */
function PromoLine({ view: { promo, isUnpriced } }: { readonly view: Pick<CheckoutView, 'promo' | 'isUnpriced'> }) {
  const words = useWords('pay')
  const isSet = promo._tag !== 'None'
  const code = isSet ? promo.code : ''
  return (
    <div className={`${styles.line} ${styles.promo}`}>
      <dt>
        {words.line.Discount}
        {code === '' ? null : <span className={styles.names}> {code}</span>}
        {promo._tag === 'Set' && promo.names.length > 0 ? (
          <span className={styles.about}>{promo.names.join(', ')}</span>
        ) : null}
      </dt>
      <dd className={styles.end}>
        {promo._tag === 'Invalid' ? <span className={styles.bad}>{words.promoBad}</span> : null}
        {promo._tag === 'Set' && promo.amount !== undefined ? <Money amount={promo.amount} /> : null}
        {promo._tag === 'Set' && promo.amount === undefined ? (isUnpriced ? words.unpriced : words.calculating) : null}
        <TenderButton
          tender="promo"
          isSet={isSet}
          label={isSet ? `${words.promoRemove} ${code}`.trim() : words.promoAdd}
        >
          {isSet ? words.remove : words.promoAdd}
        </TenderButton>
      </dd>
    </div>
  )
}

/** Explanation of a fee for pointer, touch and keyboard (PRICE-07). */
function FeeNote({ fee }: { readonly fee: 'DeliveryFee' | 'ServiceFee' }) {
  const words = useWords('pay')
  const { cells } = usePay()
  const id = useId()
  const text = cells.facts.brand.themes.checkout.serviceFeeTooltip
  if (text === '') return null
  return (
    <details className={styles.note}>
      <summary aria-label={words.feeAbout[fee]} aria-describedby={id}>
        ?
      </summary>
      <span id={id} role="tooltip">
        {text}
      </span>
    </details>
  )
}
