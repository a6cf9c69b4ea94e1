import { entriesOf } from '../../src-domain/menu/listed-groups.ts'
import type { Menu, MenuGroup } from '../../src-domain/menu/menu.ts'
import { ChoiceRow } from '../design/choice-row.tsx'
import { Icon } from '../design/icon.tsx'
import { Money } from '../design/money.tsx'
import { useWords } from '../messages/words-context.tsx'
import { groupItemsDomId } from './option-dom-id.ts'
import styles from './option-group.module.css'

export interface GroupItemsProps {
  readonly menu: Menu
  readonly group: MenuGroup
  readonly picked: string | undefined
  readonly isWrong: boolean
  readonly onPick: (item: string) => void
}

/** A group is opened by picking one of its items first (MENU-32). */
export const GroupItems = ({ menu, group, picked, isWrong, onPick }: GroupItemsProps) => {
  const words = useWords('ordering')
  const { required } = useWords('common')
  const items = entriesOf(menu, group, { flattenSubgroups: true }).flatMap((entry) =>
    entry._tag === 'Item' ? [entry.item] : [],
  )
  return (
    <fieldset
      id={groupItemsDomId}
      className={isWrong ? `${styles.group} ${styles.wrong}` : styles.group}
      aria-describedby={`${groupItemsDomId}-rule`}
    >
      <legend className={styles.legend}>
        <span className={styles.name}>{words.pickOne({ name: group.name })}</span>{' '}
        <span className={styles.required}>{required}</span>
      </legend>
      <p className={isWrong ? styles.error : styles.rule} id={`${groupItemsDomId}-rule`}>
        {isWrong ? <Icon name="alert" small /> : null}
        {isWrong ? words.selectionEmpty : words.pickFirst}
      </p>
      <div className={styles.rows}>
        {items.map((item) => (
          <ChoiceRow
            key={item.id}
            kind="radio"
            name={groupItemsDomId}
            label={item.name}
            note={item.isAvailable ? undefined : words.soldOut}
            disabled={!item.isAvailable}
            end={<Money amount={item.price} />}
            checked={picked === item.id}
            onChange={() => onPick(item.id)}
          />
        ))}
      </div>
    </fieldset>
  )
}
