import type { lineWords as source } from './line-words.en.ts'

export const lineWords: typeof source = {
  lineWhy: {
    SoldOut: 'Agotado',
    NotServed: 'No disponible en este menú',
    NotDelivered: 'No disponible a domicilio',
    NotAsChosen: 'No podemos prepararlo así.',
    FewLeft: 'Hoy quedan menos. Elige menos, por favor.',
  },
  onlyLeft: ({ count }) => (count === 1 ? 'Solo queda 1' : `Solo quedan ${count}`),
  lineFewLeft: ({ count }) =>
    count === 1 ? 'Hoy solo queda 1. Elige menos, por favor.' : `Hoy solo quedan ${count}. Elige menos, por favor.`,
  itemUnavailable: 'Artículo no disponible',
  takeOut: ({ names }) => `Quitar ${names}`,
}
