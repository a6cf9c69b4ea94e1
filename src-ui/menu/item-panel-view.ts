import { allergenLines } from '../../src-domain/menu/allergen-sentences.ts'
import { askedOptions } from '../../src-domain/menu/asked-options.ts'
import { caloriesRange } from '../../src-domain/menu/calories-range.ts'
import { knownDiet } from '../../src-domain/menu/known-diet.ts'
import { listed } from '../../src-domain/menu/listed.ts'
import { listedPrice } from '../../src-domain/menu/listed-price.ts'
import type { MenuGroup, MenuItem } from '../../src-domain/menu/menu.ts'
import { type Bounds, capOf, isBox, minOf } from '../../src-domain/menu/option-bounds.ts'
import { hasSizedPrices } from '../../src-domain/menu/price-by-size.ts'
import { sharedFacts } from '../../src-domain/menu/shared-facts.ts'
import type { Words } from '../messages/words-context.tsx'
import { type CardNeeds, dishesIn, groupCardView, itemCardView } from './item-card-view.ts'
import type { ItemPanelView } from './menu-page-view.ts'

export function ruleWords(option: Bounds, words: Words['shopPage']): string {
  const { unitMin = 0, unitMax = Number.POSITIVE_INFINITY, minIfAny } = option
  const [min, max] = isBox(option) ? [unitMin, unitMax] : [minOf(option), capOf(option)]
  if (min === 0 && minIfAny !== undefined) return words.groupRule.noneOrAtLeast({ count: minIfAny })
  if (min === 0) return Number.isFinite(max) ? words.groupRule.upTo({ count: max }) : words.groupRule.any
  if (!Number.isFinite(max)) return words.groupRule.atLeast({ count: min })
  return max <= min ? words.groupRule.exactly({ count: min }) : words.groupRule.between({ min, max })
}

export function itemPanelView(needs: CardNeeds, group: MenuGroup, item: MenuItem): ItemPanelView {
  const { menu, brand, words } = needs
  const calories = caloriesRange(item.calories)
  return {
    ...itemCardView(needs, group, item),
    ...(calories._tag === 'Some' ? { calories: words.calories(calories.value) } : {}),
    additional: item.additionalDescriptions,
    ...(item.allergens === undefined ? {} : { declared: item.allergens }),
    diets: [...new Set(item.dietaryRestrictions.flatMap((mark) => knownDiet(mark) ?? []))],
    options: askedOptions(menu, item, brand.ordering).map((option) => {
      const { price, showsPrices } = sharedFacts(menu, option)
      return {
        id: option.id,
        name: option.name,
        rule: ruleWords(option, words),
        ...(price === undefined || hasSizedPrices(menu, option)
          ? {}
          : { each: words.each({ price: words.price(price) }) }),
        choices: listed(option.items, menu.items).map((choice) => ({
          id: choice.id,
          name: choice.name,
          price: choicePrice(needs, choice, showsPrices),
          ...allergensOfChoice(choice, words),
        })),
      }
    }),
  }
}

/** "+$1.50", or "Small +$1.50, Large +$2.50". */
function choicePrice({ menu, words }: CardNeeds, { price, priceBySize }: MenuItem, isShown: boolean): string {
  if (priceBySize === undefined) return isShown && price !== 0 ? `+${words.price(price)}` : ''
  return priceBySize
    .flatMap((one) => {
      const name = menu.items.get(one.size)?.name
      return name === undefined ? [] : [`${name} +${words.price(one.price)}`]
    })
    .join(', ')
}

function allergensOfChoice({ allergens }: MenuItem, words: Words['shopPage']): { readonly allergens?: string } {
  const text = allergenLines(allergens, words.allergens).join(' ')
  return allergens === undefined || allergens.contains.length + allergens.mayContain.length === 0
    ? {}
    : { allergens: text }
}

/** Group to choose from (MENU-32). */
export function groupPanelView(needs: CardNeeds, group: MenuGroup): ItemPanelView {
  const { menu, words } = needs
  return {
    ...groupCardView(needs, group),
    marks: [],
    additional: [],
    diets: [],
    options: [
      {
        id: group.id,
        name: words.chooseOne,
        rule: words.groupRule.exactly({ count: 1 }),
        choices: dishesIn(menu, group).map((item) => ({
          id: item.id,
          name: item.name,
          price: words.price(listedPrice(menu, item).price),
        })),
      },
    ],
  }
}
