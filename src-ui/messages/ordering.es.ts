import type { ordering as source } from './ordering.en.ts'

export const ordering: typeof source = {
  addToOrder: 'Añadir al pedido',
}
