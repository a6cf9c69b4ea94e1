import { useId } from 'react'
import type { OrderRecord } from '../../src-domain/kitchen/order-record.ts'
import { Button } from '../design/button.tsx'
import { Stepper } from '../design/stepper.tsx'
import { TextField } from '../design/text-field.tsx'
import styles from './order-record.module.css'
import type { BoardWords } from './order-words.ts'
import type { EntryProblem, RefundEntry, ShareKind } from './refund-share.ts'

interface RefundFieldsProps {
  readonly record: OrderRecord
  readonly words: BoardWords
  readonly entry: RefundEntry
  readonly problem: EntryProblem | undefined
  readonly onChange: (entry: RefundEntry) => void
}

const kinds: readonly ShareKind[] = ['lines', 'amount', 'whole']

/** Choice between items, an amount and everything, and the fields of the chosen one. */
export function RefundFields(props: RefundFieldsProps) {
  const { record, words, entry, onChange } = props
  const { records, price } = words.staff
  const id = useId()
  return (
    <div className={styles.part}>
      <p id={id} className={styles.title}>
        {records.refund.what}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser */}
      <div role="group" aria-labelledby={id} className={styles.shares}>
        {kinds.map((kind) => (
          <Button
            key={kind}
            kind="secondary"
            aria-pressed={entry.kind === kind}
            onClick={() => onChange({ ...entry, kind })}
          >
            {records.refund[kind]}
          </Button>
        ))}
      </div>
      <div data-share={entry.kind}>
        {entry.kind === 'lines' ? <Lines {...props} /> : null}
        {entry.kind === 'amount' ? <Amount {...props} /> : null}
        {entry.kind === 'whole' ? (
          <p className={styles.hint}>{records.refund.wholeHint({ price: price(record.left.whole) })}</p>
        ) : null}
      </div>
    </div>
  )
}

function Lines({ record, words, entry, problem, onChange }: RefundFieldsProps) {
  const { refund } = words.staff.records
  const take = (position: number, quantity: number) =>
    onChange({ ...entry, pieces: { ...entry.pieces, [position]: quantity } })
  return (
    <>
      <ul className={styles.lines}>
        {record.order.lines.map(({ name, quantity }, position) => {
          const { price, left } = record.prices[position] ?? { price: undefined, left: 0 }
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a placed order never move
            <li key={position}>
              <div>
                <p className={styles.name}>{words.staff.line({ count: quantity, name })}</p>
                <p className={styles.hint}>
                  {left === 0 || price === undefined
                    ? refund.gone
                    : refund.each({ price: words.staff.price(price), left })}
                </p>
              </div>
              {left === 0 ? null : (
                <Stepper
                  value={entry.pieces[position] ?? 0}
                  min={0}
                  max={left}
                  onChange={(pieces) => take(position, pieces)}
                  labels={{
                    quantity: refund.pieces({ name }),
                    decrease: refund.fewer({ name }),
                    increase: refund.more({ name }),
                  }}
                />
              )}
            </li>
          )
        })}
      </ul>
      <p className={styles.hint}>{refund.linesHint}</p>
      <p role="alert" className={styles.error}>
        {problem === 'lines-missing' ? refund.linesMissing : ''}
      </p>
    </>
  )
}

function Amount({ record, words, entry, problem, onChange }: RefundFieldsProps) {
  const { refund } = words.staff.records
  const price = words.staff.price(record.left.byAmount)
  const errors: Readonly<Record<EntryProblem, string | undefined>> = {
    'lines-missing': undefined,
    'amount-missing': refund.amountMissing,
    'amount-too-much': refund.amountTooMuch({ price }),
  }
  return (
    <TextField
      label={refund.amount}
      hint={refund.most({ price })}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      error={problem === undefined ? undefined : errors[problem]}
      value={entry.amount}
      onChange={({ currentTarget }) => onChange({ ...entry, amount: currentTarget.value })}
    />
  )
}
