import type { Menu, MenuOption } from '../../src-domain/menu/menu.ts'
import { isBox } from '../../src-domain/menu/option-bounds.ts'
import type { SharedFacts } from '../../src-domain/menu/shared-facts.ts'
import { cellsClass } from './choice-drawing.tsx'
import { ModifierRow } from './modifier-row.tsx'
import { PieceRow } from './piece-row.tsx'
import type { ItemTypes } from './theme-types.ts'
import { rowHeight } from './use-gradual-rendering.ts'
import type { OptionGroupState } from './use-option-group.ts'

export interface GroupChoicesProps {
  readonly menu: Menu
  readonly option: MenuOption
  readonly group: OptionGroupState
  readonly facts: SharedFacts
  /** Ids of modifiers with nested errors, joined as text. */
  readonly wrongInside: string
  readonly types: Pick<ItemTypes, 'rows'>
  readonly isLong: boolean
  readonly placeholder: string
}

const noPieces = { count: 0, most: 0 }

/** Choices of a group: a count for each in a box, else inputs in the brand's drawing. */
export function GroupChoices({
  menu,
  option,
  group,
  facts,
  wrongInside,
  types,
  isLong,
  placeholder,
}: GroupChoicesProps) {
  const { choices, hands, max } = group
  const wrong: readonly unknown[] = wrongInside === '' ? [] : JSON.parse(wrongInside)
  if (isBox(option)) {
    return choices.map(({ item, price, pieces = noPieces }) => (
      <PieceRow key={item.id} {...{ menu, item, price, facts, placeholder, hands }} {...pieces} type={types.rows} />
    ))
  }
  return (
    <div
      className={cellsClass(types.rows, isLong)}
      style={isLong ? { containIntrinsicBlockSize: `auto ${choices.length * rowHeight}px` } : undefined}
    >
      {choices.map(({ pieces: _, ...choice }) => (
        <ModifierRow
          key={choice.item.id}
          {...choice}
          {...{ menu, facts, max, hands, placeholder }}
          isWrongInside={choice.modifier !== undefined && wrong.includes(choice.item.id)}
          type={types.rows}
        />
      ))}
    </div>
  )
}
