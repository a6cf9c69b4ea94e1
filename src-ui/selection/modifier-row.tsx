import { useId } from 'react'
import { formatPrice } from '../../src-domain/money/format-price.ts'
import { useWords } from '../messages/words-context.tsx'
import styles from './modifier-row.module.css'
import { type RowFacts, rowNotes } from './modifier-row-view.ts'

/** One modifier: its input, words and price, and the way into what is nested in it. */
export const ModifierRow = (row: RowFacts) => {
  const words = useWords('ordering')
  const id = useId()
  const { item, modifier, isHeldBack, asks, input, reopen } = row.choice
  const notes = rowNotes(words, row)
  const hasInside = notes.some(({ kind }) => kind === 'inside')
  return (
    <div className={isHeldBack || !item.isAvailable ? `${styles.row} ${styles.faint}` : styles.row}>
      <label className={styles.label}>
        <input
          {...input}
          className={styles.input}
          aria-describedby={notes.map(({ kind }) => `${id}-${kind}`).join(' ') || undefined}
        />
        <span className={styles.name}>{item.name}</span>
        {row.facts.showsPrices && item.price !== 0 ? (
          <span className={styles.price}>{words.plus({ price: formatPrice(item.price) })}</span>
        ) : null}
      </label>
      {notes.map(({ kind, text }) => (
        <p key={kind} id={`${id}-${kind}`} className={styles[kind]}>
          {text}
        </p>
      ))}
      {asks && modifier !== undefined ? (
        <button
          type="button"
          className={styles.open}
          aria-label={words.customise({ name: item.name })}
          onClick={reopen}
        >
          {hasInside ? words.changeShort : words.customiseShort}
        </button>
      ) : null}
    </div>
  )
}
