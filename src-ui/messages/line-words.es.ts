import type { lineWords as source } from './line-words.en.ts'

export const lineWords: typeof source = {
  lineWhy: {
    SoldOut: 'Agotado',
    NotServed: 'No disponible en este menú',
    NotAsChosen: 'No podemos prepararlo así.',
  },
  itemUnavailable: 'Artículo no disponible',
  takeOut: ({ names }) => `Quitar ${names}`,
}
