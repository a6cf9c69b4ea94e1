/** schema.org RestrictedDiet. */
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

/** Maps a restaurant's diet mark to schema.org, if possible. "Dairy free" becomes low lactose, a weaker claim. */
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
