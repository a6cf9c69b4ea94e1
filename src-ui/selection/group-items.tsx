import { useId } from 'react'
import { entriesOf } from '../../src-domain/menu/listed-groups.ts'
import { listedPrice } from '../../src-domain/menu/listed-price.ts'
import type { Menu, MenuGroup } from '../../src-domain/menu/menu.ts'
import { minOf } from '../../src-domain/menu/option-bounds.ts'
import { isOrderable } from '../../src-domain/menu/orderability.ts'
import { pictureOf } from '../../src-domain/menu/picture.ts'
import { Icon } from '../design/icon.tsx'
import { useWords } from '../messages/words-context.tsx'
import { ChoiceDrawing, cellsClass } from './choice-drawing.tsx'
import { groupItemsAnchor } from './option-anchor.ts'
import styles from './option-group.module.css'
import { whyNotOrdered } from './selection-words.ts'
import type { RowType } from './theme-types.ts'

export interface GroupItemsProps {
  readonly menu: Menu
  readonly group: MenuGroup
  readonly picked: string | undefined
  readonly isWrong: boolean
  readonly type: RowType
  readonly placeholder: string
  readonly onPick: (item: string) => void
}

/**
 * Items of a group, of which the customer first chooses one (MENU-32). Before that, the title says 'Select 1' (SEL-23,
 * SEL-32, SEL-34).
 */
export function GroupItems({ menu, group, picked, isWrong, type, placeholder, onPick }: GroupItemsProps) {
  const words = useWords('ordering')
  const { required } = useWords('common')
  const id = useId()
  const min = minOf(group)
  const items = entriesOf(menu, group, { flattenSubgroups: true }).flatMap((entry) =>
    entry._tag === 'Item' ? [entry.item] : [],
  )
  return (
    <fieldset
      data-anchor={groupItemsAnchor}
      className={isWrong ? `${styles.group} ${styles.wrong}` : styles.group}
      aria-describedby={isWrong ? `${id}-error ${id}-rule` : `${id}-rule`}
    >
      <legend className={styles.legend}>
        <span className={styles.name}>{words.pickOne({ name: group.name })}</span>{' '}
        <span className={isWrong ? styles.selectOne : styles.required}>{isWrong ? words.selectOne : required}</span>
      </legend>
      <p className={styles.rule} id={`${id}-rule`}>
        {isWrong && min > 0 ? words.groupMin({ groupMin: min }) : words.pickFirst}
      </p>
      {isWrong ? (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="alert" small />
          {words.selectionEmpty}
        </p>
      ) : null}
      <div className={cellsClass(type)}>
        {items.map((item) => {
          const isGone = !isOrderable(menu, item)
          const { price, isFrom } = listedPrice(menu, item)
          return (
            <ChoiceDrawing
              key={item.id}
              type={type}
              name={item.name}
              price={
                isGone
                  ? (whyNotOrdered(words, item) ?? words.soldOut)
                  : isFrom
                    ? words.from({ price: words.price(price) })
                    : words.price(price)
              }
              picture={pictureOf(item.images, placeholder)}
              isFaint={isGone}
              input={{
                type: 'radio',
                name: id,
                disabled: isGone,
                checked: picked === item.id,
                onChange: () => onPick(item.id),
              }}
            />
          )
        })}
      </div>
    </fieldset>
  )
}
