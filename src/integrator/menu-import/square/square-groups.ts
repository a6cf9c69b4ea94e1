import { plainText } from '../plain-text.ts'
import type { VendorDraft } from '../vendor-draft.ts'
import type { SquareObject } from './square-catalog.ts'

interface Listed {
  readonly id: string
  readonly ordinal?: number
}

const ofNoCategory = 'no-category'

/** Adds the categories as groups. Returns those that stand in no other. */
export function addGroups(draft: VendorDraft, objects: readonly SquareObject[]): readonly string[] {
  const categories = objects.filter(({ category_data }) => category_data !== undefined)
  const known = new Set(categories.map(({ id }) => id))
  const inside = itemsByCategory(draft, objects, known)
  for (const { id, category_data } of categories)
    draft.groups.set(id, {
      id,
      name: plainText(category_data?.name ?? ''),
      items: ordered(inside.get(id) ?? []),
      subgroups: below(categories, known, id),
    })
  const others = inside.get(ofNoCategory)
  if (others === undefined) return below(categories, known, undefined)
  draft.groups.set(ofNoCategory, { id: ofNoCategory, name: 'More', items: ordered(others) })
  return [...below(categories, known, undefined), ofNoCategory]
}

function itemsByCategory(
  draft: VendorDraft,
  objects: readonly SquareObject[],
  known: ReadonlySet<string>,
): ReadonlyMap<string, readonly Listed[]> {
  const inside = new Map<string, Listed[]>()
  for (const { id, item_data } of objects) {
    if (item_data === undefined || !draft.items.has(id)) continue
    for (const { id: group, ordinal = 0 } of categoriesOf(draft, id, item_data, known))
      inside.set(group, [...(inside.get(group) ?? []), { id, ordinal }])
  }
  return inside
}

/** `category_id` is the older key. A category that the file does not hold is reported. */
function categoriesOf(
  { lose }: VendorDraft,
  item: string,
  { category_id, categories = [] }: NonNullable<SquareObject['item_data']>,
  known: ReadonlySet<string>,
): readonly Listed[] {
  const old = categories.some(({ id }) => id === category_id) || category_id === undefined ? [] : [{ id: category_id }]
  const given: readonly Listed[] = [...categories, ...old]
  for (const one of given) if (!known.has(one.id)) lose('item_data.categories that the file does not hold', item, one)
  const held = given.filter(({ id }) => known.has(id))
  return held.length === 0 ? [{ id: ofNoCategory }] : held
}

function parentOf({ category_data }: SquareObject, known: ReadonlySet<string>): Listed | undefined {
  const parent = category_data?.parent_category
  return parent !== undefined && known.has(parent.id) ? parent : undefined
}

function below(
  categories: readonly SquareObject[],
  known: ReadonlySet<string>,
  parent: string | undefined,
): readonly string[] {
  const inner = categories.filter((one) => parentOf(one, known)?.id === parent)
  return ordered(inner.map((one) => ({ id: one.id, ordinal: parentOf(one, known)?.ordinal ?? 0 })))
}

function ordered(entries: readonly Listed[]): readonly string[] {
  return entries.toSorted((one, other) => (one.ordinal ?? 0) - (other.ordinal ?? 0)).map(({ id }) => id)
}
