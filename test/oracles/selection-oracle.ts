/**
 * Oracle of selection errors, from the catalogue's sentences (SEL-03 to SEL-09, SEL-20 to SEL-23 and the decided
 * conflicts). Imports nothing, so it shares no bug with the product.
 */
export interface OracleOption {
  readonly id: string
  readonly min: number | null
  readonly max: number | null
  readonly isSingleSelectionOnly: boolean
}

export interface OracleMenu {
  readonly options: Readonly<Record<string, OracleOption>>
  readonly asks: Readonly<Record<string, readonly string[]>>
}

/** SEL-01: option id -> chosen modifiers with their own selections. */
export interface OracleSelections {
  readonly [option: string]: readonly { readonly item: string; readonly modifiers: OracleSelections }[]
}

export interface OracleError {
  readonly type: 'option' | 'item'
  readonly message: 'SELECTION_MIN_ERROR' | 'SELECTION_MAX_ERROR' | 'Select 1'
  readonly number?: number
  /** Option ids from the item down, joined by "/". */
  readonly at: string
}

export type OracleKind = 'optional-single' | 'required-single' | 'multi'

export function oracleKind(option: OracleOption, notReplaceMod: boolean): OracleKind {
  const min = option.min ?? 0
  const { max } = option
  const larger = max !== null && max > min && max > 1
  const equal = max !== null && max === min && max !== 1
  const endless = max === null && (min === 0 || min > 1)
  const several = larger || equal || endless
  if (several && !option.isSingleSelectionOnly) return 'multi'
  if (min === 0) return 'optional-single'
  const exactlyOne = min === 1 && (option.isSingleSelectionOnly ? max !== 0 : max === 1)
  if (notReplaceMod && exactlyOne) return 'optional-single'
  return 'required-single'
}

/** The strictest limit: max, and 1 for single choices (SEL-08, SEL-09). */
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
      errors.push({ type: 'option', message: 'SELECTION_MIN_ERROR', number: option.min, at })
    }
    if (chosen.length > oracleCap(option)) {
      errors.push({ type: 'option', message: 'SELECTION_MAX_ERROR', number: oracleCap(option), at })
    }
    for (const { item, modifiers } of chosen) {
      errors.push(...errorsAt(menu, menu.asks[item] ?? [], modifiers, [...above, id]))
    }
  }
  return errors
}

/** All errors of an entry; `item` is undefined while a group entry has no chosen item. */
export function oracleErrors(
  menu: OracleMenu,
  item: string | undefined,
  selections: OracleSelections,
): readonly OracleError[] {
  return item === undefined
    ? [{ type: 'item', message: 'Select 1', at: '' }]
    : errorsAt(menu, menu.asks[item] ?? [], selections, [])
}
