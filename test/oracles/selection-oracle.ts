/**
 * What is wrong with a selection, written from the sentences of the catalogue alone (SEL-03 to SEL-09, SEL-20 to SEL-23
 * and the decided conflicts). It imports nothing, so that no mistake can be on both sides of a comparison.
 */
export interface OracleOption {
  readonly id: string
  readonly min: number | null
  readonly max: number | null
  readonly isSingleSelectionOnly: boolean
}

export interface OracleMenu {
  readonly options: Readonly<Record<string, OracleOption>>
  /** Item id -> the options it asks for. */
  readonly asks: Readonly<Record<string, readonly string[]>>
}

/** SEL-01: option id -> chosen modifiers, each with the same inside. */
export interface OracleSelections {
  readonly [option: string]: readonly { readonly item: string; readonly modifiers: OracleSelections }[]
}

export interface OracleError {
  readonly type: 'option' | 'item'
  readonly message: 'SELECTION_MIN_ERROR' | 'SELECTION_MAX_ERROR' | 'Select 1'
  readonly number?: number
  /** Options from the item down to the one in error, joined by "/". */
  readonly at: string
}

export type OracleKind = 'optional-single' | 'required-single' | 'multi'

/** SEL-03 to SEL-09 one after the other; the numbers are the sentences'. */
export function oracleKind(option: OracleOption, notReplaceMod: boolean): OracleKind {
  const min = option.min ?? 0 // SEL-07: a null min counts as 0
  const { max } = option
  const larger = max !== null && max > min && max > 1 // SEL-05
  const equal = max !== null && max === min && max !== 1 // SEL-06
  const endless = max === null && (min === 0 || min > 1) // SEL-07
  const several = larger || equal || endless
  if (several && !option.isSingleSelectionOnly) return 'multi' // SEL-08
  if (min === 0) return 'optional-single' // SEL-03, and SEL-08 with min null or 0
  const exactlyOne = min === 1 && (option.isSingleSelectionOnly ? max !== 0 : max === 1)
  if (notReplaceMod && exactlyOne) return 'optional-single' // SEL-04
  return 'required-single' // SEL-09
}

/** The strictest of what is stated: the max, and 1 for every single choice (SEL-08, SEL-09). */
export function oracleCap(option: OracleOption): number {
  const stated = option.max === null ? [] : [option.max]
  const single = oracleKind(option, false) === 'multi' ? [] : [1]
  return Math.min(Number.POSITIVE_INFINITY, ...stated, ...single)
}

function errorsAt(
  menu: OracleMenu,
  asked: readonly string[],
  selections: OracleSelections,
  above: readonly string[],
): readonly OracleError[] {
  const errors: OracleError[] = []
  for (const id of asked) {
    const option = menu.options[id]
    if (option === undefined) continue
    const at = [...above, id].join('/')
    const chosen = selections[id] ?? []
    if (option.min !== null && option.min > 0 && chosen.length < option.min) {
      errors.push({ type: 'option', message: 'SELECTION_MIN_ERROR', number: option.min, at }) // SEL-20
    }
    if (chosen.length > oracleCap(option)) {
      errors.push({ type: 'option', message: 'SELECTION_MAX_ERROR', number: oracleCap(option), at }) // SEL-21
    }
    for (const { item, modifiers } of chosen) {
      errors.push(...errorsAt(menu, menu.asks[item] ?? [], modifiers, [...above, id])) // SEL-22
    }
  }
  return errors
}

/** All errors of an entry; `item` is undefined while no item of a group entry is chosen. */
export function oracleErrors(
  menu: OracleMenu,
  item: string | undefined,
  selections: OracleSelections,
): readonly OracleError[] {
  return item === undefined
    ? [{ type: 'item', message: 'Select 1', at: '' }] // SEL-23
    : errorsAt(menu, menu.asks[item] ?? [], selections, [])
}
