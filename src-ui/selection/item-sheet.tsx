import { useEffect } from 'react'
import type { Brand } from '../../src-domain/brand/brand.ts'
import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import type { Menu } from '../../src-domain/menu/menu.ts'
import { formatPrice } from '../../src-domain/money/format-price.ts'
import type { ConfirmedItem } from '../../src-domain/selection/confirm-draft.ts'
import { draftPrice, type ItemDraft } from '../../src-domain/selection/item-draft.ts'
import { Alert } from '../design/alert.tsx'
import { Sheet } from '../design/sheet.tsx'
import { useWords } from '../messages/words-context.tsx'
import { GroupItems } from './group-items.tsx'
import { ItemFooter } from './item-footer.tsx'
import { ItemHeader } from './item-header.tsx'
import styles from './item-sheet.module.css'
import { NestedSheet } from './nested-sheet.tsx'
import { NotesField } from './notes-field.tsx'
import { groupItemsDomId, optionDomId } from './option-dom-id.ts'
import { OptionList } from './option-list.tsx'
import { errorSentence } from './selection-words.ts'
import type { SheetState } from './sheet-state.ts'
import { useItemSheet } from './use-item-sheet.ts'

export interface ItemSheetProps {
  readonly menu: Menu
  readonly brand: Brand
  readonly diningOption: DiningOption
  readonly draft: ItemDraft
  /** A line of the cart is being changed. */
  readonly isEdit: boolean
  readonly onConfirm: (item: ConfirmedItem) => void
  readonly onClose: () => void
}

const jumpToFirstError = ({ shown }: SheetState): void => {
  const first = shown[0]
  if (first === undefined) return
  const group = document.getElementById(first.path.length === 0 ? groupItemsDomId : optionDomId(first.path))
  group?.scrollIntoView({ block: 'start' })
  group?.querySelector('input')?.focus({ preventScroll: true })
}

/** An item opened for choosing (MENU-22): picture, header, option groups, notes, footer. */
export const ItemSheet = ({
  menu,
  brand,
  diningOption,
  draft: initial,
  isEdit,
  onConfirm,
  onClose,
}: ItemSheetProps) => {
  const words = useWords('ordering')
  const { close } = useWords('common')
  const rules = brand.ordering
  const { state, actions, refusals } = useItemSheet({ menu, rules, draft: initial, onConfirm })
  const { draft, shown, drawers, full } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: a jump belongs to the press, not to every later change
  useEffect(() => {
    if (refusals > 0) jumpToFirstError(state)
  }, [refusals])
  const item = draft.item === undefined ? undefined : menu.items.get(draft.item)
  const group = draft.isGroup ? menu.groups.get(draft.group) : undefined
  const name = item?.name ?? group?.name ?? ''
  const price = formatPrice(draftPrice(menu, draft).totalPrice)
  const general = shown.find(({ path, message }) => path.length === 0 && message._tag !== 'ItemNotChosen')
  const list = {
    menu,
    rules,
    sortsByWeight: brand.ordering.optionWeightedSort,
    selections: draft.selections,
    shown,
    actions,
  }
  const label = isEdit ? words.saveFor({ price }) : words.addFor({ price })
  return (
    <>
      <Sheet
        title={name}
        closeLabel={close}
        onClose={onClose}
        tall
        footer={
          <ItemFooter
            name={name}
            quantity={draft.quantity}
            label={shown.length > 0 ? words.checkSelections : label}
            isWrong={shown.length > 0}
            isSoldOut={item !== undefined && !item.isAvailable}
            onQuantity={actions.setQuantity}
            onSubmit={actions.submit}
          />
        }
      >
        {item === undefined ? null : <ItemHeader item={item} placeholder={brand.images.placeholder} />}
        <div className={styles.content}>
          {general === undefined ? null : <Alert kind="danger">{errorSentence(words, general)}</Alert>}
          {group === undefined ? null : (
            <GroupItems
              menu={menu}
              group={group}
              picked={draft.item}
              isWrong={shown.some(({ message }) => message._tag === 'ItemNotChosen')}
              onPick={actions.pick}
            />
          )}
          {item === undefined ? null : <OptionList {...list} item={item.id} within={[]} />}
          {item !== undefined && brand.ordering.notes[diningOption] ? (
            <NotesField isKiosk={diningOption === 'kiosk'} notes={draft.notes} onNotes={actions.setNotes} />
          ) : null}
        </div>
        <div role="status" className={styles.message}>
          {full === undefined || drawers.length > 0
            ? null
            : words.maxSelected({ name: full.optionName, max: full.max })}
        </div>
      </Sheet>
      {drawers.map((drawer) => (
        <NestedSheet
          key={drawer.path.map((step) => `${step.option}/${step.item}`).join('/')}
          {...list}
          drawer={drawer}
        />
      ))}
    </>
  )
}
