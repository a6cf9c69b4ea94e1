import { type ReactNode, useMemo, useState } from 'react'
import { listed } from '../../src-domain/menu/listed.ts'
import type { Menu } from '../../src-domain/menu/menu.ts'
import { openItem } from '../../src-domain/selection/item-draft.ts'
import { useWords } from '../messages/words-context.tsx'
import { GroupItems } from '../selection/group-items.tsx'
import { ItemFooter } from '../selection/item-footer.tsx'
import { NestedSheet } from '../selection/nested-sheet.tsx'
import { OptionList } from '../selection/option-list.tsx'
import { OptionTabs } from '../selection/option-tabs.tsx'
import type { FooterType, ItemTypes, RowType, TabsType } from '../selection/theme-types.ts'
import { useItemSheet } from '../selection/use-item-sheet.ts'
import styles from './gallery.module.css'
import { galleryErrors, galleryGroup, gallerySelections } from './gallery-menu.ts'

export function Frame({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <article className={styles.frame} data-specimen={name} aria-label={name}>
      <h3 className={styles.name}>{name}</h3>
      {children}
    </article>
  )
}

export interface SpecimenProps {
  readonly menu: Menu
  readonly types: ItemTypes
  readonly placeholder: string
  readonly options: readonly string[]
}

function confirms() {
  return undefined
}

/** Shows a brand that rejects choices beyond the maximum. */
export function GroupSpecimen({ menu, types, placeholder, options: ids }: SpecimenProps) {
  const rules = useMemo(() => ({ notReplaceMod: true }), [])
  const draft = useMemo(() => ({ ...openItem(menu, galleryGroup, 'ramen'), selections: gallerySelections }), [menu])
  const { state, actions } = useItemSheet({ menu, rules, draft, onConfirm: confirms })
  const options = useMemo(() => listed(ids, menu.options), [ids, menu])
  const { selections } = state.draft
  const shown = selections.has('missing') ? state.shown : [...galleryErrors, ...state.shown]
  const list = {
    menu,
    rules,
    selections,
    shown,
    replaced: state.replaced,
    diet: undefined,
    types,
    placeholder,
    actions,
    openDrawers: state.drawers.length,
  }
  return (
    <div className={styles.padded}>
      <OptionList {...list} options={options} within={none} />
      {state.drawers.map((drawer, at) => (
        <NestedSheet
          key={JSON.stringify(drawer.path)}
          {...list}
          sortsByWeight={false}
          drawer={drawer}
          full={at === state.drawers.length - 1 ? state.full : undefined}
        />
      ))}
    </div>
  )
}

const none: readonly [] = []

export function TabsSpecimen({ type }: { readonly type: TabsType }) {
  const [active, setActive] = useState(1)
  const names = ['Noodles', 'Toppings', 'Sauces', 'On the side']
  return (
    <div className={styles.padded}>
      <OptionTabs
        tabs={names.map((tabName) => ({ tabName, options: [] }))}
        active={active}
        states={names.map((_, at) => ({ count: at, isDue: at === 2, isWrong: at === 0 }))}
        type={type}
        onChange={setActive}
        anchor="gallery"
      >
        <p>{names[active]}</p>
      </OptionTabs>
    </div>
  )
}

export function FooterSpecimen({ type }: { readonly type: FooterType }) {
  const words = useWords('ordering')
  const [quantity, setQuantity] = useState(2)
  const state = (name: string, label: string, isWrong: boolean, whyNot?: string) => (
    <ItemFooter {...{ type, name, quantity, label, isWrong, whyNot }} onQuantity={setQuantity} onSubmit={confirms} />
  )
  return (
    <div className={styles.padded}>
      {state('Charcoal ramen', 'Add to cart · $29.00', false)}
      {state('Tea egg', 'Oops! Please check your selections!', true)}
      {state('Cold soba', '', false, words.soldOut)}
    </div>
  )
}

export interface SubgroupsSpecimenProps {
  readonly menu: Menu
  readonly type: RowType
  readonly placeholder: string
}

export function SubgroupsSpecimen({ menu, type, placeholder }: SubgroupsSpecimenProps) {
  const [picked, setPicked] = useState<string>()
  const group = menu.groups.get(galleryGroup)
  if (group === undefined) return null
  return (
    <div className={styles.padded}>
      {[true, false].map((isWrong) => (
        <GroupItems
          key={String(isWrong)}
          {...{ menu, group, type, placeholder, isWrong }}
          picked={isWrong ? undefined : (picked ?? 'ramen')}
          onPick={setPicked}
        />
      ))}
    </div>
  )
}
