import { useMemo } from 'react'
import type { Brand } from '../../src-domain/brand/brand.ts'
import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import { askedOptions } from '../../src-domain/menu/asked-options.ts'
import type { Menu, MenuItem } from '../../src-domain/menu/menu.ts'
import { DietFilter } from './diet-filter.tsx'
import { NotesField } from './notes-field.tsx'
import { offeredDiets } from './offered-diets.ts'
import { OptionArea } from './option-area.tsx'
import type { SheetState } from './sheet-state.ts'
import type { ItemTypes } from './theme-types.ts'
import type { ItemSheetActions } from './use-item-sheet.ts'

export interface ItemChoicesProps {
  readonly menu: Menu
  readonly brand: Brand
  readonly diningOption: DiningOption
  readonly types: ItemTypes
  readonly item: MenuItem
  readonly state: SheetState
  readonly refusals: number
  readonly actions: ItemSheetActions
  readonly diet: string | undefined
  readonly onDiet: (diet: string | undefined) => void
}

export function ItemChoices({ menu, brand, diningOption, types, item, state, actions, ...rest }: ItemChoicesProps) {
  const { ordering, images, themes } = brand
  const { refusals, diet: wanted, onDiet } = rest
  const options = useMemo(() => askedOptions(menu, item, ordering), [menu, item, ordering])
  const diets = useMemo(() => offeredDiets(menu, options), [menu, options])
  const diet = wanted !== undefined && diets.includes(wanted) ? wanted : undefined
  return (
    <>
      {diets.length === 0 ? null : <DietFilter diets={diets} diet={diet} onDiet={onDiet} />}
      {options.length === 0 ? null : (
        <OptionArea
          // Each item of a group has different tabs.
          key={item.id}
          menu={menu}
          rules={ordering}
          options={options}
          selections={state.draft.selections}
          shown={state.shown}
          replaced={state.replaced}
          diet={diet}
          types={types}
          placeholder={images.placeholder}
          actions={actions}
          openDrawers={state.drawers.length}
          optionTabs={themes.itemDetails.optionTabs}
          refusals={refusals}
        />
      )}
      {ordering.notes[diningOption] ? (
        <NotesField isKiosk={diningOption === 'kiosk'} notes={state.draft.notes} onNotes={actions.setNotes} />
      ) : null}
    </>
  )
}
