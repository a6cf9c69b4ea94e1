import type { lineWords as source } from './line-words.en.ts'

export const lineWords: typeof source = {
  lineWhy: {
    SoldOut: 'Agotado',
    NotServed: 'No está en este menú',
    NotAsChosen: 'La cocina no puede prepararlo así.',
  },
  itemUnavailable: 'Plato no disponible',
  takeOut: ({ names }) => `Quitar ${names}`,
}
