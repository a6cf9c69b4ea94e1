import { choiceWords, type DescribedLine } from '../../src-domain/cart/describe-line.ts'
import { Icon } from '../design/icon.tsx'
import { Money } from '../design/money.tsx'
import { viewClass } from '../design/view.ts'
import { VisuallyHidden } from '../design/visually-hidden.tsx'
import { AllergenText } from '../menu/allergen-text.tsx'
import { useContentLanguage } from '../messages/content-language.tsx'
import { totalKey, totalLabel } from '../messages/total-label.ts'
import { useWords } from '../messages/words-context.tsx'
import styles from './confirmation.module.css'
import type { ConfirmationView } from './confirmation-view.ts'
import panel from './panel.module.css'

export type ReceiptView = Pick<ConfirmationView, 'lines' | 'packed' | 'totals' | 'refunded' | 'payment'>

export interface ReceiptProps {
  readonly view: ReceiptView
  /** Totals are always visible. */
  readonly isFolded: boolean
}

/** Lines and totals (CONF-02). */
export function Receipt({ view, isFolded }: ReceiptProps) {
  const words = useWords('order')
  const lines = (
    <>
      <Lines lines={view.lines} />
      {view.packed.length === 0 ? null : (
        <>
          <h3 className={styles.quiet}>{words.packing}</h3>
          <Lines lines={view.packed} />
        </>
      )}
    </>
  )
  return (
    <section className={`${viewClass('panel')} ${panel.panel}`}>
      <h2 className={panel.title}>{words.items}</h2>
      {isFolded ? (
        <details className={styles.folded}>
          <summary>{words.showLines({ count: view.lines.reduce((sum, { quantity }) => sum + quantity, 0) })}</summary>
          {lines}
        </details>
      ) : (
        lines
      )}
      <Totals view={view} />
    </section>
  )
}

function Lines({ lines }: { readonly lines: readonly DescribedLine[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a placed order never changes
        <Line key={`${line.name}/${index}`} line={line} />
      ))}
    </ul>
  )
}

function Line({ line }: { readonly line: DescribedLine }) {
  const words = useWords('order')
  const lang = useContentLanguage()
  return (
    <li className={styles.line}>
      <div className={styles.row}>
        <strong lang={lang}>{words.lineCount({ name: line.name, count: line.quantity })}</strong>
        <Money amount={line.total} />
      </div>
      {line.modifiers.length === 0 ? null : (
        <ul className={styles.modifiers}>
          {line.modifiers.map((one, at) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: one modifier may stand at several depths, and rows never move
              key={`${one.option}/${one.item}/${at}`}
              className={one.depth === 0 ? undefined : styles.inner}
              lang={lang}
            >
              {choiceWords(one)}
              {one.price === undefined || one.price === 0 ? null : ` ${words.plus({ price: words.price(one.price) })}`}
            </li>
          ))}
        </ul>
      )}
      {line.allergens === undefined ? null : (
        <AllergenText facts={line.allergens} words={words.allergens} className={styles.quiet} />
      )}
      {line.notes === '' ? null : <p className={styles.quiet}>{words.notesOf({ notes: line.notes })}</p>}
    </li>
  )
}

function Totals({ view }: { readonly view: ReceiptView }) {
  const words = useWords('order')
  return (
    <>
      <h3 className={styles.only}>
        <VisuallyHidden>{words.totals}</VisuallyHidden>
      </h3>
      <dl className={styles.totals}>
        {view.totals.map((line) =>
          line._tag === 'NotYetKnown' ? null : (
            <div key={totalKey(line)} className={`${styles.row} ${styles[line._tag] ?? ''}`}>
              <dt>{totalLabel(words, line)}</dt>
              <dd>
                <Money amount={line.amount} />
              </dd>
            </div>
          ),
        )}
        {view.refunded === undefined ? null : (
          <div className={styles.row}>
            <dt>{words.refunded}</dt>
            <dd>
              <Money amount={view.refunded} />
            </dd>
          </div>
        )}
      </dl>
      {view.payment === undefined ? null : (
        <p className={styles.payment}>
          <Icon name="card" small />
          {view.payment}
        </p>
      )}
    </>
  )
}
