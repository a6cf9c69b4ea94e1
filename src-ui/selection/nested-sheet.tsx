import { useMemo } from 'react'
import { askedOptions } from '../../src-domain/menu/asked-options.ts'
import type { OptionFull } from '../../src-domain/selection/choose.ts'
import type { NestedDrawer } from '../../src-domain/selection/nested-drawer.ts'
import { Button } from '../design/button.tsx'
import { Sheet } from '../design/sheet.tsx'
import { useWords } from '../messages/words-context.tsx'
import { FullMessage } from './full-message.tsx'
import styles from './item-sheet.module.css'
import { OptionList, type OptionListProps } from './option-list.tsx'

export interface NestedSheetProps extends Omit<OptionListProps, 'options' | 'within'> {
  readonly sortsByWeight: boolean
  readonly drawer: NestedDrawer
  readonly full: OptionFull | undefined
}

/** Options of a chosen modifier in their own drawer. Closing without saving reverts the choice (MENU-31, SEL-15). */
export function NestedSheet({ drawer, sortsByWeight, full, ...list }: NestedSheetProps) {
  const words = useWords('ordering')
  const { close, cancel } = useWords('common')
  const modifier = drawer.path.at(-1)
  const item = modifier === undefined ? undefined : list.menu.items.get(modifier.item)
  const options = useMemo(
    () => (item === undefined ? [] : askedOptions(list.menu, item, { optionWeightedSort: sortsByWeight })),
    [list.menu, item, sortsByWeight],
  )
  if (item === undefined) return null
  return (
    <Sheet
      title={words.nestedTitle({ name: item.name })}
      closeLabel={close}
      onClose={list.actions.closeDrawer}
      fromBelow
      footer={
        <div className={styles.pair}>
          <Button kind="secondary" onClick={list.actions.closeDrawer}>
            {cancel}
          </Button>
          <Button wide onClick={list.actions.saveDrawer}>
            {words.saveChoice}
          </Button>
        </div>
      }
    >
      <div className={styles.content}>
        <OptionList {...list} options={options} within={drawer.path} />
      </div>
      <FullMessage full={full} />
    </Sheet>
  )
}
