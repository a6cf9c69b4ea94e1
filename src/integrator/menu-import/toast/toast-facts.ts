import { allergenNamed } from '../../../../src-domain/menu/allergens.ts'
import { knownDiet } from '../../../../src-domain/menu/known-diet.ts'
import { containedAllergens } from '../contained-allergens.ts'
import { inWords } from '../in-words.ts'
import { plainText } from '../plain-text.ts'
import type { Entry, VendorDraft } from '../vendor-draft.ts'
import type { ToastGroup, ToastItem, ToastSold } from './toast-menus.ts'

export type ToastTags = NonNullable<ToastGroup['itemTags']>

const alcoholTag = /^(?:contains )?alcohol(?:ic)?$/i

/** Diets, allergens, alcohol and calories. A tag that is none of them is reported. */
export function factsOf(draft: VendorDraft, sold: ToastSold, inherited: ToastTags): Entry {
  const { guid, contentAdvisories, calories } = sold
  const tags = [...new Set([...inherited, ...(sold.itemTags ?? [])].map(({ name }) => plainText(name)))]
  const isDiet = (tag: string) => knownDiet(tag) !== undefined || /\bfree$/i.test(tag)
  const allergenOf = (tag: string) => allergenNamed(tag.replace(/^contains /i, ''))
  for (const tag of tags)
    if (!isDiet(tag) && !alcoholTag.test(tag) && allergenOf(tag) === undefined) draft.lose('itemTags', guid, tag)
  const told = contentAdvisories?.alcohol?.containsAlcohol
  if (told !== 'YES' && told !== 'NO') draft.lose('contentAdvisories.alcohol.containsAlcohol', guid, told)
  const isAlcohol = told === 'YES' || tags.some((tag) => alcoholTag.test(tag))
  if (calories !== undefined && calories < 0) draft.lose('calories below 0', guid, calories)
  return {
    dietaryRestrictions: tags.filter(isDiet),
    ...allergensOf(
      draft,
      sold,
      tags.flatMap((tag) => allergenOf(tag) ?? []),
    ),
    ...(isAlcohol ? { isAlcohol } : {}),
    ...(calories === undefined || calories < 0 ? {} : { calories: { min: calories, max: calories } }),
  }
}

/** Tags name some allergens, and not that there are no others. */
function allergensOf({ lose }: VendorDraft, { guid, allergens = [] }: ToastSold, tagged: readonly string[]): Entry {
  const namesOf = (isTrace: boolean) =>
    allergens
      .filter(({ presenceType }) => (presenceType === 'TRACES') === isTrace)
      .flatMap(({ code = '', groupCode = '' }) => [code, groupCode].filter((name) => name !== '').map(inWords))
  for (const { presenceType } of allergens)
    if (presenceType !== 'CONTAINS' && presenceType !== 'TRACES') lose('allergens[].presenceType', guid, presenceType)
  const contains = [...new Set([...namesOf(false), ...tagged])]
  const declared = containedAllergens(contains, [...new Set(namesOf(true))])
  const isPartial = allergens.length === 0 && tagged.length > 0
  return isPartial ? { allergens: { ...Object(declared.allergens), isPartial } } : declared
}

/** The category is the rates' ids, whose rates stand elsewhere: the restaurant enters them in its location. */
export function taxOf({ lose }: VendorDraft, { guid, taxInfo, taxInclusion }: ToastItem): Entry {
  if (taxInclusion !== 'TAX_NOT_INCLUDED' && taxInclusion !== 'SMART_TAX') lose('taxInclusion', guid, taxInclusion)
  if (taxInfo === undefined) return {}
  const category = taxInfo.length === 0 ? 'no-tax' : [...taxInfo].sort().join('+')
  if (category.length > 128) {
    lose('taxInfo with many rates', guid, taxInfo)
    return {}
  }
  lose('taxInfo: the rate of taxCategory, which is not in the file', guid, category)
  return { taxCategory: category }
}

const online = ['TOAST_ONLINE_ORDERING', 'ORDERING_PARTNERS']
const elsewhere = ['POS', 'KIOSK', 'GRUBHUB']

/** Reports and leaves out what customers do not see online. */
export function isShown(
  { lose }: VendorDraft,
  kind: string,
  entry: { readonly guid: string; readonly visibility?: readonly string[] },
): boolean {
  const { guid, visibility } = entry
  if (visibility === undefined) return true
  const isVisible = online.some((one) => visibility.includes(one))
  if (!isVisible) lose(`${kind} that are not visible online`, guid, entry)
  else for (const one of visibility) if (![...online, ...elsewhere].includes(one)) lose('visibility', guid, one)
  return isVisible
}
