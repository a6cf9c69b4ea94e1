import type { Menu } from '../../src-domain/menu/menu.ts'
import { type Choice, isChosen, type OptionFull, remove, toggle } from '../../src-domain/selection/choose.ts'
import { draftErrors, remainingErrors } from '../../src-domain/selection/confirm-draft.ts'
import { type ItemDraft, pickGroupItem, withSelections } from '../../src-domain/selection/item-draft.ts'
import { closeUnsaved, type NestedDrawer, saveDrawer } from '../../src-domain/selection/nested-drawer.ts'
import { type ChoosingRules, kindOf } from '../../src-domain/selection/option-kind.ts'
import type { SelectionError } from '../../src-domain/selection/selection-error.ts'
import { selectionErrors } from '../../src-domain/selection/selection-errors.ts'
import type { Selections } from '../../src-domain/selection/selections.ts'
import { setPieces } from '../../src-domain/selection/set-pieces.ts'
import { type Path, type Step, selectionsWithin } from '../../src-domain/selection/within.ts'

export interface SheetState {
  readonly draft: ItemDraft
  /** Outermost first; only the last is active. */
  readonly drawers: readonly NestedDrawer[]
  /** Errors since the last submit (SEL-26). */
  readonly shown: readonly SelectionError[]
  /** Maximum reached (SEL-12, SEL-35). */
  readonly full?: OptionFull
  /** Choices removed by the last tap (SEL-10), shown until the next one. */
  readonly replaced?: ReplacedChoices
}

export interface ReplacedChoices {
  /** Option ids from the item down to the choice. */
  readonly path: readonly string[]
  readonly items: readonly string[]
}

export function openedSheet(draft: ItemDraft): SheetState {
  return { draft, drawers: [], shown: [] }
}

function withDraft(menu: Menu, state: SheetState, draft: ItemDraft): SheetState {
  return {
    draft,
    drawers: state.drawers,
    shown: remainingErrors(state.shown, draftErrors(menu, draft)),
  }
}

function hasNestedOptions(menu: Menu, item: string): boolean {
  return menu.items.get(item)?.options.some((id) => menu.options.has(id)) ?? false
}

function pathOf({ within = [], option, item }: Choice): Path {
  return [...within, { option, item }]
}

/** Nested options open a drawer (SEL-14), unless arrow keys only passed the choice. */
export function tapChoice(
  menu: Menu,
  rules: ChoosingRules,
  state: SheetState,
  choice: Choice,
  opens: boolean,
): SheetState {
  const before = state.draft.selections
  const next = toggle(menu, rules, before, choice)
  if (next._tag === 'Left') return { ...state, full: next.left }
  if (next.right === before) return state
  const changed = {
    ...withDraft(menu, state, withSelections(state.draft, next.right)),
    ...replacedChoices(menu, rules, before, next.right, choice),
  }
  const isNew = isChosen(next.right, choice) && !isChosen(before, choice)
  return opens && isNew && hasNestedOptions(menu, choice.item)
    ? { ...changed, drawers: [...state.drawers, { path: pathOf(choice), before }] }
    : changed
}

/** Choices to announce as replaced. None for single choice, where the radio itself shows it. */
function replacedChoices(
  menu: Menu,
  rules: ChoosingRules,
  before: Selections,
  after: Selections,
  choice: Choice,
): { readonly replaced?: ReplacedChoices } {
  const option = menu.options.get(choice.option)
  if (option === undefined || kindOf(option, rules) !== 'multi' || !isChosen(after, choice)) return {}
  const { within = [] } = choice
  const gone = (selectionsWithin(before, within).get(choice.option) ?? [])
    .map(({ item }) => item)
    .filter((item) => !isChosen(after, { ...choice, item }))
  return gone.length === 0
    ? {}
    : { replaced: { path: [...within.map(({ option: id }) => id), option.id], items: gone } }
}

/** Clears an optional single choice, because a radio cannot be unchecked. */
export function clearChoice(menu: Menu, state: SheetState, choice: Choice): SheetState {
  return withDraft(menu, state, withSelections(state.draft, remove(state.draft.selections, choice)))
}

export function countPieces(menu: Menu, state: SheetState, choice: Choice, count: number): SheetState {
  return withDraft(menu, state, withSelections(state.draft, setPieces(menu, state.draft.selections, choice, count)))
}

export function reopenDrawer(state: SheetState, choice: Choice): SheetState {
  return {
    ...state,
    drawers: [...state.drawers, { path: pathOf(choice), before: state.draft.selections }],
  }
}

/** Closing without saving reverts the choice that opened the drawer (SEL-15). */
export function closeDrawer(menu: Menu, state: SheetState): SheetState {
  const drawer = state.drawers.at(-1)
  if (drawer === undefined) return state
  const closed = { ...state, drawers: state.drawers.slice(0, -1) }
  return withDraft(menu, closed, withSelections(state.draft, closeUnsaved(drawer)))
}

function startsWith(path: readonly string[], start: readonly string[]): boolean {
  return start.every((id, at) => path[at] === id)
}

/** Saves the drawer, or shows its errors and keeps it open (SEL-16). */
export function saveLastDrawer(menu: Menu, state: SheetState): SheetState {
  const drawer = state.drawers.at(-1)
  if (drawer === undefined) return state
  const saved = saveDrawer(menu, state.draft.selections, drawer)
  if (saved._tag === 'Right') return { ...state, drawers: state.drawers.slice(0, -1) }
  const here = drawer.path.map(({ option }) => option)
  const elsewhere = state.shown.filter(({ path }) => !startsWith(path, here))
  // The drawer's errors come first, because the view jumps to the first (SEL-25).
  return jumpToError(menu, { ...state, shown: [...saved.left, ...elsewhere] }, saved.left[0])
}

/** Chosen modifier of `option` with an error at `rest` inside it. */
function wrongModifier(menu: Menu, selections: Selections, option: string, rest: readonly string[]): Step | undefined {
  return (selections.get(option) ?? []).find(({ item, modifiers }) =>
    selectionErrors(menu, item, modifiers).some(({ path }) => startsWith(path, rest)),
  )
}

function jumpToError(menu: Menu, state: SheetState, error: SelectionError | undefined): SheetState {
  const { selections } = state.draft
  const ids = error?.path ?? []
  let { drawers } = state
  let way: Path = []
  for (const [at, option] of ids.slice(0, -1).entries()) {
    const step = wrongModifier(menu, selectionsWithin(selections, way), option, ids.slice(at + 1))
    if (step === undefined) break
    way = [...way, { option: step.option, item: step.item }]
    if (at >= drawers.length) drawers = [...drawers, { path: way, before: selections }]
  }
  return { ...state, drawers }
}

/** Shows the errors of a refused submit (SEL-24, SEL-25). */
export function showErrors(menu: Menu, state: SheetState, errors: readonly SelectionError[]): SheetState {
  return jumpToError(menu, { ...state, shown: errors }, errors[0])
}

/** Selects another item of the group, with its default choices (SEL-17). */
export function pickItem(menu: Menu, state: SheetState, item: string): SheetState {
  return withDraft(menu, { ...state, drawers: [] }, pickGroupItem(menu, state.draft, item))
}

export function generalError({ shown }: SheetState): SelectionError | undefined {
  return shown.find(({ path, message }) => path.length === 0 && message._tag !== 'ItemNotChosen')
}

/** Message that disappears by itself (SEL-35). */
export function passingMessage(state: SheetState): OptionFull | SelectionError | undefined {
  return state.full ?? generalError(state)
}

export function dismissMessage(state: SheetState): SheetState {
  const { full: _, ...rest } = state
  const general = generalError(state)
  return { ...rest, shown: state.shown.filter((error) => error !== general) }
}
