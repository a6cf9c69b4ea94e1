import { useId } from 'react'
import { entriesOf } from '../../src-domain/menu/listed-groups.ts'
import type { Menu, MenuGroup } from '../../src-domain/menu/menu.ts'
import { isOrderable } from '../../src-domain/menu/orderability.ts'
import { pictureOf } from '../../src-domain/menu/picture.ts'
import { formatPrice } from '../../src-domain/money/format-price.ts'
import { Icon } from '../design/icon.tsx'
import { useWords } from '../messages/words-context.tsx'
import { ChoiceDrawing, cellsClass } from './choice-drawing.tsx'
import styles from './option-group.module.css'
import { groupItemsPlace } from './option-place.ts'
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

/** A group is opened by picking one of its items first (MENU-32). */
export const GroupItems = ({ menu, group, picked, isWrong, type, placeholder, onPick }: GroupItemsProps) => {
  const words = useWords('ordering')
  const { required } = useWords('common')
  const id = useId()
  const items = entriesOf(menu, group, { flattenSubgroups: true }).flatMap((entry) =>
    entry._tag === 'Item' ? [entry.item] : [],
  )
  return (
    <fieldset
      data-place={groupItemsPlace}
      className={isWrong ? `${styles.group} ${styles.wrong}` : styles.group}
      aria-describedby={`${id}-rule`}
    >
      <legend className={styles.legend}>
        <span className={styles.name}>{words.pickOne({ name: group.name })}</span>{' '}
        <span className={styles.required}>{required}</span>
      </legend>
      <p className={isWrong ? styles.error : styles.rule} id={`${id}-rule`}>
        {isWrong ? <Icon name="alert" small /> : null}
        {isWrong ? words.selectionEmpty : words.pickFirst}
      </p>
      <div className={cellsClass(type)}>
        {items.map((item) => {
          const isGone = !isOrderable(menu, item)
          return (
            <ChoiceDrawing
              key={item.id}
              type={type}
              name={item.name}
              price={isGone ? words.soldOut : formatPrice(item.price)}
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
