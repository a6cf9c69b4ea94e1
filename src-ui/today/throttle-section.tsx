import { mostInQuarter, typedLimits } from '../../src-domain/today/typed-limits.ts'
import { useJudgedFields } from '../account/use-judged-fields.ts'
import { Button } from '../design/button.tsx'
import { FormSummary } from '../design/form-summary.tsx'
import { TextField } from '../design/text-field.tsx'
import type { PartProps } from './part-props.ts'
import styles from './today.module.css'
import { TodaySection } from './today-section.tsx'
import { limitsWords } from './today-words.ts'

/** Limits what customers order per quarter of an hour. */
export function ThrottleSection(props: PartProps) {
  const { today: facts, words, isPending, problem, onChange } = props
  const { today } = words.staff
  const { throttle } = facts
  return (
    <TodaySection title={today.throttle} lead={today.throttleLead} problem={problem}>
      <p className={throttle === undefined ? styles.muted : styles.name}>
        {throttle === undefined ? today.noThrottle : limitsWords(words, throttle.limits)}
      </p>
      {throttle === undefined ? null : (
        <div className={styles.actions}>
          <Button busy={isPending} onClick={() => void onChange({ _tag: 'Unthrottle' })}>
            {today.removeLimit}
          </Button>
        </div>
      )}
      <LimitForm {...props} />
    </TodaySection>
  )
}

function LimitForm({ words: { staff }, onChange }: PartProps) {
  const { today } = staff
  const wrong = {
    orders: { missing: today.limitMissing, wrong: today.wholeWrong({ most: mostInQuarter.orders }) },
    items: { missing: today.limitMissing, wrong: today.wholeWrong({ most: mostInQuarter.items }) },
    amount: { missing: today.limitMissing, wrong: today.amountWrong },
  }
  const { form, field, isSending, summary, empty } = useJudgedFields({
    names: ['orders', 'items', 'amount'] as const,
    initial: { orders: '', items: '', amount: '' },
    judge: (typed) => {
      const { problems } = typedLimits(typed, staff.priceFormat())
      return {
        orders: problems.orders && wrong.orders[problems.orders],
        items: problems.items && wrong.items[problems.items],
        amount: problems.amount && wrong.amount[problems.amount],
      }
    },
    send: async (typed) => {
      // What was typed stays if the limit was not saved.
      if (await onChange({ _tag: 'Throttle', limits: typedLimits(typed, staff.priceFormat()).limits })) empty()
    },
  })
  const { orders, items, amount } = today
  return (
    <form className={styles.form} {...form}>
      <FormSummary {...summary} title={staff.fieldsWrong} labels={{ orders, items, amount }} />
      <div className={styles.fields}>
        <TextField {...field('orders')} required={false} label={orders} inputMode="numeric" maxLength={4} />
        <TextField {...field('items')} required={false} label={items} inputMode="numeric" maxLength={5} />
        <TextField {...field('amount')} required={false} label={amount} inputMode="decimal" maxLength={9} />
      </div>
      <p className={styles.lead}>{today.limitHint}</p>
      <div className={styles.actions}>
        <Button type="submit" kind="secondary" busy={isSending}>
          {today.saveLimit}
        </Button>
      </div>
    </form>
  )
}
