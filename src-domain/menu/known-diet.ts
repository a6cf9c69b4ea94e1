/** The diets that schema.org has a name for (RestrictedDiet). */
export type KnownDiet =
  | 'DiabeticDiet'
  | 'GlutenFreeDiet'
  | 'HalalDiet'
  | 'HinduDiet'
  | 'KosherDiet'
  | 'LowCalorieDiet'
  | 'LowFatDiet'
  | 'LowLactoseDiet'
  | 'LowSaltDiet'
  | 'VeganDiet'
  | 'VegetarianDiet'

/**
 * What a mark on a menu is called by machines that read it. A restaurant writes its marks in its own words, so some have
 * no such name; "Dairy free" is stricter than low in lactose, and is told as that.
 */
export function knownDiet(mark: string): KnownDiet | undefined {
  return diets.get(
    mark
      .toLowerCase()
      .replace(/[\s_-]+/g, ' ')
      .trim(),
  )
}

const diets: ReadonlyMap<string, KnownDiet> = new Map([
  ['vegan', 'VeganDiet'],
  ['vegano', 'VeganDiet'],
  ['vegana', 'VeganDiet'],
  ['vegetarian', 'VegetarianDiet'],
  ['vegetariano', 'VegetarianDiet'],
  ['vegetariana', 'VegetarianDiet'],
  ['gluten free', 'GlutenFreeDiet'],
  ['sin gluten', 'GlutenFreeDiet'],
  ['dairy free', 'LowLactoseDiet'],
  ['lactose free', 'LowLactoseDiet'],
  ['low lactose', 'LowLactoseDiet'],
  ['sin lactosa', 'LowLactoseDiet'],
  ['sin lácteos', 'LowLactoseDiet'],
  ['halal', 'HalalDiet'],
  ['kosher', 'KosherDiet'],
  ['hindu', 'HinduDiet'],
  ['diabetic', 'DiabeticDiet'],
  ['low calorie', 'LowCalorieDiet'],
  ['bajo en calorías', 'LowCalorieDiet'],
  ['low fat', 'LowFatDiet'],
  ['bajo en grasa', 'LowFatDiet'],
  ['low salt', 'LowSaltDiet'],
  ['low sodium', 'LowSaltDiet'],
  ['bajo en sal', 'LowSaltDiet'],
])
