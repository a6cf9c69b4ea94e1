import { useEffect, useRef, useState } from 'react'
import type { Menu } from '../../src-domain/menu/menu.ts'
import type { Choice } from '../../src-domain/selection/choose.ts'
import { type ConfirmedItem, confirmDraft } from '../../src-domain/selection/confirm-draft.ts'
import { type ItemDraft, withNotes, withQuantity } from '../../src-domain/selection/item-draft.ts'
import type { ChoosingRules } from '../../src-domain/selection/option-kind.ts'
import * as sheet from './sheet-state.ts'

/** SEL-35, in milliseconds. */
const messageStays = 5_000

export interface ItemSheetNeeds {
  readonly menu: Menu
  readonly rules: ChoosingRules
  /** What the sheet opens with. */
  readonly draft: ItemDraft
  readonly onConfirm: (item: ConfirmedItem) => void
}

export interface ItemSheetActions {
  readonly tap: (choice: Choice, opens: boolean) => void
  readonly clear: (choice: Choice) => void
  readonly reopen: (choice: Choice) => void
  readonly closeDrawer: () => void
  readonly saveDrawer: () => void
  readonly pick: (item: string) => void
  readonly setQuantity: (quantity: number) => void
  readonly setNotes: (notes: string) => void
  readonly submit: () => void
}

export interface OpenItemSheet {
  readonly state: sheet.SheetState
  readonly actions: ItemSheetActions
  /** Counts the presses that were refused; a screen jumps to the first error when it changes (SEL-25). */
  readonly refusals: number
}

/** The behaviour of the item sheet without a drawing: every theme type draws from this. */
export const useItemSheet = ({ menu, rules, draft, onConfirm }: ItemSheetNeeds): OpenItemSheet => {
  const [state, setState] = useState(() => sheet.opened(draft))
  const [refusals, setRefusals] = useState(0)
  const latest = useRef(state)
  latest.current = state
  const change = (next: (now: sheet.SheetState) => sheet.SheetState) => setState(next)
  const { full } = state
  useEffect(() => {
    if (full === undefined) return
    const timer = setTimeout(() => setState(sheet.told), messageStays)
    return () => clearTimeout(timer)
  }, [full])
  const actions: ItemSheetActions = {
    tap: (choice, opens) => change((now) => sheet.tapped(menu, rules, now, choice, opens)),
    clear: (choice) => change((now) => sheet.cleared(menu, now, choice)),
    reopen: (choice) => change((now) => sheet.reopened(now, choice)),
    closeDrawer: () => change((now) => sheet.drawerClosed(menu, now)),
    saveDrawer: () => {
      const open = latest.current.drawers.length
      const saved = sheet.drawerSaved(menu, latest.current)
      setState(saved)
      if (saved.drawers.length >= open) setRefusals((count) => count + 1)
    },
    pick: (item) => change((now) => sheet.picked(menu, now, item)),
    setQuantity: (quantity) => change((now) => ({ ...now, draft: withQuantity(now.draft, quantity) })),
    setNotes: (notes) => change((now) => ({ ...now, draft: withNotes(now.draft, notes) })),
    submit: () => {
      const confirmed = confirmDraft(menu, latest.current.draft)
      if (confirmed._tag === 'Right') return onConfirm(confirmed.right)
      change((now) => sheet.refused(menu, now, confirmed.left))
      setRefusals((count) => count + 1)
    },
  }
  return { state, actions, refusals }
}
