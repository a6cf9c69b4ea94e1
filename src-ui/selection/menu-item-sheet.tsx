import { useMemo } from 'react'
import type { Brand } from '../../src-domain/brand/brand.ts'
import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import type { Menu } from '../../src-domain/menu/menu.ts'
import type { MenuState } from '../../src-domain/menu/menu-state.ts'
import type { ConfirmedItem } from '../../src-domain/selection/confirm-draft.ts'
import { type ItemDraft, openGroup, openItem } from '../../src-domain/selection/item-draft.ts'
import { Alert } from '../design/alert.tsx'
import { Button } from '../design/button.tsx'
import { Sheet } from '../design/sheet.tsx'
import { Skeleton } from '../design/skeleton.tsx'
import { MenuFailure } from '../menu/menu-failure.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './item-sheet.module.css'
import { ItemSheet } from './item-sheet.tsx'

export interface MenuItemSheetProps {
  readonly menu: MenuState
  readonly brand: Brand
  readonly diningOption: DiningOption
  readonly groupId: string
  /** Id of an item, or of a group to choose from (MENU-32). */
  readonly itemId: string
  readonly onConfirm: (item: ConfirmedItem) => void
  readonly onRetry: () => void
  readonly onClose: () => void
}

export function MenuItemSheet({ menu, groupId, itemId, onRetry, ...sheet }: MenuItemSheetProps) {
  const words = useWords('ordering')
  const { close, retry, backToMenu } = useWords('common')
  const draft = useMemo(
    () => (menu._tag === 'Ready' ? draftOf(menu.menu, groupId, itemId) : undefined),
    [menu, groupId, itemId],
  )
  if (menu._tag === 'Ready' && draft !== undefined) {
    return <ItemSheet {...sheet} menu={menu.menu} draft={draft} isEdit={false} />
  }
  if (menu._tag === 'Loading') {
    return (
      <Sheet title={words.itemLoading} closeLabel={close} onClose={sheet.onClose} tall hideTitle>
        <Skeleton shape="block" />
        <div className={styles.content}>
          <Skeleton shape="line" />
          <Skeleton shape="short" />
          <Skeleton shape="bar" />
          <Skeleton shape="bar" />
        </div>
      </Sheet>
    )
  }
  const isGone = menu._tag === 'Ready'
  return (
    <Sheet title={words.sorry} closeLabel={close} onClose={sheet.onClose}>
      <div className={styles.content}>
        {menu._tag === 'Failed' ? <MenuFailure menu={menu} /> : <Alert kind="danger">{words.itemGone}</Alert>}
        <Button onClick={isGone ? sheet.onClose : onRetry}>{isGone ? backToMenu : retry}</Button>
      </div>
    </Sheet>
  )
}

function draftOf(menu: Menu, groupId: string, itemId: string): ItemDraft | undefined {
  if (menu.items.has(itemId)) return openItem(menu, groupId, itemId)
  return menu.groups.has(itemId) ? openGroup(itemId) : undefined
}
