import { Alert } from '../design/alert.tsx'
import { Money } from '../design/money.tsx'
import { AllergenText } from '../menu/allergen-text.tsx'
import { useContentLanguage } from '../messages/content-language.tsx'
import { useWords } from '../messages/words-context.tsx'
import { QuantityStepper } from '../selection/quantity-stepper.tsx'
import styles from './cart-line-row.module.css'
import type { CartLineView } from './cart-view.ts'
import { LineModifiers } from './line-modifiers.tsx'

export interface CartLineRowProps {
  readonly line: CartLineView
  readonly onQuantity: (quantity: number) => void
  readonly onEdit: () => void
  readonly onRemove: () => void
}

export function CartLineRow({ line, onQuantity, onEdit, onRemove }: CartLineRowProps) {
  const words = useWords('ordering')
  const common = useWords('common')
  const lang = useContentLanguage()
  const { name, described, problem, canEdit } = line
  return (
    <li className={styles.line}>
      <img className={styles.picture} src={line.picture} alt="" width="72" height="72" loading="lazy" />
      <div className={styles.main}>
        <div className={styles.head}>
          <h3 className={styles.name} lang={lang}>
            {canEdit ? name : <s>{name}</s>}
          </h3>
          <strong>
            <Money amount={described.total} />
          </strong>
        </div>
        <p className={styles.unit}>
          {words.unitTimes({ price: words.price(described.unitPrice), count: described.quantity })}
        </p>
        <LineModifiers modifiers={described.modifiers} />
        {described.allergens === undefined ? null : (
          <AllergenText facts={described.allergens} words={words.allergens} className={styles.allergens} />
        )}
        {described.notes === '' ? null : <p className={styles.notes}>{words.notesOf({ notes: described.notes })}</p>}
        {problem === undefined ? null : <Alert kind="info">{problem}</Alert>}
      </div>
      <div className={styles.actions}>
        {canEdit ? <QuantityStepper name={name} quantity={described.quantity} onQuantity={onQuantity} /> : null}
        {canEdit ? (
          <button type="button" className={styles.action} aria-label={words.editLine({ name })} onClick={onEdit}>
            {common.edit}
          </button>
        ) : null}
        <button type="button" className={styles.action} aria-label={words.removeLine({ name })} onClick={onRemove}>
          {common.remove}
        </button>
      </div>
    </li>
  )
}
