import type { order as source } from './order.en.ts'

export const order: typeof source = {
  title: 'Tu pedido',
}
