import type { allergenWords as source } from './allergen-words.en.ts'

export const allergenWords: typeof source = {
  name: {
    gluten: 'gluten',
    crustaceans: 'crustáceos',
    eggs: 'huevo',
    fish: 'pescado',
    peanuts: 'cacahuate',
    soybeans: 'soya',
    milk: 'leche',
    nuts: 'nueces',
    celery: 'apio',
    mustard: 'mostaza',
    sesame: 'ajonjolí',
    sulphites: 'sulfitos',
    lupin: 'lupino',
    molluscs: 'moluscos',
  },
  contains: ({ names }) => `Contiene ${names}.`,
  mayContain: ({ names }) => `Puede contener ${names}.`,
  none: 'Sin ninguno de los 14 alérgenos principales.',
  partial: 'No tenemos información de alérgenos de todo lo que lleva. Pregúntanos.',
}
