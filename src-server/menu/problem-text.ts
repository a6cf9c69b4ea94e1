import { type MenuProblem, type MenuStep, pathText } from '../../src-domain/menu/menu-problem.ts'

/** For the menu's editor, in a terminal or a log; never for a customer. */
export function problemText(problem: MenuProblem): string {
  return `${pathText(problem.path)} ${sentenceOf(problem)}`
}

function nameOf({ collection, id }: MenuStep): string {
  return `${collection}.${id}`
}

function sentenceOf({ fact }: MenuProblem): string {
  switch (fact._tag) {
    case 'NoMenuList':
      return 'holds no menu list'
    case 'NoItem':
      return 'holds no item'
    case 'Dangling':
      return `names ${nameOf(fact.named)}, which does not exist`
    case 'KeyIsNotId':
      return `is held under the id ${fact.key}, which is not its own`
    case 'Cycle':
      return `contains itself: ${pathText(fact.through)}`
    case 'NegativePrice':
      return `has a negative price of ${fact.price} cents`
    case 'SizeNotOffered':
      return `has a price for ${fact.size}, which no option offers`
    case 'SizesCombine':
      return `has a price for choices of ${fact.option}, where several can be chosen at once`
    case 'SizeWithoutPrice':
      return `has no price for ${fact.size}, so its plain price applies`
    case 'MinAboveMax':
      return `requires ${fact.min} and allows ${fact.max}`
    case 'NothingAllowedButRequired':
      return `requires ${fact.min} and allows nothing`
    case 'SingleButRequiresMore':
      return `requires ${fact.min} and is single-selection-only`
    case 'TooFewOffered':
      return `requires ${fact.min} and offers ${fact.offered}`
    case 'TooFewPieces':
      return `requires ${fact.required} pieces and allows ${fact.most}`
    case 'PieceAsks':
      return `offers pieces of ${fact.itemId}, which has options of its own`
    case 'DefaultNotOffered':
      return `preselects ${fact.itemId}, which it does not offer`
    case 'DefaultsBeyondCap':
      return `preselects ${fact.defaults} and allows ${fact.cap}`
    case 'Unreachable':
      return 'is reached by no menu list'
    case 'TooFewLeft':
      return `requires ${fact.min}, and only ${fact.left} are not sold out`
    case 'ListedTwice':
      return `names ${nameOf(fact.named)} twice`
    case 'CaloriesReversed':
      return `states ${fact.min} to ${fact.max} calories`
    case 'NestsDeeper':
      return `is a subgroup with subgroups of its own: ${fact.below.map(nameOf).join(', ')}`
    case 'UnlistedAllergen':
      return `names the allergen "${fact.name}", which is not one of the fourteen: it is shown, and not filtered by`
    case 'SameName':
      return `lists ${fact.items.join(' and ')} with the same name, "${fact.name}"`
    case 'FarAboveMedian':
      return `costs ${fact.price}, more than ten times the median of ${fact.median} (in the smallest unit of the currency)`
    case 'NoDays':
      return 'is served on no day'
    case 'NeverServed':
      return `is never served, because ${nameOf(fact.because)} comes first`
  }
}
