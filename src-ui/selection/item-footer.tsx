import { Button } from '../design/button.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './item-footer.module.css'
import { QuantityStepper } from './quantity-stepper.tsx'
import type { FooterType } from './theme-types.ts'

export interface ItemFooterProps {
  readonly type: FooterType
  readonly name: string
  readonly quantity: number
  /** Total, or a request to fix the errors (SEL-27). */
  readonly label: string
  readonly isWrong: boolean
  /** Why the item cannot be ordered, instead of the label. */
  readonly whyNot?: string | undefined
  readonly onQuantity: (quantity: number) => void
  readonly onSubmit: () => void
}

/** Quantity and total (MENU-30). */
export function ItemFooter(footer: ItemFooterProps) {
  const { type, name, quantity, label, isWrong, whyNot, onQuantity, onSubmit } = footer
  const words = useWords('ordering')
  return (
    <div className={`${styles.footer} ${styles[type.drawing]}`}>
      {type.drawing === 'stack' ? (
        <span className={styles.caption} aria-hidden="true">
          {words.quantity}
        </span>
      ) : null}
      <QuantityStepper {...{ name, quantity, onQuantity }} />
      <Button
        wide
        className={isWrong ? styles.check : undefined}
        aria-disabled={whyNot === undefined ? undefined : true}
        onClick={whyNot === undefined ? onSubmit : undefined}
      >
        {whyNot ?? label}
      </Button>
    </div>
  )
}
