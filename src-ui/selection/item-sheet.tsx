import { useEffect, useMemo, useState } from 'react'
import type { Brand } from '../../src-domain/brand/brand.ts'
import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import type { Menu } from '../../src-domain/menu/menu.ts'
import type { ConfirmedItem } from '../../src-domain/selection/confirm-draft.ts'
import { draftPrice, type ItemDraft } from '../../src-domain/selection/item-draft.ts'
import { Alert } from '../design/alert.tsx'
import { Sheet } from '../design/sheet.tsx'
import { useContentLanguage } from '../messages/content-language.tsx'
import { useWords } from '../messages/words-context.tsx'
import { FullMessage } from './full-message.tsx'
import { GroupItems } from './group-items.tsx'
import { ItemAllergens } from './item-allergens.tsx'
import { ItemChoices } from './item-choices.tsx'
import { ItemFooter } from './item-footer.tsx'
import { ItemHeader } from './item-header.tsx'
import styles from './item-sheet.module.css'
import { NestedSheet } from './nested-sheet.tsx'
import { anchorOf, groupAt, groupItemsAnchor, jumpToGroup } from './option-anchor.ts'
import { errorSentence, whyNotOrdered } from './selection-words.ts'
import { generalError, type SheetState } from './sheet-state.ts'
import { itemTypes } from './theme-types.ts'
import { useItemSheet } from './use-item-sheet.ts'

export interface ItemSheetProps {
  readonly menu: Menu
  readonly brand: Brand
  readonly diningOption: DiningOption
  readonly draft: ItemDraft
  /** True if the sheet edits a cart line. */
  readonly isEdit: boolean
  readonly onConfirm: (item: ConfirmedItem) => void
  readonly onClose: () => void
}

/** Item sheet (MENU-22). */
export function ItemSheet(props: ItemSheetProps) {
  const { menu, brand, diningOption, isEdit, onClose } = props
  const words = useWords('ordering')
  const lang = useContentLanguage()
  const { close } = useWords('common')
  const { state, actions, refusals } = useItemSheet({ ...props, rules: brand.ordering })
  const { draft, shown, drawers } = state
  const types = useMemo(() => itemTypes(brand.themes.itemDetails), [brand])
  const [diet, setDiet] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: jumps once per refused submit, not on later changes
  useEffect(() => {
    if (refusals > 0) jumpToFirstError(state)
  }, [refusals])
  const item = draft.item === undefined ? undefined : menu.items.get(draft.item)
  const group = draft.isGroup ? menu.groups.get(draft.group) : undefined
  const price = words.price(draftPrice(menu, draft).totalPrice)
  const general = generalError(state)
  const { placeholder } = brand.images
  const { selections } = draft
  const list = {
    menu,
    rules: brand.ordering,
    selections,
    shown,
    replaced: state.replaced,
    diet,
    types,
    placeholder,
    actions,
    openDrawers: drawers.length,
  }
  const label = isEdit ? words.saveFor({ price }) : words.addFor({ price })
  const name = item?.name ?? group?.name ?? ''
  return (
    <>
      <Sheet
        title={name}
        titleLang={lang}
        closeLabel={close}
        onClose={onClose}
        tall
        footer={
          <ItemFooter
            type={types.footer}
            name={name}
            quantity={draft.quantity}
            label={shown.length > 0 ? words.checkSelections : label}
            isWrong={shown.length > 0}
            whyNot={item === undefined ? undefined : whyNotOrdered(words, item)}
            onQuantity={actions.setQuantity}
            onSubmit={actions.submit}
          />
        }
      >
        <div className={item !== undefined && types.isFixed ? styles.itemFixed : styles.item}>
          {item === undefined ? null : (
            <ItemHeader menu={menu} item={item} placeholder={placeholder} type={types.header} isFixed={types.isFixed} />
          )}
          <div className={styles.content}>
            {item === undefined ? null : <ItemAllergens menu={menu} item={item} selections={selections} />}
            {general === undefined ? null : <Alert kind="danger">{errorSentence(words, general)}</Alert>}
            {group === undefined ? null : (
              <GroupItems
                menu={menu}
                group={group}
                picked={draft.item}
                isWrong={shown.some(({ message }) => message._tag === 'ItemNotChosen')}
                type={types.subgroups}
                placeholder={placeholder}
                onPick={actions.pick}
              />
            )}
            {item === undefined ? null : (
              <ItemChoices
                {...{ menu, brand, diningOption, types, item, state, refusals, actions, diet }}
                onDiet={setDiet}
              />
            )}
          </div>
        </div>
        <FullMessage full={drawers.length > 0 ? undefined : state.full} />
      </Sheet>
      {drawers.map((drawer, at) => (
        <NestedSheet
          key={drawer.path.map((step) => `${step.option}/${step.item}`).join('/')}
          {...list}
          sortsByWeight={brand.ordering.optionWeightedSort}
          drawer={drawer}
          full={at === drawers.length - 1 ? state.full : undefined}
        />
      ))}
    </>
  )
}

function jumpToFirstError({ shown }: SheetState): void {
  const first = shown[0]
  if (first === undefined) return
  const group = groupAt(first.path.length === 0 ? groupItemsAnchor : anchorOf(first.path))
  if (group === null) return
  jumpToGroup(group)
  group.querySelector('input')?.focus({ preventScroll: true })
}
