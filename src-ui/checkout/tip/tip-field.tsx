import { useId, useState } from 'react'
import { boundIn } from '../../../src-domain/money/bound-in.ts'
import { plainPrice } from '../../../src-domain/money/format-price.ts'
import { zero } from '../../../src-domain/money/minor.ts'
import { percentNumber } from '../../../src-domain/money/percent.ts'
import { isTipUnread, tipFromText, tipTextOnBlur } from '../../../src-domain/pricing/tip-entry.ts'
import { TextField } from '../../design/text-field.tsx'
import { useWords } from '../../messages/words-context.tsx'
import { useStateOf } from '../../state/use-state-of.ts'
import { usePay } from '../use-pay.ts'
import styles from './tip-field.module.css'
import { tipFieldId } from './tip-field-id.ts'
import type { TipView } from './tip-view.ts'

/** $3.50, or as much in another currency. */
const exampleCents = 3_50

/** Percentages with amounts, a custom amount, or none (PRICE-14 to PRICE-24). */
export function TipField({ tip }: { readonly tip: TipView }) {
  const words = useWords('pay')
  const { cells, actions } = usePay()
  const diningOption = useStateOf(cells.order, (now) => now.diningOption)
  const name = useId()
  const format = words.priceFormat()
  const example = plainPrice(boundIn(tip.currency, exampleCents), format)
  const [isCustom, setIsCustom] = useState(tip.isAmount)
  const [isUnread, setIsUnread] = useState(false)
  const [typed, setTyped] = useState(tip.isAmount ? plainPrice(tip.amount, words.priceFormat()) : '')
  return (
    <fieldset className={styles.tip}>
      <legend className={styles.legend}>{words.rows.tip}</legend>
      <p className={styles.lead}>{words.tipLead[diningOption]}</p>
      <div className={styles.presets}>
        {tip.presets.map(({ rate, amount }) => (
          <label key={rate} className={styles.preset}>
            <input
              type="radio"
              name={name}
              checked={!isCustom && tip.rate === rate}
              onChange={() => {
                setIsCustom(false)
                actions.terms.chooseTip({ _tag: 'Percent', rate })
              }}
            />
            <span className={styles.main}>
              {rate === 0 ? words.noTip : words.tipPercent({ percent: String(percentNumber(rate)) })}
            </span>
            {rate === 0 ? null : <span className={styles.amount}>{words.price(amount)}</span>}
          </label>
        ))}
        <label className={styles.preset}>
          <input
            type="radio"
            name={name}
            checked={isCustom}
            onChange={() => {
              setIsCustom(true)
              setTyped('')
              actions.terms.chooseTip({ _tag: 'Amount', amount: zero })
            }}
          />
          <span className={styles.main}>{words.customTip}</span>
        </label>
      </div>
      {isCustom ? (
        <TextField
          id={tipFieldId}
          label={words.customTipField}
          error={isUnread ? words.tipUnread({ example }) : undefined}
          maxLength={12}
          inputMode="decimal"
          placeholder={plainPrice(zero, format)}
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            const text = event.currentTarget.value
            setTyped(text)
            setIsUnread(false)
            actions.terms.chooseTip({ _tag: 'Amount', amount: tipFromText(text, format) ?? zero })
          }}
          onBlur={() => {
            setIsUnread(isUnread || isTipUnread(typed, format))
            setTyped(tipTextOnBlur(typed, format))
          }}
        />
      ) : null}
    </fieldset>
  )
}
