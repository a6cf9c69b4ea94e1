import { useEffect, useMemo, useRef, useState } from 'react'
import type { Menu } from '../../src-domain/menu/menu.ts'
import type { Choice } from '../../src-domain/selection/choose.ts'
import { type ConfirmedItem, confirmDraft } from '../../src-domain/selection/confirm-draft.ts'
import { type ItemDraft, withNotes, withQuantity } from '../../src-domain/selection/item-draft.ts'
import type { ChoosingRules } from '../../src-domain/selection/option-kind.ts'
import * as sheet from './sheet-state.ts'

/** Milliseconds (SEL-35). */
const messageDuration = 5_000

export interface ItemSheetNeeds {
  readonly menu: Menu
  readonly rules: ChoosingRules
  readonly draft: ItemDraft
  readonly onConfirm: (item: ConfirmedItem) => void
}

export interface ItemSheetActions {
  readonly tap: (choice: Choice, opens: boolean) => void
  readonly clear: (choice: Choice) => void
  readonly setPieces: (choice: Choice, count: number) => void
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
  /** Counts refused submits. On each, the screen jumps to the first error (SEL-25). */
  readonly refusals: number
}

/** Behaviour of the item sheet, shared by all theme types. */
export function useItemSheet(needs: ItemSheetNeeds): OpenItemSheet {
  const [state, setState] = useState(() => sheet.openedSheet(needs.draft))
  const [refusals, setRefusals] = useState(0)
  const latest = useRef({ state, needs })
  latest.current = { state, needs }
  const said = sheet.passingMessage(state)
  useEffect(() => {
    if (said === undefined) return
    const timer = setTimeout(() => setState(sheet.dismissMessage), messageDuration)
    return () => clearTimeout(timer)
  }, [said])
  // Memoised, so that groups do not render again.
  const actions = useMemo((): ItemSheetActions => {
    const refuse = (state: sheet.SheetState) => {
      setState(state)
      setRefusals((count) => count + 1)
    }
    const menu = () => latest.current.needs.menu
    return {
      tap: (choice, opens) =>
        setState((now) => sheet.tapChoice(menu(), latest.current.needs.rules, now, choice, opens)),
      clear: (choice) => setState((now) => sheet.clearChoice(menu(), now, choice)),
      setPieces: (choice, count) => setState((now) => sheet.countPieces(menu(), now, choice, count)),
      reopen: (choice) => setState((now) => sheet.reopenDrawer(now, choice)),
      closeDrawer: () => setState((now) => sheet.closeDrawer(menu(), now)),
      saveDrawer: () => {
        const now = latest.current.state
        const saved = sheet.saveLastDrawer(menu(), now)
        if (saved.drawers.length < now.drawers.length) setState(saved)
        else refuse(saved)
      },
      pick: (item) => setState((now) => sheet.pickItem(menu(), now, item)),
      setQuantity: (quantity) => setState((now) => ({ ...now, draft: withQuantity(now.draft, quantity) })),
      setNotes: (notes) => setState((now) => ({ ...now, draft: withNotes(now.draft, notes) })),
      submit: () => {
        const now = latest.current.state
        const confirmed = confirmDraft(menu(), now.draft)
        if (confirmed._tag === 'Right') latest.current.needs.onConfirm(confirmed.right)
        else refuse(sheet.showErrors(menu(), now, confirmed.left))
      },
    }
  }, [])
  return { state, actions, refusals }
}
