import { mostOfOne } from '../../src-domain/selection/quantity.ts'
import { Button } from '../design/button.tsx'
import { Stepper } from '../design/stepper.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './item-footer.module.css'
import type { FooterType } from './theme-types.ts'

export interface ItemFooterProps {
  readonly type: FooterType
  readonly name: string
  readonly quantity: number
  /** What the button says: the running total, or that something is to be checked (SEL-27). */
  readonly label: string
  readonly isWrong: boolean
  readonly isSoldOut: boolean
  readonly onQuantity: (quantity: number) => void
  readonly onSubmit: () => void
}

/** How many, and the button that says what they cost (MENU-30). */
export function ItemFooter(footer: ItemFooterProps) {
  const { type, name, quantity, label, isWrong, isSoldOut, onQuantity, onSubmit } = footer
  const common = useWords('common')
  const words = useWords('ordering')
  return (
    <div className={`${styles.footer} ${styles[type.drawing]}`}>
      {type.drawing === 'stack' ? (
        <span className={styles.caption} aria-hidden="true">
          {words.quantity}
        </span>
      ) : null}
      <Stepper
        value={quantity}
        max={mostOfOne}
        onChange={onQuantity}
        labels={{
          increase: common.increase({ name }),
          decrease: common.decrease({ name }),
          quantity: common.quantityOf({ name }),
          most: words.quantityMost({ most: mostOfOne }),
        }}
      />
      <Button
        wide
        className={isWrong ? styles.check : undefined}
        aria-disabled={isSoldOut || undefined}
        onClick={isSoldOut ? undefined : onSubmit}
      >
        {isSoldOut ? words.soldOut : label}
      </Button>
    </div>
  )
}
