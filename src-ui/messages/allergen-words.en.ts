import type { AllergenWords } from '../../src-domain/menu/allergen-sentences.ts'

type Names = { readonly names: string }

export const allergenWords = {
  name: {
    gluten: 'gluten',
    crustaceans: 'shellfish (crustaceans)',
    eggs: 'egg',
    fish: 'fish',
    peanuts: 'peanuts',
    soybeans: 'soy',
    milk: 'milk',
    nuts: 'tree nuts',
    celery: 'celery',
    mustard: 'mustard',
    sesame: 'sesame',
    sulphites: 'sulfites',
    lupin: 'lupin',
    molluscs: 'mollusks',
  },
  contains: ({ names }: Names) => `Contains ${names}.`,
  mayContain: ({ names }: Names) => `May contain ${names}.`,
  none: 'None of the 14 major allergens.',
  partial: 'We don’t have allergen information for everything in it. Please ask us.',
} satisfies AllergenWords
